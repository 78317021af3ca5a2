import iconsUrl from 'virtual:icon-drawings';
import type { ReadRaster } from '../../images/raster/read-raster.ts';
import type { LoadedGrammar } from '../protocol.ts';
import workerUrl from '../realm/worker.ts?script-url';

/** What workers are made of. Loaded from the app's own origin when first needed; the sandbox has no network. */
export interface RealmResources {
  readonly script: () => Promise<Blob>;
  /** A copy of its own for each worker, which takes it over; `undefined` where it is not to be had. */
  readonly wasm: () => Promise<ArrayBuffer | undefined>;
  readonly icons: () => Promise<string>;
  /** By the name of the language in shiki. */
  readonly grammar: (name: string) => Promise<LoadedGrammar>;
  readonly readRaster: ReadRaster;
}

// The file is not there when the set-up had no network: then the list is empty, and the build goes on without it.
const WASM_URLS = Object.values(
  import.meta.glob<string>('../../../.leafwright/wasm/*.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
    exhaustive: true,
  }),
);

let loaded: RealmResources | undefined;

/** The resources, shared by all realms of the app. */
export function loadRealmResources(): RealmResources {
  loaded ??= createRealmResources();
  return loaded;
}

function createRealmResources(): RealmResources {
  const script = remembered(() => load(workerUrl).then((response) => response.blob()));
  const wasm = remembered(loadWasm);
  const icons = remembered(() => load(iconsUrl).then((response) => response.text()));
  const rasterLine = remembered(async () => (await import('./raster-line.ts')).createRasterLine());
  return {
    script,
    wasm: async () => (await wasm())?.slice(0),
    icons,
    grammar: async (name) => (await import('./load-grammar.ts')).loadGrammar(name),
    readRaster: async (bytes) => (await rasterLine())(bytes),
  };
}

/** Without it the slower compiler in JavaScript does the work. */
async function loadWasm(): Promise<ArrayBuffer | undefined> {
  const [url] = WASM_URLS;
  if (url === undefined) return undefined;
  try {
    return await (await load(url)).arrayBuffer();
  } catch (error) {
    console.warn('The WebAssembly compiler could not be loaded; the one in JavaScript takes its place.', error);
    return undefined;
  }
}

async function load(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A part of the editor could not be loaded (${response.status} for ${url}).`);
  return response;
}

/** Loads once; after a failure, again. */
function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
