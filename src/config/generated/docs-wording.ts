/* Generated from schema/docs.schema.json by `npm run generate`. Do not edit. */
import type { Wording } from '../wording.ts';

export const docsWording: Wording = {
  "title": "Documentation site settings",
  "types": [
    "object"
  ],
  "fields": {
    "name": {
      "title": "Project name",
      "types": [
        "string"
      ],
      "example": "Acme Docs"
    },
    "logo": {
      "title": "Logo",
      "example": "/logo.svg",
      "alternatives": [
        {
          "title": "One picture",
          "definition": "logoImage"
        },
        {
          "title": "A picture for each mode",
          "definition": "logoPair"
        }
      ]
    },
    "favicon": {
      "title": "Icon in the browser tab",
      "types": [
        "string"
      ],
      "format": "image-path",
      "example": "/favicon.svg"
    },
    "colors": {
      "definition": "colors"
    },
    "backgroundImage": {
      "title": "Background picture",
      "types": [
        "string"
      ],
      "format": "image-path",
      "example": "/images/background.png"
    },
    "modeToggle": {
      "title": "Light and dark mode",
      "types": [
        "object"
      ],
      "example": {
        "default": "dark"
      },
      "fields": {
        "default": {
          "title": "Mode new readers see",
          "types": [
            "string"
          ],
          "choices": [
            "light",
            "dark"
          ]
        },
        "isHidden": {
          "title": "Hide the switch between light and dark",
          "types": [
            "boolean"
          ]
        }
      }
    },
    "font": {
      "title": "Font",
      "types": [
        "object"
      ],
      "example": {
        "family": "Inter"
      },
      "fields": {
        "family": {
          "title": "Name of the font",
          "types": [
            "string"
          ],
          "example": "Inter"
        },
        "weight": {
          "title": "Weight",
          "types": [
            "number"
          ]
        },
        "url": {
          "title": "Font file",
          "types": [
            "string"
          ],
          "format": "link",
          "example": "/fonts/inter.woff2"
        },
        "format": {
          "title": "Format of the file",
          "types": [
            "string"
          ],
          "choices": [
            "woff",
            "woff2"
          ]
        },
        "headings": {
          "title": "Another font for headings",
          "definition": "font"
        },
        "body": {
          "title": "Another font for the text",
          "definition": "font"
        }
      }
    },
    "topbarLinks": {
      "title": "Links in the top bar",
      "types": [
        "array"
      ],
      "example": [
        {
          "name": "Support",
          "url": "mailto:help@example.com"
        }
      ],
      "items": {
        "definition": "topbarLink"
      }
    },
    "topbarCtaButton": {
      "definition": "topbarCtaButton"
    },
    "navigation": {
      "title": "Pages in the sidebar",
      "types": [
        "array"
      ],
      "example": [
        {
          "group": "Getting started",
          "pages": [
            "introduction",
            "quickstart"
          ]
        }
      ],
      "items": {
        "definition": "navigationGroup"
      }
    },
    "primaryTab": {
      "title": "First tab",
      "types": [
        "object"
      ],
      "example": {
        "name": "Guides"
      },
      "fields": {
        "name": {
          "title": "Label",
          "types": [
            "string"
          ],
          "example": "Guides"
        },
        "isDefaultHidden": {
          "title": "Hide until someone opens one of its pages",
          "types": [
            "boolean"
          ]
        }
      }
    },
    "tabs": {
      "title": "Tabs",
      "types": [
        "array"
      ],
      "example": [
        {
          "name": "API reference",
          "url": "api-reference"
        }
      ],
      "items": {
        "definition": "tab"
      }
    },
    "topAnchor": {
      "title": "First sidebar shortcut",
      "types": [
        "object"
      ],
      "example": {
        "name": "Documentation",
        "icon": "book-open",
        "iconType": "duotone"
      },
      "fields": {
        "name": {
          "title": "Label",
          "types": [
            "string"
          ],
          "example": "Home"
        },
        "icon": {
          "definition": "icon"
        },
        "iconType": {
          "definition": "iconType"
        },
        "color": {
          "definition": "colorOrGradient"
        }
      }
    },
    "anchors": {
      "title": "Sidebar shortcuts",
      "types": [
        "array"
      ],
      "example": [
        {
          "name": "Community",
          "icon": "users",
          "url": "https://example.com/community"
        }
      ],
      "items": {
        "definition": "anchor"
      }
    },
    "versions": {
      "title": "Versions",
      "types": [
        "array"
      ],
      "example": [
        "v2",
        "v1"
      ],
      "items": {
        "title": "Version",
        "alternatives": [
          {
            "title": "A name",
            "types": [
              "string"
            ]
          },
          {
            "title": "A name with more settings",
            "definition": "version"
          }
        ]
      }
    },
    "api": {
      "definition": "api"
    },
    "openapi": {
      "definition": "openapi"
    },
    "footerSocials": {
      "title": "Social links in the footer",
      "example": {
        "github": "https://github.com/example",
        "website": "https://example.com"
      },
      "alternatives": [
        {
          "title": "One address for each platform",
          "definition": "socials"
        },
        {
          "title": "A list",
          "definition": "socialList"
        }
      ]
    },
    "footer": {
      "title": "Footer",
      "types": [
        "object"
      ],
      "example": {
        "links": [
          {
            "title": "Company",
            "links": [
              {
                "label": "About",
                "url": "https://example.com/about"
              }
            ]
          }
        ]
      },
      "fields": {
        "socials": {
          "title": "Social links",
          "alternatives": [
            {
              "title": "One address for each platform",
              "definition": "socials"
            },
            {
              "title": "A list",
              "definition": "socialList"
            }
          ]
        },
        "links": {
          "title": "Columns of links",
          "types": [
            "array"
          ],
          "items": {
            "definition": "footerColumn"
          }
        }
      }
    },
    "feedback": {
      "title": "Feedback from readers",
      "types": [
        "object"
      ],
      "example": {
        "suggestEdit": true,
        "raiseIssue": true
      },
      "fields": {
        "thumbsRating": {
          "title": "Ask whether the page was helpful",
          "types": [
            "boolean"
          ]
        },
        "suggestEdit": {
          "title": "Let readers suggest an edit",
          "types": [
            "boolean"
          ]
        },
        "raiseIssue": {
          "title": "Let readers report a problem",
          "types": [
            "boolean"
          ]
        }
      }
    },
    "search": {
      "title": "Search",
      "types": [
        "object"
      ],
      "example": {
        "prompt": "Search the docs"
      },
      "fields": {
        "prompt": {
          "title": "Text in the empty search box",
          "types": [
            "string"
          ],
          "example": "Search the docs"
        },
        "location": {
          "title": "Place of the search box",
          "types": [
            "string"
          ],
          "choices": [
            "top",
            "side"
          ]
        }
      }
    },
    "codeBlock": {
      "title": "Code samples",
      "types": [
        "object"
      ],
      "example": {
        "mode": "dark"
      },
      "fields": {
        "mode": {
          "title": "Colours of code samples",
          "types": [
            "string"
          ],
          "choices": [
            "auto",
            "dark"
          ]
        }
      }
    },
    "seo": {
      "title": "Search engines",
      "types": [
        "object"
      ],
      "example": {
        "indexHiddenPages": true
      },
      "fields": {
        "indexHiddenPages": {
          "title": "Include pages that are not in the sidebar",
          "types": [
            "boolean"
          ]
        }
      }
    },
    "metadata": {
      "title": "Preview when shared",
      "types": [
        "object"
      ],
      "example": {
        "og:image": "/images/share.png"
      },
      "fields": {
        "canonical": {
          "title": "Address of the site",
          "types": [
            "string"
          ],
          "example": "https://docs.example.com"
        },
        "og:title": {
          "title": "Title when shared",
          "types": [
            "string"
          ]
        },
        "og:description": {
          "title": "Description when shared",
          "types": [
            "string"
          ]
        },
        "og:image": {
          "title": "Picture when shared",
          "types": [
            "string"
          ],
          "format": "image-path"
        },
        "og:site_name": {
          "title": "Site name when shared",
          "types": [
            "string"
          ]
        },
        "og:type": {
          "title": "Kind of site when shared",
          "types": [
            "string"
          ],
          "example": "website"
        },
        "twitter:card": {
          "title": "Kind of preview on X",
          "types": [
            "string"
          ]
        },
        "twitter:site": {
          "title": "Your account on X",
          "types": [
            "string"
          ],
          "example": "@example"
        },
        "twitter:image": {
          "title": "Picture on X",
          "types": [
            "string"
          ],
          "format": "image-path"
        },
        "keywords": {
          "title": "Keywords",
          "types": [
            "string"
          ],
          "example": "payments, invoices"
        },
        "robots": {
          "title": "What search engines may do",
          "types": [
            "string"
          ],
          "example": "noindex"
        }
      }
    },
    "redirects": {
      "title": "Redirects",
      "types": [
        "array"
      ],
      "example": [
        {
          "source": "/old-page",
          "destination": "/new-page"
        }
      ],
      "items": {
        "definition": "redirect"
      }
    },
    "analytics": {
      "definition": "analytics"
    },
    "integrations": {
      "title": "Other services",
      "types": [
        "object"
      ],
      "example": {
        "intercom": "abc12345"
      },
      "fields": {
        "intercom": {
          "title": "Intercom app id",
          "types": [
            "string"
          ]
        },
        "frontchat": {
          "title": "Front chat id",
          "types": [
            "string"
          ]
        },
        "osano": {
          "title": "Osano script address",
          "types": [
            "string"
          ]
        }
      }
    },
    "theme": {
      "title": "Theme (not used)",
      "types": [
        "string"
      ]
    },
    "layout": {
      "title": "Layout (not used)",
      "types": [
        "string"
      ]
    },
    "background": {
      "title": "Background pattern",
      "types": [
        "object"
      ],
      "fields": {
        "style": {
          "title": "Pattern",
          "types": [
            "string"
          ],
          "choices": [
            "gradient",
            "grid",
            "windows"
          ]
        }
      }
    },
    "sidebar": {
      "title": "Look of the sidebar (not used)",
      "types": [
        "object"
      ],
      "fields": {
        "items": {
          "title": "Style of the entries",
          "types": [
            "string"
          ]
        }
      }
    },
    "topbar": {
      "title": "Look of the top bar (not used)",
      "types": [
        "object"
      ],
      "fields": {
        "style": {
          "title": "Style",
          "types": [
            "string"
          ]
        }
      }
    },
    "eyebrow": {
      "title": "Line above the page title",
      "types": [
        "object"
      ],
      "example": {
        "display": "breadcrumbs"
      },
      "fields": {
        "display": {
          "title": "Content",
          "types": [
            "string"
          ],
          "choices": [
            "section",
            "breadcrumbs"
          ]
        }
      }
    },
    "rounded": {
      "title": "Corners",
      "types": [
        "string"
      ],
      "choices": [
        "default",
        "sharp"
      ]
    },
    "contextual": {
      "title": "Page menu",
      "types": [
        "object"
      ],
      "fields": {
        "options": {
          "title": "Entries",
          "types": [
            "array"
          ],
          "example": [
            "copy",
            "view"
          ],
          "items": {
            "title": "Entry",
            "alternatives": [
              {
                "title": "One of these",
                "types": [
                  "string"
                ]
              },
              {
                "title": "Custom entry",
                "definition": "pageAction"
              }
            ]
          }
        }
      }
    },
    "$schema": {
      "title": "Schema address",
      "types": [
        "string"
      ]
    }
  }
};

export const docsWordingDefinitions: Readonly<Record<string, Wording>> = {
  "hexColor": {
    "title": "Colour",
    "types": [
      "string"
    ],
    "format": "color-hex",
    "example": "#0d9373"
  },
  "gradient": {
    "title": "Gradient",
    "types": [
      "object"
    ],
    "example": {
      "from": "#0d9373",
      "to": "#07c983"
    },
    "fields": {
      "from": {
        "title": "From",
        "types": [
          "string"
        ],
        "format": "color-hex"
      },
      "via": {
        "title": "In the middle",
        "types": [
          "string"
        ],
        "format": "color-hex"
      },
      "to": {
        "title": "To",
        "types": [
          "string"
        ],
        "format": "color-hex"
      }
    }
  },
  "colorOrGradient": {
    "title": "Colour of the icon",
    "example": "#0d9373",
    "alternatives": [
      {
        "title": "One colour",
        "definition": "hexColor"
      },
      {
        "title": "Gradient",
        "definition": "gradient"
      }
    ]
  },
  "icon": {
    "title": "Icon",
    "types": [
      "string"
    ],
    "format": "icon-name",
    "example": "rocket"
  },
  "iconType": {
    "title": "Style of the icon",
    "types": [
      "string"
    ],
    "choices": [
      "regular",
      "solid",
      "light",
      "thin",
      "duotone",
      "sharp-solid",
      "brands"
    ]
  },
  "openapi": {
    "title": "API description files (OpenAPI)",
    "example": "/openapi.json",
    "alternatives": [
      {
        "title": "One file",
        "types": [
          "string"
        ],
        "format": "link"
      },
      {
        "title": "Several files",
        "types": [
          "array"
        ],
        "items": {
          "title": "File or web address",
          "types": [
            "string"
          ]
        }
      }
    ]
  },
  "logoImage": {
    "title": "Logo",
    "types": [
      "string"
    ],
    "format": "image-path",
    "example": "/logo.svg"
  },
  "logoPair": {
    "title": "Logo for each mode",
    "types": [
      "object"
    ],
    "fields": {
      "light": {
        "title": "Logo in light mode",
        "types": [
          "string"
        ],
        "format": "image-path",
        "example": "/logo/light.svg"
      },
      "dark": {
        "title": "Logo in dark mode",
        "types": [
          "string"
        ],
        "format": "image-path",
        "example": "/logo/dark.svg"
      },
      "href": {
        "title": "Where a click on the logo leads",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "https://example.com"
      }
    }
  },
  "colors": {
    "title": "Brand colours",
    "types": [
      "object"
    ],
    "example": {
      "primary": "#0d9373",
      "light": "#07c983",
      "dark": "#0b7a60"
    },
    "fields": {
      "primary": {
        "title": "Brand colour",
        "types": [
          "string"
        ],
        "format": "color-hex",
        "example": "#0d9373"
      },
      "light": {
        "title": "Brand colour in dark mode",
        "types": [
          "string"
        ],
        "format": "color-hex",
        "example": "#07c983"
      },
      "dark": {
        "title": "Colour of buttons",
        "types": [
          "string"
        ],
        "format": "color-hex",
        "example": "#0b7a60"
      },
      "background": {
        "title": "Background colours",
        "types": [
          "object"
        ],
        "example": {
          "light": "#ffffff",
          "dark": "#0f1117"
        },
        "fields": {
          "light": {
            "title": "Background in light mode",
            "types": [
              "string"
            ],
            "format": "color-hex",
            "example": "#ffffff"
          },
          "dark": {
            "title": "Background in dark mode",
            "types": [
              "string"
            ],
            "format": "color-hex",
            "example": "#0f1117"
          }
        }
      },
      "anchors": {
        "definition": "anchorsColor"
      }
    }
  },
  "anchorsColor": {
    "title": "Colour of shortcut icons",
    "example": "#0d9373",
    "alternatives": [
      {
        "title": "One colour",
        "definition": "hexColor"
      },
      {
        "title": "Gradient",
        "definition": "gradient"
      }
    ]
  },
  "topbarLink": {
    "title": "Link",
    "types": [
      "object"
    ],
    "fields": {
      "name": {
        "title": "Label",
        "types": [
          "string"
        ],
        "example": "Support"
      },
      "url": {
        "title": "Where it leads",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "https://example.com/support"
      },
      "type": {
        "title": "Kind of link",
        "types": [
          "string"
        ],
        "choices": [
          "link",
          "github"
        ]
      }
    }
  },
  "topbarCtaButton": {
    "title": "Button in the top bar",
    "types": [
      "object"
    ],
    "example": {
      "name": "Sign up",
      "url": "https://example.com/sign-up"
    },
    "fields": {
      "type": {
        "title": "What the button shows",
        "types": [
          "string"
        ],
        "choices": [
          "link",
          "github"
        ]
      },
      "name": {
        "title": "Text of the button",
        "types": [
          "string"
        ],
        "example": "Sign up"
      },
      "url": {
        "title": "Where it leads",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "https://example.com/sign-up"
      },
      "style": {
        "title": "Shape",
        "types": [
          "string"
        ],
        "choices": [
          "roundedRectangle",
          "pill"
        ]
      },
      "arrow": {
        "title": "Arrow",
        "types": [
          "boolean"
        ]
      }
    }
  },
  "navigationGroup": {
    "title": "Group",
    "types": [
      "object"
    ],
    "fields": {
      "group": {
        "title": "Heading",
        "types": [
          "string"
        ],
        "example": "Getting started"
      },
      "pages": {
        "title": "Pages",
        "types": [
          "array"
        ],
        "example": [
          "introduction",
          {
            "group": "Guides",
            "pages": [
              "guides/first-steps"
            ]
          }
        ],
        "items": {
          "title": "Entry",
          "alternatives": [
            {
              "title": "A page",
              "types": [
                "string"
              ],
              "format": "page-path"
            },
            {
              "title": "A group inside this group",
              "definition": "navigationGroup"
            }
          ]
        }
      },
      "icon": {
        "definition": "icon"
      },
      "iconType": {
        "definition": "iconType"
      },
      "version": {
        "title": "Only in version",
        "types": [
          "string"
        ],
        "example": "v2"
      }
    }
  },
  "tab": {
    "title": "Tab",
    "types": [
      "object"
    ],
    "fields": {
      "name": {
        "title": "Label",
        "types": [
          "string"
        ],
        "example": "API reference"
      },
      "url": {
        "title": "Folder or address",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "api-reference"
      },
      "version": {
        "title": "Only in version",
        "types": [
          "string"
        ],
        "example": "v2"
      },
      "isDefaultHidden": {
        "title": "Hide until someone opens one of its pages",
        "types": [
          "boolean"
        ]
      },
      "openapi": {
        "definition": "openapi"
      }
    }
  },
  "anchor": {
    "title": "Shortcut",
    "types": [
      "object"
    ],
    "fields": {
      "name": {
        "title": "Label",
        "types": [
          "string"
        ],
        "example": "Community"
      },
      "url": {
        "title": "Folder or address",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "api-reference"
      },
      "icon": {
        "definition": "icon"
      },
      "iconType": {
        "definition": "iconType"
      },
      "color": {
        "definition": "colorOrGradient"
      },
      "version": {
        "title": "Only in version",
        "types": [
          "string"
        ],
        "example": "v2"
      },
      "isDefaultHidden": {
        "title": "Hide until someone opens one of its pages",
        "types": [
          "boolean"
        ]
      },
      "openapi": {
        "definition": "openapi"
      }
    }
  },
  "version": {
    "title": "Version",
    "types": [
      "object"
    ],
    "fields": {
      "name": {
        "title": "Name",
        "types": [
          "string"
        ],
        "example": "v2"
      },
      "default": {
        "title": "Show to new readers",
        "types": [
          "boolean"
        ]
      },
      "url": {
        "title": "Address elsewhere",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "https://v1.example.com"
      },
      "locale": {
        "title": "Language",
        "types": [
          "string"
        ]
      }
    }
  },
  "api": {
    "title": "API pages",
    "types": [
      "object"
    ],
    "example": {
      "baseUrl": "https://api.example.com",
      "auth": {
        "method": "bearer"
      }
    },
    "fields": {
      "baseUrl": {
        "title": "Address of the API",
        "example": "https://api.example.com",
        "alternatives": [
          {
            "title": "One address",
            "types": [
              "string"
            ],
            "format": "link"
          },
          {
            "title": "Several addresses",
            "types": [
              "array"
            ],
            "items": {
              "title": "Address",
              "types": [
                "string"
              ]
            }
          }
        ]
      },
      "auth": {
        "title": "How readers sign in to the API",
        "types": [
          "object"
        ],
        "example": {
          "method": "bearer"
        },
        "fields": {
          "method": {
            "title": "Method",
            "types": [
              "string"
            ],
            "choices": [
              "bearer",
              "basic",
              "key"
            ]
          },
          "name": {
            "title": "Name of the field",
            "types": [
              "string"
            ],
            "example": "x-api-key"
          },
          "inputPrefix": {
            "title": "Text already in the field",
            "types": [
              "string"
            ],
            "example": "sk-"
          }
        }
      },
      "playground": {
        "title": "Trying out the API",
        "types": [
          "object"
        ],
        "example": {
          "mode": "simple"
        },
        "fields": {
          "mode": {
            "title": "What readers see",
            "types": [
              "string"
            ],
            "choices": [
              "show",
              "simple",
              "hide"
            ]
          },
          "disableProxy": {
            "title": "Send requests straight from the browser",
            "types": [
              "boolean"
            ]
          }
        }
      },
      "request": {
        "title": "Sample requests",
        "types": [
          "object"
        ],
        "fields": {
          "example": {
            "title": "Samples",
            "types": [
              "object"
            ],
            "fields": {
              "languages": {
                "title": "Languages",
                "types": [
                  "array"
                ],
                "example": [
                  "bash",
                  "python",
                  "javascript",
                  "php",
                  "go",
                  "java"
                ],
                "items": {
                  "title": "Language",
                  "types": [
                    "string"
                  ]
                }
              }
            }
          }
        }
      },
      "paramFields": {
        "title": "Lists of parameters",
        "types": [
          "object"
        ],
        "fields": {
          "expanded": {
            "title": "Open by default",
            "alternatives": [
              {
                "title": "A choice",
                "types": [
                  "string"
                ],
                "choices": [
                  "all",
                  "topLevel",
                  "topLevelOneOfs",
                  "none"
                ]
              },
              {
                "title": "Yes or no",
                "types": [
                  "boolean"
                ]
              }
            ]
          }
        }
      },
      "maintainOrder": {
        "title": "Keep the order of the API description",
        "types": [
          "boolean"
        ]
      }
    }
  },
  "socials": {
    "title": "Social links",
    "types": [
      "object"
    ],
    "fields": {
      "website": {
        "title": "Website",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "github": {
        "title": "GitHub",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "x": {
        "title": "X",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "twitter": {
        "title": "Twitter",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "discord": {
        "title": "Discord",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "slack": {
        "title": "Slack",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "linkedin": {
        "title": "LinkedIn",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "youtube": {
        "title": "YouTube",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "facebook": {
        "title": "Facebook",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "instagram": {
        "title": "Instagram",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "hacker-news": {
        "title": "Hacker News",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "medium": {
        "title": "Medium",
        "types": [
          "string"
        ],
        "format": "link"
      },
      "telegram": {
        "title": "Telegram",
        "types": [
          "string"
        ],
        "format": "link"
      }
    }
  },
  "socialList": {
    "title": "Social links",
    "types": [
      "array"
    ],
    "items": {
      "title": "Account",
      "types": [
        "object"
      ],
      "fields": {
        "type": {
          "title": "Platform",
          "types": [
            "string"
          ],
          "example": "github"
        },
        "url": {
          "title": "Address",
          "types": [
            "string"
          ],
          "format": "link"
        }
      }
    }
  },
  "footerColumn": {
    "title": "Column",
    "types": [
      "object"
    ],
    "fields": {
      "title": {
        "title": "Heading",
        "types": [
          "string"
        ],
        "example": "Company"
      },
      "links": {
        "title": "Links",
        "types": [
          "array"
        ],
        "items": {
          "title": "Link",
          "types": [
            "object"
          ],
          "fields": {
            "label": {
              "title": "Label",
              "types": [
                "string"
              ]
            },
            "url": {
              "title": "Where it leads",
              "types": [
                "string"
              ],
              "format": "link"
            }
          }
        }
      }
    }
  },
  "redirect": {
    "title": "Redirect",
    "types": [
      "object"
    ],
    "fields": {
      "source": {
        "title": "Old address",
        "types": [
          "string"
        ],
        "example": "/old-page"
      },
      "destination": {
        "title": "New address",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "/new-page"
      },
      "permanent": {
        "title": "Permanent",
        "types": [
          "boolean"
        ]
      }
    }
  },
  "analytics": {
    "title": "Visitor statistics",
    "types": [
      "object"
    ],
    "example": {
      "plausible": {
        "domain": "docs.example.com"
      }
    },
    "fields": {
      "ga4": {
        "title": "Google Analytics 4",
        "types": [
          "object"
        ],
        "fields": {
          "measurementId": {
            "title": "Measurement id",
            "types": [
              "string"
            ],
            "example": "G-XXXXXXXXXX"
          }
        }
      },
      "gtm": {
        "title": "Google Tag Manager",
        "types": [
          "object"
        ],
        "fields": {
          "tagId": {
            "title": "Container id",
            "types": [
              "string"
            ],
            "example": "GTM-XXXXXXX"
          }
        }
      },
      "plausible": {
        "title": "Plausible",
        "types": [
          "object"
        ],
        "fields": {
          "domain": {
            "title": "Domain",
            "types": [
              "string"
            ],
            "example": "docs.example.com"
          },
          "server": {
            "title": "Server",
            "types": [
              "string"
            ]
          }
        }
      },
      "posthog": {
        "title": "PostHog",
        "types": [
          "object"
        ],
        "fields": {
          "apiKey": {
            "title": "Project key",
            "types": [
              "string"
            ]
          },
          "apiHost": {
            "title": "Server",
            "types": [
              "string"
            ]
          },
          "sessionRecording": {
            "title": "Record what visitors do (not used)",
            "types": [
              "boolean"
            ]
          }
        }
      },
      "amplitude": {
        "title": "Amplitude",
        "types": [
          "object"
        ],
        "fields": {
          "apiKey": {
            "title": "API key",
            "types": [
              "string"
            ]
          }
        }
      },
      "clearbit": {
        "title": "Clearbit",
        "types": [
          "object"
        ],
        "fields": {
          "publicApiKey": {
            "title": "Public API key",
            "types": [
              "string"
            ]
          }
        }
      },
      "fathom": {
        "title": "Fathom",
        "types": [
          "object"
        ],
        "fields": {
          "siteId": {
            "title": "Site id",
            "types": [
              "string"
            ]
          }
        }
      },
      "heap": {
        "title": "Heap",
        "types": [
          "object"
        ],
        "fields": {
          "appId": {
            "title": "App id",
            "types": [
              "string"
            ]
          }
        }
      },
      "hotjar": {
        "title": "Hotjar",
        "types": [
          "object"
        ],
        "fields": {
          "hjid": {
            "title": "Site id",
            "types": [
              "string",
              "number"
            ]
          },
          "hjsv": {
            "title": "Version",
            "types": [
              "string",
              "number"
            ]
          }
        }
      },
      "koala": {
        "title": "Koala",
        "types": [
          "object"
        ],
        "fields": {
          "publicApiKey": {
            "title": "Public API key",
            "types": [
              "string"
            ]
          }
        }
      },
      "logrocket": {
        "title": "LogRocket",
        "types": [
          "object"
        ],
        "fields": {
          "appId": {
            "title": "App id",
            "types": [
              "string"
            ]
          }
        }
      },
      "mixpanel": {
        "title": "Mixpanel",
        "types": [
          "object"
        ],
        "fields": {
          "projectToken": {
            "title": "Project token",
            "types": [
              "string"
            ]
          }
        }
      },
      "pirsch": {
        "title": "Pirsch",
        "types": [
          "object"
        ],
        "fields": {
          "id": {
            "title": "Site id",
            "types": [
              "string"
            ]
          }
        }
      },
      "segment": {
        "title": "Segment",
        "types": [
          "object"
        ],
        "fields": {
          "key": {
            "title": "Write key",
            "types": [
              "string"
            ]
          }
        }
      },
      "clarity": {
        "title": "Microsoft Clarity",
        "types": [
          "object"
        ],
        "fields": {
          "projectId": {
            "title": "Project id",
            "types": [
              "string"
            ]
          }
        }
      }
    }
  },
  "font": {
    "title": "Font",
    "types": [
      "object"
    ],
    "fields": {
      "family": {
        "title": "Name of the font",
        "types": [
          "string"
        ],
        "example": "Inter"
      },
      "weight": {
        "title": "Weight",
        "types": [
          "number"
        ]
      },
      "url": {
        "title": "Font file",
        "types": [
          "string"
        ],
        "format": "link",
        "example": "/fonts/inter.woff2"
      },
      "format": {
        "title": "Format of the file",
        "types": [
          "string"
        ],
        "choices": [
          "woff",
          "woff2"
        ]
      }
    }
  },
  "pageAction": {
    "title": "Custom entry",
    "types": [
      "object"
    ],
    "fields": {
      "title": {
        "title": "Label",
        "types": [
          "string"
        ],
        "example": "Ask our support"
      },
      "description": {
        "title": "Second line",
        "types": [
          "string"
        ]
      },
      "icon": {
        "definition": "icon"
      },
      "iconType": {
        "definition": "iconType"
      },
      "href": {
        "title": "Where it leads",
        "types": [
          "string",
          "object"
        ],
        "format": "link",
        "example": "https://help.example.com/?about=$page"
      }
    }
  }
};
