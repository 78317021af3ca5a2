import type { LeftOut } from '../left-out.ts';
import type { PageAction, PageActionName } from '../site-config.ts';
import { readIcon } from './icons.ts';
import type { SettingReader } from './setting-reader.ts';

const KNOWN: readonly PageActionName[] = [
  'copy',
  'view',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'cursor',
  'download-spec',
];

/** Entries that set something up with the server of the original service, which answers questions of programs (MCP). */
const NEEDS_SERVER: ReadonlySet<string> = new Set(['mcp', 'add-mcp', 'vscode', 'devin-mcp', 'assistant']);

/** `contextual.options`: names of actions, and links of the author's own. What a site cannot do is passed over. */
export function readPageActions(options: SettingReader): readonly PageAction[] {
  return options.items().flatMap((option): readonly PageAction[] => {
    if (!option.isGroup) {
      const word = option.text()?.trim().toLowerCase();
      const kind = KNOWN.find((known) => known === word);
      return kind === undefined ? [] : [{ kind }];
    }
    const title = option.at('title').text();
    const href = hrefOf(option.at('href'));
    if (title === undefined || href === undefined || href.includes('$mcp')) return [];
    const description = option.at('description').text();
    const icon = readIcon(option);
    return [{ kind: 'link', title, href, ...(description !== undefined && { description }), ...(icon && { icon }) }];
  });
}

/** Entries of the menu that a site of files cannot offer. */
export function leftOutActions(root: SettingReader): readonly LeftOut[] {
  const options = root.in('contextual', 'options');
  if (!options.isList) return [];
  return options.items().flatMap((option) => {
    const name = option.isGroup ? option.at('title').text() : option.text();
    if (name === undefined) return [];
    const isKnown = option.isGroup
      ? hrefOf(option.at('href'))?.includes('$mcp') !== true
      : KNOWN.some((known) => known === name.toLowerCase());
    if (isKnown) return [];
    const why =
      option.isGroup || NEEDS_SERVER.has(name.toLowerCase())
        ? 'They need a server for programs (MCP), and the site is a folder of files. If you run one, add an entry of your own with its address.'
        : 'They are not shown.';
    const what =
      why === 'They are not shown.' ? 'Entries of the page menu' : 'Entries of the page menu that need a server';
    return [{ what, why, name, ...option.place }];
  });
}

/** An address, or a base with the parts of its query. */
function hrefOf(setting: SettingReader): string | undefined {
  if (!setting.isGroup) return setting.text();
  const base = setting.at('base').text();
  const query = setting
    .at('query')
    .items()
    .flatMap((part) => {
      const key = part.at('key').text();
      const value = part.at('value').text();
      return key === undefined || value === undefined ? [] : [`${encodeURIComponent(key)}=${value}`];
    });
  return base === undefined || query.length === 0 ? base : `${base}${base.includes('?') ? '&' : '?'}${query.join('&')}`;
}
