import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { encodeText } from '../../project/text.ts';
import { projectFacts } from './project-facts.ts';
import { editorName, isRulesPath, rulesPath, withRules } from './rules-file.ts';
import { assistantRules } from './rules-text.ts';

const FILES = new Map(
  Object.entries({
    'docs.json': '{ "name": "Ferries", "navigation": [] }',
    'index.mdx': '---\ntitle: Start\n---\n\n```bash title="a.sh"\nls\n```\n\n~~~ts\n~~~\n\n```Bash\n```\n',
    'guides/boats.mdx': '# Boats\n',
    'snippets/shared.mdx': '```ruby\n```\n',
    'api.yaml': '# Ours\nopenapi: 3.1.0\n',
    'data.json': '{ "a": 1 }',
  }).map(([path, text]) => [path, encodeText(text)] as const),
);

describe('the facts of a project', () => {
  it('are its name, pages, folders, languages and descriptions', () => {
    expect(projectFacts(FILES, 'docs.json')).toEqual({
      name: 'Ferries',
      configFile: 'docs.json',
      pages: 2,
      folders: ['guides'],
      languages: ['bash', 'ts'],
      descriptions: ['api.yaml'],
    });
  });

  it('go on without a name where the settings cannot be read', () => {
    expect(projectFacts(new Map([['docs.json', encodeText('{')]]), 'docs.json').name).toBe('this project');
  });
});

describe('the rules', () => {
  const writing = {
    words: [{ use: 'sign in', not: ['log in', 'login'] }],
    checks: ['Link that does not say where it leads'],
  };
  const text = assistantRules(projectFacts(FILES, 'docs.json'), writing);

  it('say what the project writes, and what its checks find', () => {
    expect(text).toContain('- Write “sign in”, not “log in” or “login”.');
    expect(text).toContain('- Link that does not say where it leads');
    const bare = assistantRules(projectFacts(FILES, 'docs.json'), { words: [], checks: [] });
    expect(bare).not.toMatch(/^## (?:Words|Checks)$/m);
  });

  it('say what is special to the project', () => {
    expect(text).toContain('# Writing rules for Ferries');
    expect(text).toContain('Code is written in `bash`, `ts`.');
    expect(text).toContain('The API is described in `api.yaml`.');
  });

  it('name every component of the catalogue, and each rule of the contract', () => {
    const missing = CATALOGUE.filter(({ name, kind }) => kind === 'component' && !text.includes(`\`<${name}>\``));
    expect(missing).toEqual([]);
    const words = ['active voice', 'first appears', 'Number the steps', 'likely to fail', 'level 2', 'real keys'];
    for (const rule of [...words, 'every parameter', 'status code', 'where they lead', 'what it shows'])
      expect(text).toContain(rule);
  });
});

describe('the file', () => {
  it('is in the folder of the editor, whatever it is called', () => {
    expect(
      ['Cursor', 'VS Code', 'Claude Code', 'My Editor!', '../x', '.cursor'].map(editorName).map(rulesPath),
    ).toEqual([
      '.cursor/rules.md',
      '.vscode/rules.md',
      '.claude/rules.md',
      '.myeditor/rules.md',
      '.x/rules.md',
      '.cursor/rules.md',
    ]);
    expect(editorName('…')).toBe('');
    expect(
      ['.cursor/rules.md', '.git/hooks/rules.md', 'a/.x/rules.md', '.cursor/other.md'].filter(isRulesPath),
    ).toEqual(['.cursor/rules.md']);
  });

  it('keeps what a person has written around our part, to the byte', () => {
    const first = withRules(undefined, 'One.');
    const own = `Mine before.\n\n${first}\nMine behind.  \n`;
    const second = withRules(own, 'Two.');
    expect(second).toBe(own.replace('One.', 'Two.'));
    expect(withRules(second, 'Two.')).toBe(second);
  });

  it('keeps a file that was there before, below our part, with its line ends', () => {
    const text = withRules('# Mine\r\n', 'One.');
    expect(text).toMatch(/Leafwright(?:.*\r\n)+One\.\r\n(?:.*\r\n)+\r\n# Mine\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });
});
