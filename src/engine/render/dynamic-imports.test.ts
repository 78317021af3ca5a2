// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code in strings is what is tested.
import { describe, expect, it } from 'vitest';
import { withoutDynamicImports } from './dynamic-imports.ts';

describe('code without dynamic imports', () => {
  it.each([
    ["import('a')", "_import('a')"],
    ['x = [import /* y */ ("a"), 1]', 'x = [_import("a"), 1]'],
    ['`a ${import("b")} import("c")`', '`a ${_import("b")} import("c")`'],
    ['`${{ a: `${import("b")}` }}`; import("c")', '`${{ a: `${_import("b")}` }}`; _import("c")'],
    ['a = /["`]/; import("b"); c = /["`]/', 'a = /["`]/; _import("b"); c = /["`]/'],
    ['a = b / 2; import("c"); d / 3', 'a = b / 2; _import("c"); d / 3'],
    ['"it\'s \\" import(1)"; import(2)', '"it\'s \\" import(1)"; _import(2)'],
  ])('%s', (code, expected) => {
    expect(withoutDynamicImports(code)).toBe(expected);
  });

  it.each(['"import(\'a\')"', 'a.import(1)', 'reimport(1)', '/* import(1) */ // import(2)', 'important(1)'])(
    '%s stays',
    (code) => {
      expect(withoutDynamicImports(code)).toBe(code);
    },
  );
});
