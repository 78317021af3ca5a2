import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statisticsScript } from '../../engine/emit/statistics-script.ts';
import { encodeText } from '../../project/text.ts';
import { readConfig } from '../read-config.ts';
import { describeStatistics } from './read-statistics.ts';
import { STATISTICS_SERVICES } from './services.ts';

function read(settings: object, navigation: unknown = []) {
  const text = JSON.stringify({ name: 'A', navigation, ...settings });
  const result = readConfig(new Map([['docs.json', encodeText(text)]]), 'docs.json');
  if (result.status !== 'ok') throw new Error('The configuration cannot be read.');
  return { uses: result.config.statistics ?? [], diagnostics: result.diagnostics };
}

/** What the script asks for, run in a page that is served. */
function loadedBy(script: string, protocol = 'https:') {
  const loaded: { src: string; attributes: Record<string, string> }[] = [];
  const document = {
    createElement: () => {
      const attributes: Record<string, string> = {};
      return { attributes, src: '', setAttribute: (name: string, value: string) => (attributes[name] = value) };
    },
    head: { appendChild: (element: (typeof loaded)[number]) => loaded.push(element) },
  };
  const window: Record<string, unknown> = {};
  const faults: unknown[] = [];
  new Function('window', 'document', 'location', 'console', script)(
    window,
    document,
    { protocol },
    {
      error: (fault: unknown) => faults.push(fault),
    },
  );
  expect(faults).toEqual([]);
  return { loaded, window };
}

const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  osano: { scriptSource: 'https://cmp.osano.com/abc/def-1/osano.js' },
  ga4: { measurementId: 'G-ABCDEF1234' },
  gtm: { tagId: 'GTM-ABC123' },
  plausible: { domain: 'docs.example.com', server: 'https://stats.example.com' },
  fathom: { siteId: 'ABCDEFG' },
  posthog: { apiKey: 'phc_0123456789abcdef', apiHost: 'https://eu.i.posthog.com' },
  mixpanel: { projectToken: '0123456789abcdef0123456789abcdef' },
  amplitude: { apiKey: '0123456789abcdef0123456789abcdef' },
  hotjar: { hjid: '1234567', hjsv: '6' },
  clarity: { projectId: 'abc123def' },
  heap: { appId: '1234567890' },
  logrocket: { appId: 'abcdef/docs' },
  pirsch: { id: 'abcdefghijk' },
  segment: { key: 'abcDEF123456' },
  clearbit: { publicApiKey: 'pk_0123456789abcdef' },
  intercom: { appId: 'abc12345' },
  frontchat: { snippetId: 'abcdef0123456789' },
  adobe: { launchUrl: 'https://assets.adobedtm.com/launch-abc.min.js' },
};

test.each(STATISTICS_SERVICES.map(({ key }) => key))(
  '%s is read in both formats, and loaded from the host that is told',
  (key) => {
    const settings = EXAMPLES[key] ?? {};
    const contract = read({ analytics: { [key]: settings } });
    const later = read({ integrations: { [key]: settings } }, { groups: [] });
    expect(contract.uses).toEqual(later.uses);
    const [named] = describeStatistics(contract.uses);
    const { loaded } = loadedBy(statisticsScript(contract.uses));
    expect(loaded.map(({ src }) => new URL(src).host)).toEqual([named?.host]);
    expect(JSON.stringify([loaded, statisticsScript(contract.uses)])).toContain(Object.values(settings)[0]);
  },
);

test('services with one identifier may be written as that alone, as the contract has it', () => {
  expect(read({ integrations: { intercom: 'abc12345' } }).uses).toEqual([
    { key: 'intercom', values: { appId: 'abc12345' } },
  ]);
  expect(read({ analytics: { hotjar: { hjid: 1234567 } } }).uses[0]?.values.hjid).toBe('1234567');
});

test('a site that is opened from a folder loads nothing, and one without services has no script', () => {
  const { uses } = read({ analytics: { fathom: { siteId: 'ABCDEFG' } } });
  expect(loadedBy(statisticsScript(uses), 'file:').loaded).toEqual([]);
  expect(statisticsScript([])).toBe('');
});

test('an identifier that is none is told at its place, and its service never loaded', () => {
  const { uses, diagnostics } = read({ analytics: { ga4: { measurementId: 'G-1");alert(1)//' } } });
  expect(uses).toEqual([]);
  expect(diagnostics.find(({ code }) => code === 'config/statistics')?.message).toContain('Google Analytics 4');
});

test('no identifier of any service can do anything but be one', () => {
  const harmful = fc
    .array(fc.constantFrom('"', "'", '<', '/', '\\', '\n', ')', ';', 'a', '\u2028'), { maxLength: 8 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...STATISTICS_SERVICES), harmful, ({ key, fields }, text) => {
      const values = Object.fromEntries(
        Object.keys(fields).map((field) => [field, `${EXAMPLES[key]?.[field] ?? 'a'}${text}`]),
      );
      const { uses } = read({ integrations: { [key]: values } });
      const script = statisticsScript(uses);
      expect(script).not.toMatch(/<|\u2028/);
      if (uses.length > 0) expect(loadedBy(script).loaded).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});
