/** HTML that Markdown allows and MDX does not: comments, tags without end, addresses in angle brackets, a lone `<`. */
import { repairAttributes } from './attributes.ts';
import type { RepairState } from './repair-state.ts';
import { endOfTag, VOID_TAGS } from './scan-tags.ts';

/** Characters before an error in which the tag that it is about is looked for. */
const MAX_DISTANCE = 2_000;

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** `<!-- … -->` → nothing that shows; anything else that begins with `<!` is text. */
export function repairComments(state: RepairState, offset: number): void {
  let isChanged = false;
  for (const match of [...state.text.matchAll(COMMENT)].reverse()) {
    if (state.isCode(match.index)) continue;
    state.report(match.index, match.index + match[0].length, {
      code: 'mdx/html-comment',
      severity: 'info',
      message: 'A comment is written as in HTML.',
      hint: 'Write `{/* … */}` instead of `<!-- … -->`.',
      fixTitle: 'Write `{/* … */}`',
      isPlainMarkdown: true,
    });
    const blank = match[0].replace(/[^\r\n]/g, ' ');
    const inner = match[0].replace(/^<!--|-->$/g, '').replaceAll('*/', '* /');
    const comment = `{/*${inner}*/}`;
    const replacement = match[0].includes('\n') ? blank.replace(/[ ]+$/gm, '') : comment;
    state.replace(match.index, match.index + match[0].length, replacement, comment);
    isChanged = true;
  }
  if (!isChanged) escapeTag(state, state.text.lastIndexOf('<', offset));
}

/** `<br>` → `<br/>`, for every such tag of the page. */
export function closeVoidTags(state: RepairState): void {
  const tags = state.tags.filter((tag) => VOID_TAGS.has(tag.name.toLowerCase()) && tag.kind !== 'empty');
  const [first] = tags;
  if (first === undefined) return;
  state.report(first.start, first.end, {
    code: 'mdx/void-tag',
    severity: 'info',
    message: `The tag \`<${first.name}>\` is written without a slash at its end.`,
    hint: `Write \`<${first.name} />\`.`,
    fixTitle: tags.length === 1 ? `Write \`<${first.name} />\`` : `Add the slash to all ${tags.length} such tags`,
    isPlainMarkdown: true,
  });
  for (const tag of [...tags].reverse()) {
    if (tag.kind === 'open') state.replace(tag.end - 1, tag.end, '/>', ' />');
    else state.replace(tag.start, tag.end, tag.name.toLowerCase() === 'br' ? '<br />' : '');
  }
}

const ADDRESS = /^<((?:https?|ftp|mailto|tel|sms):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/;

/** A `<` that begins no tag: an address, a tag with broken attributes, or a sign that is meant as text. */
export function repairTagStart(state: RepairState, offset: number): void {
  const start = findTagStart(state, offset);
  if (start === undefined) return;
  const address = ADDRESS.exec(state.text.slice(start, start + 2_000));
  if (address !== null) {
    const [whole, target = ''] = address;
    state.report(start, start + whole.length, {
      code: 'mdx/angle-bracket-link',
      severity: 'info',
      message: `The address \`${whole}\` stands in angle brackets.`,
      hint: `Write \`[${target}](${target})\`.`,
      fixTitle: 'Write it as a link',
      isPlainMarkdown: true,
    });
    const href = target.includes(':') ? target : `mailto:${target}`;
    state.replace(start, start + whole.length, `[${target}](${href})`);
    return;
  }
  if (repairAttributes(state, start)) return;
  escapeTag(state, start);
}

/** Makes a `<` text, and with it every other one of the page that no tag can begin with. */
export function escapeTag(state: RepairState, start: number): void {
  if (start < 0) return;
  for (const match of [...state.text.matchAll(/(?<!\\)<(?![A-Za-z_$/!>])/g)].reverse()) {
    if (match.index === start || match.index < start || state.isCode(match.index)) continue;
    reportSign(state, match.index);
    state.replace(match.index, match.index, '\\');
  }
  reportSign(state, start);
  state.replace(start, start, '\\');
}

function reportSign(state: RepairState, offset: number): void {
  const written = /^<[^\s<>]{0,30}>?/.exec(state.text.slice(offset, offset + 32))?.[0] ?? '<';
  state.report(offset, offset + 1, {
    code: 'mdx/lone-angle-bracket',
    severity: 'warning',
    message: `\`${written}\` is no tag, so it is shown as written.`,
    hint: 'Put it in backticks, or write `\\<`.',
    fixTitle: 'Write `\\<`',
    isPlainMarkdown: true,
  });
}

/** The `<` that the error is about: at the offset, before it, or, when the error stands at the end, the first broken one. */
function findTagStart(state: RepairState, offset: number): number | undefined {
  if (offset >= state.text.trimEnd().length) {
    const starts = new Set(state.tags.map((tag) => tag.start));
    for (const match of state.text.matchAll(/(?<!\\)<(?=[A-Za-z_$/!])/g)) {
      if (!state.isCode(match.index) && !starts.has(match.index)) return match.index;
    }
  }
  if (state.text.charAt(offset) === '<' && !state.isCode(offset)) return offset;
  // One compiler points at the fault inside the tag: the tag is the first one that goes past that place.
  let last: number | undefined;
  const start = /(?<!\\)<(?:\/?[A-Za-z_$][\w.:$-]*)?/g;
  start.lastIndex = Math.max(0, offset - MAX_DISTANCE);
  for (let match = start.exec(state.text); match !== null && match.index <= offset; match = start.exec(state.text)) {
    if (state.isCode(match.index)) continue;
    last = match.index;
    const end = endOfTag(state.text, match.index + match[0].length);
    if (end === undefined || end > offset) return last;
  }
  return last;
}
