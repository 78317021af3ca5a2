/** What a conversion needs to know, and what it comes to. */
import type { ProjectFiles } from '../../project/project-files.ts';
import type { ConfigFormat } from '../config-format.ts';
import type { ReportLine } from './report.ts';

/** What the conversion has to know of a page. */
export interface PageToConvert {
  /** `version` of its front matter, if any. */
  readonly version?: string;
  /** Its entry in the navigation leads out of the site (`url` of its front matter), so the page itself stands nowhere. */
  readonly leadsElsewhere?: true;
}

export interface ConversionInput {
  /** The project, re-rooted at the configuration's folder. */
  readonly files: ProjectFiles;
  /** `docs.json` or `mint.json`. */
  readonly configFile: string;
  readonly to: ConfigFormat;
  /** By path without extension: what is a page by its file, whether the navigation lists it or not. */
  readonly pages: ReadonlyMap<string, PageToConvert>;
}

export interface Conversion {
  readonly status: 'ok';
  readonly from: ConfigFormat;
  readonly to: ConfigFormat;
  /** New texts by path; `undefined` for a file that goes. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** The configuration's name afterwards. */
  readonly configFile: string;
  readonly report: readonly ReportLine[];
  /** How many settings stay as they are. */
  readonly unchanged: number;
}

export interface ConversionRefusal {
  readonly status: 'refused';
  /** One sentence, with what to do about it. */
  readonly message: string;
}
