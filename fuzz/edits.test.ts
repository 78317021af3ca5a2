import fc from 'fast-check';
import { expect } from 'vitest';
import { removeBlock } from '../src/authoring/source-edit/block-edits.ts';
import { setHeading } from '../src/authoring/source-edit/headings.ts';
import { toggleMark } from '../src/authoring/source-edit/toggle-mark.ts';
import { setValue } from '../src/config/edit.ts';
import { JsonText } from '../src/config/json-text/json-text.ts';
import { pathsOf, valueAt } from '../src/config/testing/json-texts.ts';
import { lineAt } from '../src/page-source/blocks/lines.ts';
import { readPageBlocks } from '../src/page-source/blocks/page-blocks.ts';
import { applyTextEdits } from '../src/project/text-edit.ts';
import { textDifference } from '../src/shared/text-difference.ts';
import { everyInput } from './every-input.ts';
import { mutatedText, pages, textsBelow } from './mutated-text.ts';

const pageAndPlace = fc.tuple(mutatedText(pages), fc.nat());

everyInput('a heading or a mark changes the lines of its block alone', 500, pageAndPlace, ([text, number]) => {
  const blocks = readPageBlocks(text).filter(({ kind }) => kind === 'text' || kind === 'heading');
  const block = blocks[number % blocks.length];
  if (!block) return;
  const selection = { start: block.start, end: block.end };
  for (const change of [toggleMark(text, selection, 'bold'), setHeading(text, selection, 2)]) {
    const after = applyTextEdits(text, change?.edits ?? []);
    expect(after.startsWith(text.slice(0, lineAt(text, block.start).start))).toBe(true);
    expect(after.endsWith(text.slice(block.end))).toBe(true);
  }
});

everyInput('a block that is taken out takes nothing else along', 500, pageAndPlace, ([text, number]) => {
  const blocks = readPageBlocks(text);
  const block = blocks[number % blocks.length];
  if (!block) return;
  const after = applyTextEdits(text, removeBlock(text, block).edits);
  expect(after.startsWith(text.slice(0, block.start).trimEnd())).toBe(true);
  expect(after.endsWith(text.slice(block.end).trimStart())).toBe(true);
});

const configs = textsBelow('fixtures', /(?:docs|mint)\.json$/).filter(({ length }) => length < 20_000);
/** What may stand between the values of a configuration that can be edited. */
const BETWEEN = ['\n', '\r\n', '\t', '  ', ' // a note\n', '/* a note */', ',', '"a": 1,', '{}', '\u2028', '\ufeff'];

everyInput(
  'a setting that is changed changes no other line of the configuration',
  1000,
  fc.tuple(mutatedText(configs, BETWEEN, 3), fc.nat()),
  ([text, number]) => {
    const config = JsonText.read(text);
    if (!config) return;
    const settings = pathsOf(config.value).filter((path) => typeof valueAt(config.value, path) === 'string');
    const path = settings[number % settings.length];
    if (!path) return;
    const after = setValue(config, path, 'Of: "owls"');
    expect(valueAt(after.value, path)).toBe('Of: "owls"');
    const difference = textDifference(text, after.text);
    expect(text.slice(difference?.start, difference?.end)).not.toMatch(/[\r\n]/);
    expect(difference?.text).not.toMatch(/[\r\n]/);
  },
);
