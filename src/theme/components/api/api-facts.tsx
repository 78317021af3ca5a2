/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { flagAttribute, listAttribute, textAttribute } from '../../attributes.ts';
import { phrase } from '../../words/phrase.ts';
import { wordsOf } from '../../words/words-of.ts';

/**
 * `<ApiFacts range="1 ≤ x ≤ 50" options={["a", "b"]} />`: what an API description says of a value beside its words. Not for
 * authors.
 */
export function ApiFacts(props: Props, context: RenderContext): JsxNode {
  const words = wordsOf(context);
  const text = (name: string): readonly string[] => {
    const value = textAttribute(props, name);
    return value === undefined ? [] : [value];
  };
  const flag = (name: string, word: string): JsxNode => (flagAttribute(props, name) ? mark(word) : null);
  const facts: readonly JsxNode[] = [
    flag('isItem', words.eachItem),
    ...text('content').map((value) => <span class="field-type">{value}</span>),
    ...text('type').map((value) => <span class="field-type">{value}</span>),
    flag('isCertificate', words.clientCertificate),
    fact(words.authorizationUrl, text('authorizationUrl')),
    fact(words.tokenUrl, text('tokenUrl')),
    fact(words.refreshUrl, text('refreshUrl')),
    fact(words.discoveryUrl, text('openIdConnectUrl')),
    fact(words.writtenAs, text('written')),
    fact(words.default, text('default')),
    fact(words.allowedValues, listAttribute(props, 'options')),
    fact('', text('range')),
    fact(words.length, text('length')),
    fact(words.itemCount, text('items')),
    fact(words.multipleOf, text('multipleOf')),
    fact(words.pattern, text('pattern')),
    flag('isUnique', words.uniqueItems),
    fact(words.contains, listAttribute(props, 'contains')),
    fact(words.fieldCount, text('fields')),
    fact(words.fieldNames, listAttribute(props, 'names')),
    ...text('with').map((name) => fact(phrase(words.requiredWith, { name }), listAttribute(props, 'needed'))),
    fact(words.notAllowed, listAttribute(props, 'not')),
    flag('isOpen', words.otherFields),
    flag('isClosed', words.noOtherFields),
    fact(words.example, listAttribute(props, 'examples')),
  ];
  // With white space between them, so that the words stay apart where only the text is read.
  return <p class="field-head">{facts.map((one) => (one === null ? null : [one, ' ']))}</p>;
}

function mark(word: string): JsxNode {
  return <span class="field-label">{word}</span>;
}

function fact(word: string, values: readonly string[]): JsxNode {
  if (values.length === 0) return null;
  return (
    <span class="field-fact">
      {word === '' ? null : `${word} `}
      {values.map((value, index) => [index === 0 ? null : ' ', <code>{value}</code>])}
    </span>
  );
}
