/** The language of code where its text leaves no doubt. */

const COMMAND =
  /^(?:\$ |(?:sudo |npx |npm (?:i|install|run|start|test|ci|init)\b|pnpm (?:add|i|install|dlx|run)\b|yarn (?:add|install|dlx)\b|bun (?:add|install|x)\b|pip3? install |uv (?:pip|add|run|sync)\b|poetry (?:add|install|run)\b|git (?:clone|add|commit|push|checkout|pull|init)\b|curl (?:-|https?:|')|docker (?:run|compose|build|pull)\b|brew (?:install|tap)\b|cd \S|mkdir |export [A-Z_]+=))/;
/** Lines that go on from the one before. */
const GOES_ON = /\\$/;

export function surelyIn(code: string): string | undefined {
  const lines = code
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (isJson(code)) return 'json';
  if (/[├└]──/.test(code)) return 'text';
  if (/^<\?xml\b/.test(lines[0] ?? '')) return 'xml';
  if (lines.length > 0 && isShell(lines)) return 'bash';
  return undefined;
}

function isShell(lines: readonly string[]): boolean {
  return (
    lines.every((line, index) => line.startsWith('#') || COMMAND.test(line) || GOES_ON.test(lines[index - 1] ?? '')) &&
    lines.some((line) => COMMAND.test(line))
  );
}

function isJson(code: string): boolean {
  const trimmed = code.trim();
  if (!/^[{[]/.test(trimmed) || trimmed.length > 100_000) return false;
  try {
    const value: unknown = JSON.parse(trimmed);
    // `[1]` and `{}` are written in many languages.
    return typeof value === 'object' && /"\s*:/.test(trimmed);
  } catch {
    return false;
  }
}
