/** The form of the API's settings in the newer format of the configuration. */
export const laterApiWords = {
  about: (configFile: string) => `Settings of the API in ${configFile}. What is not here is edited in the source.`,
  display: 'What readers see to try out the API',
  displayHelp: 'The whole form, only the endpoint, or nothing.',
  displays: { interactive: 'The form to try it out', simple: 'Only the endpoint', none: 'Nothing' },
  byDefault: (what: string) => `Default (${what})`,
  server: 'Address of the API',
  serverHelp:
    'The start of the address of every endpoint that a page describes by hand. One on each line; with several, readers choose one.',
  serverExample: 'https://api.example.com',
  method: 'How readers sign in to the API',
  methodHelp: 'What samples of requests carry, and what the form to try it out asks for.',
  methods: {
    bearer: 'Token (bearer)',
    basic: 'User name and password (basic)',
    key: 'API key in a header',
  },
  noMethod: 'Default (none)',
  otherMethod: (method: string) => `${method} (not known)`,
  name: 'Name of the field',
  nameHelp:
    'The name of the header for an API key. For user name and password: the two labels with a colon between them.',
  nameExample: 'x-api-key',
  samples: 'Samples of requests',
  samplesHelp:
    'Each endpoint shows how it is asked, in these languages. With none chosen: cURL, JavaScript and Python.',
  areMade: 'Make samples of requests',
  languages: {
    curl: 'cURL',
    javascript: 'JavaScript',
    typescript: 'TypeScript',
    python: 'Python',
    go: 'Go',
    java: 'Java',
    php: 'PHP',
    ruby: 'Ruby',
    csharp: 'C#',
    rust: 'Rust',
    swift: 'Swift',
  },
  change: (what: string) => `Change ${what}`,
} as const;
