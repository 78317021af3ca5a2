/** ZenUML, drawn as the sequence of messages that it tells. */
import type { DrawKind } from '../drawing.ts';
import { layAndDraw } from '../sequence/draw-sequence.ts';
import { parseZenuml } from './parse-zenuml.ts';

export const drawZenuml: DrawKind = (source) => layAndDraw(parseZenuml(source));
