import type { Spot, WritingRule } from '../writing-rule.ts';
import { rowCells } from './row-cells.ts';

const NAME = /^(?:param(?:eter)?s?|fields?|names?|propert(?:y|ies)|arguments?|query parameters?|header)$/i;

export const parameterTable: WritingRule = {
  over: 'writing',
  theme: 'api',
  from: 'strict',
  code: 'writing/parameter-table',
  title: 'Parameters in a table',
  why: 'Fields show type, default and whether they are needed in the same way on all pages, can be linked to, and fit a phone.',
  run({ text, parts: { tables }, frontMatter: { api, openapi } }) {
    if (api === undefined && openapi === undefined) return [];
    return tables.flatMap(({ rows: [header] }): Spot[] => {
      if (header === undefined) return [];
      const cells = rowCells(text.slice(header.start, header.end));
      if (!NAME.test(cells[0] ?? '') || !cells.slice(1).some((cell) => /^(?:data )?types?$/i.test(cell))) return [];
      return [
        {
          ...header,
          subject: cells,
          message: 'Parameters of the endpoint stand in a table.',
          hint: 'Write a `<ParamField>` for each parameter, and a `<ResponseField>` for each value of the answer.',
        },
      ];
    });
  },
};
