import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttributeValue, readAttributeValue, setAttribute } from '../../authoring/source-edit/attributes.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { elementsAround, type JsxElement, scanElements } from './jsx-elements.ts';

/** `Steps(Step,Step)`, with `?` behind an element that nothing closes. */
function outline(elements: readonly JsxElement[]): string {
  return elements
    .map(({ name, children, closing, isSelfClosing }) => {
      const sign = closing || isSelfClosing ? '' : '?';
      return name + sign + (children.length > 0 ? `(${outline(children)})` : '');
    })
    .join(',');
}

describe('scanElements', () => {
  it('finds nested elements with their ranges', () => {
    const text = '<Steps>\n  <Step title="One">\n    Text.\n  </Step>\n  <Step title="Two" />\n</Steps>';
    const [steps] = scanElements(text);
    expect(outline(scanElements(text))).toBe('Steps(Step,Step)');
    expect(text.slice(steps?.closing?.start, steps?.closing?.end)).toBe('</Steps>');
    const step = steps?.children[0];
    expect(text.slice(step?.openEnd, step?.closing?.start).trim()).toBe('Text.');
  });

  it('lets braces, quotes and arrows stand in attributes', () => {
    const text = '<Card title="a > b" icon={<svg viewBox="0 0"/>} on={() => { "}" }} {...rest}>x</Card>';
    const [card] = scanElements(text);
    expect(card?.attributes.map(({ name }) => name)).toEqual(['title', 'icon', 'on', '']);
    expect(outline(scanElements(text))).toBe('Card');
  });

  it('closes what is left open at the end of what is around it', () => {
    expect(outline(scanElements('<Tabs><Tab title="a">text</Tabs>\n<Note>'))).toBe('Tabs(Tab?),Note?');
    expect(outline(scanElements('text <br> more <img src="a"> </p>'))).toBe('br?,img?');
  });

  it('passes over what is no tag', () => {
    for (const text of ['a < b', '<Card title="a', '```\n<Card />\n```', '`<Card />`', '<!-- <Card /> -->'])
      expect(outline(scanElements(text)), text).toBe('');
    expect(outline(scanElements('{/* <Card /> */}'))).toBe('');
    expect(outline(scanElements('---\ntitle: <Card />\n---\n<Note/>'))).toBe('Note');
    expect(outline(scanElements('export const A = () => <div>x</div>\n\n<A />'))).toBe('A');
    expect(outline(scanElements('\\<Card>'))).toBe('');
  });

  it('reads any text without a fault, in ranges that fit it', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '/>',
      'Card',
      'Step',
      ' a="b"',
      ' c={d}',
      '{',
      '}',
      '"',
      '`',
      '\n',
      'x',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const check = (elements: readonly JsxElement[], from: number, to: number) => {
          let last = from;
          for (const element of elements) {
            expect(element.start).toBeGreaterThanOrEqual(last);
            expect(element.end).toBeLessThanOrEqual(to);
            expect(element.openEnd).toBeLessThanOrEqual(element.end);
            check(element.children, element.openEnd, element.end);
            last = element.end;
          }
        };
        check(scanElements(text), 0, text.length);
      }),
    );
  });
});

it('finds the elements around a cursor', () => {
  const text = '<Steps>\n<Step title="a">x</Step>\n</Steps>';
  const names = (at: number) => elementsAround(scanElements(text), at).map(({ name }) => name);
  expect(names(text.indexOf('x'))).toEqual(['Steps', 'Step']);
  expect(names(3)).toEqual(['Steps']);
  expect(names(text.length)).toEqual(['Steps']);
  expect(elementsAround(scanElements('a <Icon icon="x" /> b'), 0)).toEqual([]);
});

describe('attributes', () => {
  const read = (source: string) => {
    const [element] = scanElements(`<A ${source} />`);
    const attribute = element?.attributes[0];
    return attribute && readAttributeValue(`<A ${source} />`, attribute);
  };
  const set = (source: string, name: string, value: AttributeValue | undefined) => {
    const [element] = scanElements(source);
    return element ? applyTextEdits(source, setAttribute(source, element, name, value)) : source;
  };

  it('reads what a form can show, and keeps the rest as code', () => {
    expect(read('a')).toEqual({ kind: 'boolean', value: true });
    expect(read('a={false}')).toEqual({ kind: 'boolean', value: false });
    expect(read('a="x &quot;y&quot; &amp;amp;"')).toEqual({ kind: 'text', value: 'x "y" &amp;' });
    expect(read('a={ 2 }')).toEqual({ kind: 'number', value: 2 });
    expect(read("a={'it\\'s'}")).toEqual({ kind: 'text', value: "it's" });
    expect(read('a={["one", "two, three"]}')).toEqual({ kind: 'list', value: ['one', 'two, three'] });
    expect(read('a={[one]}')).toEqual({ kind: 'expression', source: '[one]' });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the page's code.
    expect(read('a={`x ${y}`}')).toMatchObject({ kind: 'expression' });
    expect(read('a=20')).toEqual({ kind: 'text', value: '20' });
  });

  it('adds, changes and removes one, and touches nothing else', () => {
    const text = (value: string): AttributeValue => ({ kind: 'text', value });
    expect(set('<Card>x</Card>', 'title', text('A'))).toBe('<Card title="A">x</Card>');
    expect(set('<Card title="A"  icon={x} />', 'title', text('B'))).toBe('<Card title="B"  icon={x} />');
    expect(set("<Card title='A' />", 'title', text("it's"))).toBe('<Card title="it\'s" />');
    expect(set('<Card title="A" icon="x" />', 'title', undefined)).toBe('<Card icon="x" />');
    expect(set('<Card\n  title="A"\n>x</Card>', 'icon', text('x'))).toBe('<Card\n  title="A"\n  icon="x"\n>x</Card>');
    expect(set('<Card title="A" />', 'title', text(`"it's"`))).toBe('<Card title="&quot;it\'s&quot;" />');
  });

  it('keeps the way a value is written', () => {
    expect(set('<G cols="2" />', 'cols', { kind: 'number', value: 3 })).toBe('<G cols="3" />');
    expect(set('<G cols={2} />', 'cols', { kind: 'number', value: 3 })).toBe('<G cols={3} />');
    expect(set('<A open />', 'open', { kind: 'boolean', value: false })).toBe('<A open={false} />');
    expect(set('<A open="false" />', 'open', { kind: 'boolean', value: true })).toBe('<A open="true" />');
    expect(set('<A />', 'open', { kind: 'boolean', value: true })).toBe('<A open />');
    expect(set('<A b={[1]} />', 'b', { kind: 'expression', source: '[2]' })).toBe('<A b={[2]} />');
    expect(set('<A t={"x"} />', 't', { kind: 'text', value: 'y' })).toBe('<A t="y" />');
  });

  it('gives back any text that it wrote', () => {
    const source = '<Card icon="x">y</Card>';
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '"', "'", '&', ';', '<', '>', '{', '}', '&quot;', '\\', ' ') }),
        (value) => {
          const after = set(source, 'title', { kind: 'text', value });
          const attribute = scanElements(after)[0]?.attributes[1];
          expect(attribute && readAttributeValue(after, attribute)).toEqual({ kind: 'text', value });
          expect(set(after, 'title', undefined)).toBe(source);
        },
      ),
    );
  });
});
