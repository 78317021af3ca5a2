import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';

const entry = { fileName: 'assets/entry-1a.js', isEntry: true };
const part = (fileName: string, code: string) => ({ fileName: `assets/${fileName}`, isEntry: false, code });

/** Runs the script; `told` is what its code has pushed. */
function run(script: string): { readonly told: unknown[]; readonly when: (name: string) => unknown } {
  const told: unknown[] = [];
  const asked: Record<string, () => unknown> = {};
  runInNewContext(script, { told, asked });
  return { told, when: (name) => asked[name]?.() };
}

test('a part is run when it is asked for, once, and finds what the entry and other parts export', () => {
  const script = joinParts([
    part('helpers-2b.js', 'told.push("helpers");exports.twice=n=>2*n;'),
    { ...entry, code: 'exports.base=20;asked.more=()=>require("./more-3c.js").answer;told.push("entry");' },
    part(
      'more-3c.js',
      'const e=require("./entry-1a.js"),h=require(`./helpers-2b.js`);told.push("more");exports.answer=e.base+h.twice(11);',
    ),
  ]);
  const { told, when } = run(script);
  expect(told).toEqual(['entry']);
  expect([when('more'), when('more')]).toEqual([42, 42]);
  expect(told).toEqual(['entry', 'helpers', 'more']);
});

test('a part that has failed is run again when it is asked for again', () => {
  const script = joinParts([
    { ...entry, code: 'asked.more=()=>{try{return require("./more-3c.js").answer}catch(error){return error.message}}' },
    part('more-3c.js', 'told.push("more");if(told.length<2)throw new Error("Not yet.");exports.answer=42'),
  ]);
  const { when } = run(script);
  expect([when('more'), when('more')]).toEqual(['Not yet.', 42]);
});

test('quotes, backslashes and what looks like the name of a part stay in a part as they are', () => {
  const text = `"'\\\\\`</script>$& require('./more')`;
  const script = joinParts([
    { ...entry, code: 'asked.more=()=>require("./more-3c.js").text' },
    part('more-3c.js', `exports.text=${JSON.stringify(text)}`),
  ]);
  expect(run(script).when('more')).toBe(text);
});
