/** Finds and reads the configuration of a file map; keeps the object while no JSON file of the project has changed. */
import { locateConfig, rerootFiles } from '../../config/locate.ts';
import { readConfig } from '../../config/read-config.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { changedPaths } from '../../project/changed-paths.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';

export interface ConfigReading {
  /** Re-rooted at the configuration's folder. */
  readonly files: ProjectFiles;
  /** `docs.json` or `mint.json`; empty when there is none. */
  readonly configFile: string;
  /** Absent when there is no configuration, or it cannot be read. */
  readonly config: SiteConfig | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export class ConfigSource {
  readonly #address: string | undefined;
  readonly #hasOrigins: boolean;
  #last:
    | { reading: ConfigReading; root: string; projectFiles: ProjectFiles; sources: ReadonlyMap<string, Uint8Array> }
    | undefined;

  /** `address`: where the site will be published, when whoever builds it says so. */
  constructor(options: { readonly address?: string; readonly hasPlaces?: boolean } = {}) {
    this.#address = options.address;
    this.#hasOrigins = options.hasPlaces ?? false;
  }

  read(projectFiles: ProjectFiles): ConfigReading {
    const typed = this.#last && changedPaths(this.#last.projectFiles, projectFiles);
    if (this.#last && typed?.every((path) => !path.endsWith('.json'))) {
      const { reading, root } = this.#last;
      this.#last = { ...this.#last, projectFiles };
      return { ...reading, files: root === '' ? projectFiles : rerootFiles(projectFiles, root) };
    }
    const location = locateConfig(projectFiles);
    if (location.status === 'missing') {
      return { files: projectFiles, configFile: '', config: undefined, diagnostics: location.diagnostics };
    }
    const files = location.root === '' ? projectFiles : rerootFiles(projectFiles, location.root);
    // A configuration may take in other JSON files by `$ref`.
    const sources = new Map([...projectFiles].filter(([path]) => path.endsWith('.json')));
    const last = this.#last;
    if (last !== undefined && last.root === location.root && haveSameBytes(last.sources, sources)) {
      this.#last = { ...last, projectFiles };
      return { ...last.reading, files };
    }
    const read = readConfig(files, location.name, this.#hasOrigins);
    const reading: ConfigReading = {
      files,
      configFile: location.name,
      config: read.status === 'ok' ? this.#atAddress(read.config) : undefined,
      diagnostics: [...location.diagnostics, ...read.diagnostics],
    };
    this.#last = { reading, root: location.root, projectFiles, sources };
    return reading;
  }

  #atAddress(config: SiteConfig): SiteConfig {
    return this.#address === undefined ? config : { ...config, address: this.#address };
  }
}

function haveSameBytes(one: ReadonlyMap<string, Uint8Array>, other: ReadonlyMap<string, Uint8Array>): boolean {
  if (one.size !== other.size) return false;
  for (const [path, bytes] of one) if (other.get(path) !== bytes) return false;
  return true;
}
