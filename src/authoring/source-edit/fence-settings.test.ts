import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import type { AttributeValue } from './attributes.ts';
import { codeBlockAt } from './code-blocks.ts';
import { readFenceSettings, setFenceSetting } from './fence-settings.ts';

const ON: AttributeValue = { kind: 'boolean', value: true };
const OFF: AttributeValue = { kind: 'boolean', value: false };

const read = (info: string) =>
  Object.fromEntries(
    [...readFenceSettings(info)].map(([name, value]) => [name, 'value' in value ? value.value : value.source]),
  );

function set(info: string, name: string, value: AttributeValue | string | undefined): string {
  const text = `\uFEFFa\r\n\r\n~~~${info}\r\nx\r\n~~~\r\n`;
  const fence = codeBlockAt(text, 9);
  if (!fence) throw new Error('There is no fence.');
  const edits = setFenceSetting(fence, name, typeof value === 'string' ? { kind: 'text', value } : value);
  const after = applyTextEdits(text, edits);
  expect(after.startsWith('\uFEFFa\r\n\r\n~~~') && after.endsWith('\r\nx\r\n~~~\r\n')).toBe(true);
  return after.slice(9, after.indexOf('\r\nx'));
}

describe('readFenceSettings', () => {
  it('reads language and title in every spelling', () => {
    expect(read('bash cURL')).toEqual({ language: 'bash', title: 'cURL' });
    expect(read('')).toEqual({});
    expect(read('title="Notes"')).toEqual({ title: 'Notes' });
    expect(read('ts title={`a.ts`} theme={null} twoslash')).toEqual({ language: 'ts', title: 'a.ts' });
    expect(read('bash GET /users/{id}')).toEqual({ language: 'bash', title: 'GET /users/{id}' });
    expect(read('json "POST /users"')).toEqual({ language: 'json', title: 'POST /users' });
  });

  it('reads settings under the names of the catalogue', () => {
    expect(read('js filename="a b.js" {1,3} highlight={5} focus="2" showLineNumbers wrap iconType="solid"')).toEqual({
      language: 'js',
      title: 'a b.js',
      highlight: '1,3,5',
      focus: '2',
      lines: true,
      wrap: true,
      iconType: 'solid',
    });
    expect(read('js nocopy="false" lines={true} Wrap it')).toEqual({
      language: 'js',
      title: 'Wrap it',
      nocopy: false,
      lines: true,
    });
  });
});

describe('setFenceSetting', () => {
  it('changes the language alone', () => {
    expect(set('js  a.js {1,3} lines', 'language', 'ts')).toBe('ts  a.js {1,3} lines');
    expect(set('js{2}', 'language', 'ts')).toBe('ts{2}');
    expect(set('title="Notes"', 'language', 'md')).toBe('md title="Notes"');
    expect(set('js a.js', 'language', undefined)).toBe('text a.js');
    expect(set('js', 'language', undefined)).toBe('');
    expect(set('', 'language', 'c plus')).toBe('c-plus');
  });

  it('changes the title where it stands and as it is written', () => {
    expect(set('js a.js {1,3} lines', 'title', 'b.js')).toBe('js b.js {1,3} lines');
    expect(set('js {1} old words wrap here', 'title', 'New')).toBe('js {1} New wrap');
    expect(set("js title='a.js' wrap", 'title', 'b c.js')).toBe("js title='b c.js' wrap");
    expect(set("js title='a.js'", 'title', "It's")).toBe(`js title="It's"`);
    expect(set('js title=a.js', 'title', 'b c.js')).toBe('js title="b c.js"');
    expect(set('ts title={"a.ts"} own', 'title', 'b.ts')).toBe('ts title={"b.ts"} own');
    expect(set('js {1}', 'title', 'New')).toBe('js New {1}');
    expect(set('js a.js wrap', 'title', undefined)).toBe('js wrap');
  });

  it('names a title that would be read as something else', () => {
    expect(set('js', 'title', 'lines')).toBe('js title="lines"');
    expect(set('js', 'title', 'Lines {1}')).toBe('js title="Lines {1}"');
    expect(set('js', 'title', 'say "hi" {2}')).toBe(`js title='say "hi" {2}'`);
    expect(set('bash', 'title', 'GET /users/{id}')).toBe('bash GET /users/{id}');
    expect(set('', 'title', 'Name')).toBe('text Name');
  });

  it('marks lines in the place where some are marked', () => {
    expect(set('js a.js', 'highlight', '1, 3-5')).toBe('js a.js {1, 3-5}');
    expect(set('js{2} a.js', 'highlight', '4')).toBe('js{4} a.js');
    expect(set('js hl_lines="1" {2} own={1}', 'highlight', '3')).toBe('js hl_lines="3" own={1}');
    expect(set('js {1} a.js highlight={2}', 'highlight', undefined)).toBe('js a.js');
    expect(set('js', 'focus', '2 and x')).toBe('js focus={2}');
    expect(set('js focus="1"', 'focus', '2,4-5')).toBe('js focus="2,4-5"');
    expect(set('js', 'highlight', 'abc')).toBe('js');
  });

  it('turns flags on and off, in the spelling of their author', () => {
    expect(set('js a.js', 'lines', ON)).toBe('js a.js lines');
    expect(set('js showLineNumbers a.js', 'lines', ON)).toBe('js showLineNumbers a.js');
    expect(set('js showLineNumbers a.js', 'lines', OFF)).toBe('js a.js');
    expect(set('js wrap={false} theme={null}', 'wrap', ON)).toBe('js wrap={true} theme={null}');
    expect(set('js nocopy="false"', 'nocopy', ON)).toBe('js nocopy="true"');
    expect(set('js expandable wrap expandable', 'expandable', undefined)).toBe('js wrap');
    expect(set('', 'wrap', ON)).toBe('text wrap');
  });

  it('changes other settings, and keeps what it does not know', () => {
    expect(set('js theme={null} icon="js"', 'icon', 'leaf')).toBe('js theme={null} icon="leaf"');
    expect(set('js theme={null}', 'iconType', 'solid')).toBe('js theme={null} iconType="solid"');
    expect(set('js icon=js twoslash', 'icon', undefined)).toBe('js twoslash');
  });

  it('gives back what was set, and changes nothing else, whatever was there', () => {
    const part = fc.constantFrom('a.js', 'title="x y"', "title='z'", '{1,3}', 'highlight={2}', 'wrap', 'lines={false}');
    const other = fc.constantFrom('theme={null}', 'twoslash', 'icon="x"', 'FOO=bar', '"q w"', '-', '{id}', 'focus=3');
    const change = fc.constantFrom<readonly [string, AttributeValue]>(
      ['language', { kind: 'text', value: 'go' }],
      ['title', { kind: 'text', value: 'It is {1} lines' }],
      ['highlight', { kind: 'text', value: '7-9' }],
      ['wrap', ON],
      ['icon', { kind: 'text', value: 'leaf' }],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, other), { maxLength: 6 }), change, (parts, [name, value]) => {
        const before = ['js', ...parts].join(' ');
        const after = set(before, name, value);
        expect(readFenceSettings(after).get(name)).toEqual(value);
        const rest = (info: string) => [...readFenceSettings(info)].filter(([key]) => key !== name).sort();
        if (name !== 'title') expect(rest(after)).toEqual(rest(before));
      }),
    );
  });
});
