/** Prompts before commands (`$ npm start`, `>>> print(1)`): shown, but no part of what a reader copies. */
import { type CodeLine, grammarNameOf, type RenderContext } from '../../../engine/theme-api.ts';

export interface PromptedLine {
  readonly prompt?: string;
  readonly tokens: CodeLine;
}

const PROMPTS: Readonly<Record<string, RegExp>> = {
  bash: /^\$ /,
  shellsession: /^[$#%>] /,
  python: /^(?:>>>|\.\.\.) /,
};

/**
 * Tokens of each line. Where commands have prompts, only they are highlighted: the lines between them are what
 * the commands print.
 */
export function highlightCommands(code: string, language: string, context: RenderContext): readonly PromptedLine[] {
  const grammar = grammarNameOf(language) ?? '';
  const pattern = PROMPTS[grammar];
  const lines = code.split('\n');
  if (pattern === undefined || !lines.some((line) => pattern.test(line))) {
    return context.highlight(code, language).map((tokens) => ({ tokens }));
  }
  if (grammar === 'shellsession') {
    // This grammar knows commands by their prompts.
    return context.highlight(code, language).map((tokens, index) => {
      const prompt = pattern.exec(lines[index] ?? '')?.[0];
      return prompt === undefined ? { tokens } : { prompt, tokens: dropCharacters(tokens, prompt.length) };
    });
  }
  let isOpen = false;
  const parts = lines.map((line) => {
    const prompt = pattern.exec(line)?.[0];
    const isCommand = prompt !== undefined || isOpen;
    // A command goes on behind a backslash.
    isOpen = isCommand && line.endsWith('\\');
    return { prompt, text: line.slice(prompt?.length ?? 0), isCommand };
  });
  const commands = context.highlight(parts.map((part) => (part.isCommand ? part.text : '')).join('\n'), language);
  return parts.map(({ prompt, text, isCommand: isOne }, index) => ({
    ...(prompt === undefined ? {} : { prompt }),
    tokens: isOne ? (commands[index] ?? [{ text }]) : text === '' ? [] : [{ text }],
  }));
}

function dropCharacters(line: CodeLine, count: number): CodeLine {
  let left = count;
  return line.flatMap((token) => {
    const text = token.text.slice(left);
    left = Math.max(0, left - token.text.length);
    return text === '' ? [] : [{ ...token, text }];
  });
}
