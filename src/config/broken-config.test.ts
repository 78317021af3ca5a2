import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProjectFiles } from '../project/project-files.ts';
import { locateConfig } from './locate.ts';
import { readConfig } from './read-config.ts';
import { outline } from './testing/outline.ts';

function fixture(name: string): ProjectFiles {
  const root = join(import.meta.dirname, '../../fixtures/broken-config', name);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(root.length + 1).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))];
    }),
  );
}

function read(name: string) {
  const reading = readConfig(fixture(name), 'docs.json');
  const problems = reading.diagnostics.map(
    ({ severity, file, range, message, hint }) =>
      `${severity} ${file === 'docs.json' ? '' : `${file}:`}${range?.start.line}: ${message} ${hint}`,
  );
  return { reading, problems };
}

describe('broken settings', () => {
  it('that are not JSON are unreadable, with the line', () => {
    const { reading, problems } = read('syntax');
    expect(reading.status).toBe('unreadable');
    expect(problems).toMatchInlineSnapshot(`
      [
        "error 5: \`docs.json\` cannot be read: a comma is missing before \`"navigation"\`. Line 5 is \`}\`. Put a comma at the end of line 5.",
      ]
    `);
  });

  it('with wrong types are read as far as possible, and each wrong one is named', () => {
    const { reading, problems } = read('wrong-types');
    if (reading.status !== 'ok') throw new Error('unreadable');
    const { navigation, ...config } = reading.config;
    expect(config).toEqual({
      format: 'contract',
      name: 'Tidepool',
      colors: { primary: '#00bb77', light: '#00bb77', dark: '#00bb77', background: { light: '#ffffff' } },
      topbarLinks: [],
      api: { baseUrls: [], openapi: [], playgroundMode: 'show' },
      socials: [],
      footerColumns: [],
      feedback: { suggestEdit: true, raiseIssue: false, thumbsRating: false },
      appearance: { default: 'dark', isToggleHidden: false },
      redirects: [],
      metadata: {},
      codeBlocks: 'system',
      fonts: {},
      areHiddenPagesIndexed: false,
      defaultIconLibrary: 'fontawesome',
      variables: {},
    });
    expect(outline(navigation)).toMatchInlineSnapshot(`
      [
        "version v2 (default)",
        "  anchor Documentation (icon book-open duotone)",
        "    [Start]",
        "      index",
        "    [Guides]",
        "      7",
        "  anchor Community (icon users duotone, → https://example.com/community)",
        "  anchor guides (/guides/)",
        "    [Guides]",
        "      guides/tides",
        "version 1",
        "  anchor Documentation (icon book-open duotone)",
        "    [Start]",
        "      index",
        "    [Guides]",
        "      7",
        "  anchor Community (icon users duotone, → https://example.com/community)",
        "  anchor guides (/guides/)",
        "    [Guides]",
        "      guides/tides",
      ]
    `);
    expect(problems).toMatchInlineSnapshot(`
      [
        "error 3: “Logo” (\`logo\`) holds a list, but it may only hold the path of a picture, or a group of settings in braces (\`light\`, \`dark\`, \`href\`). Write for example \`"/logo.svg"\`, or remove it.",
        "error 4: “Icon in the browser tab” (\`favicon\`) holds a group of settings in braces, but it may only hold the path of a picture. Write for example \`"/favicon.svg"\`, or remove it.",
        "error 6: “Brand colour” (\`colors.primary\`) holds the text \`green\`, but it may only hold a colour such as \`#0d9373\`. Write \`"#008000"\`, or remove it.",
        "error 7: “Brand colour in dark mode” (\`colors.light\`) holds the text \`07c983\`, but it may only hold a colour such as \`#0d9373\`. Write \`"#07c983"\`, or remove it.",
        "error 9: “Background colours” (\`colors.background\`) holds the text \`#ffffff\`, but it may only hold a group of settings in braces (\`light\`, \`dark\`). Write for example \`{"light":"#ffffff","dark":"#0f1117"}\`, or remove it.",
        "warning 11: “Mode new readers see” (\`modeToggle.default\`) holds the text \`Dark\`, which is read as \`"dark"\`. Write \`"dark"\`, so that other tools read it too.",
        "error 11: “Hide the switch between light and dark” (\`modeToggle.isHidden\`) holds the text \`yes\`, but it may only hold \`true\` or \`false\`. Change it, or remove it.",
        "error 12: A link in the top bar has no address, so it is not shown. Give it an address to lead to, or remove it.",
        "error 12: Entry 2 of “Links in the top bar” (\`topbarLinks[1]\`) holds the text \`https://example.com\`, but it may only hold a group of settings in braces (\`name\`, \`url\`, \`type\`). Change it, or remove it.",
        "error 13: “Button in the top bar” (\`topbarCtaButton\`) holds the text \`Sign up\`, but it may only hold a group of settings in braces (\`type\`, \`name\`, \`url\`, \`style\`, …). Write for example \`{"name":"Sign up","url":"https://example.com/sign-up"}\`, or remove it.",
        "warning 14: Entry 2 of “Versions” (\`versions[1]\`) holds the number \`1\`, which is read as \`"1"\`. Write \`"1"\`, so that other tools read it too.",
        "error 15: “Tabs” (\`tabs\`) holds a group of settings in braces, but it may only hold a list in square brackets. Write for example \`[{"name":"API reference","url":"api-reference"}]\`, or remove it.",
        "error 17: “Style of the icon” in entry 1 of “Sidebar shortcuts” (\`anchors[0].iconType\`) holds the text \`sold\`, but it may only hold \`regular\`, \`solid\`, \`light\`, \`thin\`, \`duotone\`, \`sharp-solid\` or \`brands\`. Write \`"solid"\`, or remove it.",
        "warning 18: The shortcut \`guides\` belongs to the version \`v3\`, which is not among the site's versions; it is shown in all of them. Choose one of \`v2\`, \`1\`, or add it to \`versions\`.",
        "warning 21: “Pages” in entry 1 of “Pages in the sidebar” (\`navigation[0].pages\`) holds the text \`index\`, which is read as \`["index"]\`. Write \`["index"]\`, so that other tools read it too.",
        "warning 22: The group \`Guides\` belongs to the version \`v9\`, which is not among the site's versions; it is shown in all of them. Choose one of \`v2\`, \`1\`, or add it to \`versions\`.",
        "warning 22: Entry 2 of “Pages” (\`navigation[1].pages[1]\`) holds the number \`7\`, which is read as \`"7"\`. Write \`"7"\`, so that other tools read it too.",
        "warning 22: An entry of the navigation is empty. Name a page, or remove it.",
        "info 22: The group \`Empty\` has no pages, so it is not shown. Add a page to it, or remove the group.",
        "error 23: Entry 3 of “Pages in the sidebar” (\`navigation[2]\`) holds nothing (\`null\`), but it may only hold a group of settings in braces (\`group\`, \`pages\`, \`icon\`, \`iconType\`, …). Change it, or remove it.",
        "error 25: “Address of the API” (\`api.baseUrl\`) holds \`true\`, but it may only hold an address, or a list of texts in square brackets. Write for example \`"https://api.example.com"\`, or remove it.",
        "error 25: “What readers see” (\`api.playground.mode\`) holds the text \`shwo\`, but it may only hold \`show\`, \`simple\` or \`hide\`. Write \`"show"\`, or remove it.",
        "error 26: “Social links in the footer” (\`footerSocials\`) holds the text \`https://example.com\`, but it may only hold a group of settings in braces (\`website\`, \`github\`, \`x\`, \`twitter\`, …), or a list in square brackets. Write for example \`{"github":"https://github.com/example","website":"https://example.com"}\`, or remove it.",
        "warning 27: “Let readers suggest an edit” (\`feedback.suggestEdit\`) holds the text \`true\`, which is read as \`true\`. Write \`true\`, so that other tools read it too.",
        "error 28: “New address” in entry 1 of “Redirects” (\`redirects[0].destination\`) is missing. Add it, for example \`"destination": "/new-page"\`.",
        "warning 29: \`ourOwnKey\` is not a known setting, so it changes nothing. Correct the key, or remove it.",
      ]
    `);
  });

  it('with references name the file in which something is wrong', () => {
    const { reading, problems } = read('references');
    if (reading.status !== 'ok') throw new Error('unreadable');
    expect(outline(reading.config.navigation)).toMatchInlineSnapshot(`
      [
        "tab Guides",
        "  [Start] (icon rocket solid)",
        "    index",
        "    missing",
        "tab Reference",
        "tab Circle",
        "  index",
        "  anchor Round",
      ]
    `);
    expect(problems).toMatchInlineSnapshot(`
      [
        "error 4: “Brand colour in dark mode” (\`colors.light\`) holds the number \`3\`, but it may only hold a colour such as \`#0d9373\`. Change it to a colour such as \`#0d9373\`, or remove it.",
        "error 8: \`$ref\` names the file \`settings/missing.json\`, which does not exist. Add the file \`settings/missing.json\`, or change the reference.",
        "error 12: \`$ref\` leads out of the project: \`../outside.json\`. Refer to a file inside the project.",
        "error settings/circle-b.json:1: \`$ref\` leads in a circle: \`docs.json\` → \`settings/circle-a.json\` → \`settings/circle-b.json\` → \`settings/circle-a.json\`. Remove one of these references.",
        "error settings/groups.json:6: “Hide from the sidebar” in entry 1 of “Groups” (\`navigation.tabs[0].groups[0].hidden\`) holds the text \`sometimes\`, but it may only hold \`true\` or \`false\`. Change it to \`true\` or \`false\`, or remove it.",
      ]
    `);
  });

  it('that are missing altogether are said to be missing', () => {
    const found = locateConfig(fixture('no-config'));
    expect(found).toMatchObject({ status: 'missing', nearMisses: ['mkdocs.yml'] });
  });
});
