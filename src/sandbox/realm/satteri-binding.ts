/**
 * Takes the place of satteri's own browser loader (the build maps its `#binding` here), which fetches its
 * WebAssembly and starts a pool of threads: neither is possible in the sandbox. This one is started synchronously,
 * from bytes handed in. The WebAssembly wants shared memory, which a page without cross-origin isolation may create
 * as long as it is never posted to another thread; so the pool has no thread.
 */
import { instantiateNapiModuleSync, type WASIInstance } from '@emnapi/core';
import { createContext } from '@emnapi/runtime';
import { WASI } from '@tybys/wasm-util';

/** In pages of 64 KiB: the least the module asks for, and the most a 32-bit address reaches. */
const MEMORY_PAGES = { initial: 1024, maximum: 65_536 };

type NativeFunction = (...parameters: never[]) => unknown;

// Named exports are what satteri imports; they are live, so they work once `startBinding` has filled them.
export let applyCommandsAndCompileHandle: NativeFunction;
export let applyCommandsAndConvertToHastHandle: NativeFunction;
export let applyCommandsAndRenderHandle: NativeFunction;
export let applyCommandsToHandle: NativeFunction;
export let applyCommandsToMdastHandle: NativeFunction;
export let applyMdastCommandsAndConvertAndCompile: NativeFunction;
export let applyMdastCommandsAndConvertAndRender: NativeFunction;
export let compileHandle: NativeFunction;
export let compileMdx: NativeFunction;
export let convertMdastToHastHandle: NativeFunction;
export let createHastHandle: NativeFunction;
export let createHastHandleFromHtml: NativeFunction;
export let createHastHandleWithFrontmatter: NativeFunction;
export let createMdastHandle: NativeFunction;
export let createMdxHastHandle: NativeFunction;
export let createMdxHastHandleWithFrontmatter: NativeFunction;
export let createMdxMdastHandle: NativeFunction;
export let dropHandle: NativeFunction;
export let getHandleSource: NativeFunction;
export let getMdastFrontmatter: NativeFunction;
export let getNodeData: NativeFunction;
export let markdownToHtmlFast: NativeFunction;
export let markdownToJsFast: NativeFunction;
export let mdastTextContentHandle: NativeFunction;
export let mdxToJsFast: NativeFunction;
export let parseEsm: NativeFunction;
export let parseExpression: NativeFunction;
export let parseToHtml: NativeFunction;
export let renderHandle: NativeFunction;
export let serializeHandle: NativeFunction;
export let setNodeData: NativeFunction;
export let textContentHandle: NativeFunction;
export let walkHandle: NativeFunction;
export let walkMdastHandle: NativeFunction;

/**
 * Instantiates the compiler; to be called once, before the first compilation.
 * @throws where WebAssembly or shared memory is not to be had
 */
export function startBinding(wasm: ArrayBuffer): void {
  const memory = new WebAssembly.Memory({ ...MEMORY_PAGES, shared: true });
  const { napiModule } = instantiateNapiModuleSync(wasm, {
    context: createContext(),
    asyncWorkPoolSize: 0,
    // The two packages differ only in the result of `start`, which a library is never asked for.
    wasi: new WASI({ version: 'preview1' }) as unknown as WASIInstance,
    overwriteImports(imports) {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory };
      return imports;
    },
    beforeInit({ instance }) {
      for (const [name, register] of Object.entries(instance.exports)) {
        if (name.startsWith('__napi_register__')) (register as () => void)();
      }
    },
  });
  ({
    applyCommandsAndCompileHandle,
    applyCommandsAndConvertToHastHandle,
    applyCommandsAndRenderHandle,
    applyCommandsToHandle,
    applyCommandsToMdastHandle,
    applyMdastCommandsAndConvertAndCompile,
    applyMdastCommandsAndConvertAndRender,
    compileHandle,
    compileMdx,
    convertMdastToHastHandle,
    createHastHandle,
    createHastHandleFromHtml,
    createHastHandleWithFrontmatter,
    createMdastHandle,
    createMdxHastHandle,
    createMdxHastHandleWithFrontmatter,
    createMdxMdastHandle,
    dropHandle,
    getHandleSource,
    getMdastFrontmatter,
    getNodeData,
    markdownToHtmlFast,
    markdownToJsFast,
    mdastTextContentHandle,
    mdxToJsFast,
    parseEsm,
    parseExpression,
    parseToHtml,
    renderHandle,
    serializeHandle,
    setNodeData,
    textContentHandle,
    walkHandle,
    walkMdastHandle,
  } = napiModule.exports);
}
