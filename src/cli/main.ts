/** The command line: reads the words, runs the command, sets the exit code. */
import { readFileSync } from 'node:fs';
import { parseArguments } from './arguments.ts';
import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { convert } from './commands/convert.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { Console } from './console.ts';
import { distFolder } from './dist-folder.ts';
import { HELP } from './help.ts';
import { UserError } from './user-error.ts';

const COMMANDS = { build, check, convert, rules, serve };

async function run(words: readonly string[]): Promise<number> {
  let console = new Console(words.includes('--json') ? 'json' : 'text');
  try {
    const args = parseArguments(words);
    if ('format' in args) console = new Console(args.format);
    if (args.command === 'help') {
      process.stdout.write(HELP);
      return 0;
    }
    if (args.command === 'version') {
      process.stdout.write(`${readVersion()}\n`);
      return 0;
    }
    return await COMMANDS[args.command](args, console);
  } catch (error) {
    if (error instanceof UserError) return console.userError(error);
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`This is a fault of Leafwright. Please report it, with these lines:\n${details}\n`);
    return 1;
  }
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', distFolder()), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

// Whoever reads the output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await run(process.argv.slice(2));
