import { describe, expect, it } from 'vitest';
import { draw, wordsIn } from '../testing/draw.ts';
import { SAMPLES } from '../testing/samples.ts';
import { refusalOf, sourceOf } from '../testing/source.ts';
import { parseZenuml } from './parse-zenuml.ts';

const parse = (body: string) => parseZenuml(sourceOf(`zenuml\n${body}`));
const messagesOf = (body: string) =>
  parse(body).happenings.flatMap((one) =>
    one.kind === 'message' ? [`${one.from} ${one.isDashed ? '⇢' : '→'} ${one.to}: ${one.text}`] : [],
  );

describe('zenuml', () => {
  it('reads participants in their order, with other names', () => {
    const { participants } = parse('@Actor Bob\n@Database Base #FFEBE6\nA as "Ann"\nBob->A: Hi');
    expect(participants).toMatchObject([{ name: 'Bob', isPerson: true }, { name: 'Base' }, { id: 'A', name: 'Ann' }]);
  });

  it('lets the one who was called call on, and gives back what is asked for', () => {
    expect(messagesOf('Me->A.do() {\n  x = B.get(1)\n  return done\n}')).toEqual([
      'Me → A: do()',
      'A → B: get(1)',
      'B ⇢ A: x',
      'A ⇢ Me: done',
    ]);
    expect(messagesOf('@Starter(S)\nT y = A.get()\n@return\nA->S: more')).toEqual([
      'S → A: get()',
      'A ⇢ S: y',
      'A ⇢ S: more',
    ]);
  });

  it('reads frames in frames, also on one line', () => {
    const { happenings } = parse(
      'if(sick) {\n  A->B: no\n} else if(tired) {\n  A->B: soon\n} else {\n  while(true) { A->B: yes }\n}\ntry {\n  A.b()\n} catch(e) {\n  A.c()\n}',
    );
    const frames = happenings.flatMap((one) =>
      one.kind === 'open'
        ? [`${one.frame} ${one.text}`]
        : one.kind === 'section'
          ? [one.text]
          : one.kind === 'close'
            ? ['}']
            : [],
    );
    expect(frames).toEqual(['alt sick', 'tired', 'else', 'loop true', '}', '}', 'try ', 'e', '}']);
    expect(happenings).toContainEqual(expect.objectContaining({ kind: 'message', text: 'yes' }));
  });

  it('is drawn as a sequence, comments above what they are about', () => {
    const words = wordsIn(draw(SAMPLES.zenuml ?? ''));
    expect(words).toEqual(
      expect.arrayContaining([
        'An order',
        'Buyer',
        'The shop',
        'First look',
        'order(thing)',
        'stock',
        'alt',
        '[stock]',
        '[else]',
        'thanks',
        'sorry',
      ]),
    );
  });

  it('says what was expected', () => {
    expect(refusalOf('zenuml\n A->B: fine\n A ~~> B')).toMatchObject({
      line: 3,
      expected: expect.stringContaining('`A.method() {`'),
    });
  });
});
