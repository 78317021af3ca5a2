import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';
import { UserError } from './user-error.ts';

/** What the person is told. */
function refusal(...words: string[]): [string, string | undefined] {
  try {
    parseArguments(words);
  } catch (error) {
    if (error instanceof UserError) {
      expect(error.exitCode).toBe(2);
      return [error.message, error.hint];
    }
    throw error;
  }
  throw new Error('The words were taken.');
}

describe('parseArguments', () => {
  it('loads statistics and scripts only when it is told to', () => {
    expect(parseArguments(['build', 'docs', '--out', 'site', '--statistics'])).toMatchObject({ statistics: true });
    expect(parseArguments(['build', 'docs', '--out', 'site'])).toMatchObject({ statistics: false, scripts: false });
    expect(parseArguments(['build', 'docs', '--out', 'site', '--scripts'])).toMatchObject({ scripts: true });
  });

  it('reads a command with its options', () => {
    expect(parseArguments(['build', 'docs', '--out', 'site.zip', '--json', '--no-cache', '--time-limit', '5'])).toEqual(
      {
        command: 'build',
        project: 'docs',
        out: 'site.zip',
        json: true,
        format: 'json',
        advice: false,
        since: undefined,
        external: false,
        port: 4400,
        workers: undefined,
        cache: false,
        force: false,
        timeLimitSeconds: 5,
        siteUrl: undefined,
        statistics: false,
        scripts: false,
        to: undefined,
        write: false,
      },
    );
  });

  it('reads the address of the site as that of its root, and turns away what is none', () => {
    const siteUrl = (address: string) => parseArguments(['build', 'docs', '--out', 'site', '--site-url', address]);
    expect(siteUrl('https://Docs.example.com/base?x#y')).toMatchObject({ siteUrl: 'https://docs.example.com/base/' });
    expect(refusal('build', 'docs', '--out', 'site', '--site-url', 'docs.example.com')).toEqual([
      '`--site-url docs.example.com` is not an address.',
      'Write it in full, for example `https://docs.example.com`.',
    ]);
  });

  it('shows the help without a command, and wherever it is asked for', () => {
    for (const words of [[], ['--help'], ['build', '-h'], ['help']]) {
      expect(parseArguments(words)).toEqual({ command: 'help' });
    }
  });

  it.each([
    [
      ['bild', '.'],
      'There is no command `bild`.',
      'The commands are `build`, `check`, `serve`, `convert` and `rules`.',
    ],
    [['check'], '`check` needs the folder of a project.', 'For the folder you are in: `leafwright check .`'],
    [['build', '.'], '`build` needs to know where the site goes.', expect.stringContaining('--out site.zip')],
    [['check', '.', 'extra'], '`extra` is one word too many.', expect.any(String)],
    [['check', '.', '--colour'], 'There is no option `--colour`.', expect.any(String)],
    [['build', '.', '--out'], 'The option `--out` needs a value.', expect.any(String)],
    [['build', '.', '--out', '--json'], 'The option `--out` needs a value.', expect.any(String)],
    [['check', '.', '--json=yes'], 'The option `--json` takes no value.', expect.any(String)],
    [['serve', '.', '--port', '99999'], '`--port 99999` is not a number from 0 to 65535.', expect.any(String)],
  ])('says what is wrong with %j', (words, message, hint) => expect(refusal(...words)).toEqual([message, hint]));
});

describe('what check prints', () => {
  const formatOf = (...words: string[]) => {
    const args = parseArguments(['check', 'docs', ...words]);
    return 'format' in args ? [args.format, args.json] : [];
  };

  it('is text, JSON, SARIF or annotations', () => {
    expect(formatOf()).toEqual(['text', false]);
    expect(formatOf('--json')).toEqual(['json', true]);
    expect(formatOf('--sarif')).toEqual(['sarif', false]);
    expect(formatOf('--format', 'github')).toEqual(['github', false]);
  });

  it('is refused where it cannot be', () => {
    expect(refusal('check', 'docs', '--format', 'xml')[0]).toBe('`--format xml` is no format.');
    expect(refusal('build', 'docs', '--out', 'site', '--sarif')[0]).toBe('`build` does not write `sarif`.');
    expect(refusal('check', 'docs', '--since=--output=x')[0]).toBe('`--since --output=x` is no reference of Git.');
  });
});
