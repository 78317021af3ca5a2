/** Draws a site's icons once, and again only when what they are made of changes. */
import { contentHash } from '../../../project/content-hash.ts';
import type { EngineServices } from '../../engine.ts';
import { type FaviconSite, faviconSources, planFavicon } from '../../site/favicon-plan.ts';
import { drawFavicons, type Favicons, readSource } from './draw-favicons.ts';
import { packFavicons, unpackFavicons } from './pack-files.ts';

/** Keeps results between builds, for example in a folder. What it has lost is made again. */
export interface ResultMemory {
  readonly read: (key: string) => Uint8Array | undefined;
  readonly write: (key: string, result: Uint8Array) => void;
}

/** Raise it when other pictures are drawn of the same input. */
const GENERATION = 6;

export interface FaviconServices extends Pick<EngineServices, 'readRaster'> {
  readonly icons: Pick<EngineServices['icons'], 'find'>;
}

export class FaviconMaker {
  readonly #services: FaviconServices;
  #last: { readonly key: string; readonly favicons: Favicons } | undefined;
  /** By the hash of the picture's bytes. */
  #judged: { readonly own: string; readonly isReplaced: boolean } | undefined;

  constructor(services: FaviconServices) {
    this.#services = services;
  }

  /** @param contents Bytes of the files that `faviconSources` names; without them the site's own are taken. */
  async make(site: FaviconSite, contents?: ReadonlyMap<string, Uint8Array>, memory?: ResultMemory): Promise<Favicons> {
    const { plan, bytes, key } = readInput(site, contents);
    if (this.#last?.key === key) return this.#last.favicons;
    const kept = memory?.read(key);
    let favicons = kept && unpackFavicons(kept);
    if (favicons === undefined) {
      favicons = await drawFavicons({ plan, config: site.config, bytes, ...this.#services });
      memory?.write(key, packFavicons(favicons));
    }
    this.#last = { key, favicons };
    return favicons;
  }

  /** Whether a mark stands in for the picture of the site; see `Favicons.isReplaced`. Draws nothing. */
  async isReplaced(site: FaviconSite, contents?: ReadonlyMap<string, Uint8Array>): Promise<boolean> {
    const { plan, bytes, own, key } = readInput(site, contents);
    if (this.#last?.key === key) return this.#last.favicons.isReplaced;
    if (plan.source === undefined) return false;
    if (this.#judged?.own !== own) {
      this.#judged = { own, isReplaced: (await readSource(plan, bytes, this.#services.readRaster)) === undefined };
    }
    return this.#judged.isReplaced;
  }
}

function readInput(site: FaviconSite, contents: ReadonlyMap<string, Uint8Array> | undefined) {
  const plan = planFavicon(site);
  const [file = ''] = faviconSources(plan);
  const bytes = contents?.get(file) ?? site.files.get(file);
  const { name, colors } = site.config;
  const own = bytes === undefined ? '' : contentHash(bytes);
  return { plan, bytes, own, key: contentHash(JSON.stringify([GENERATION, plan, name, colors, own])) };
}
