/** The scripts of a project in its site. */
import { isOnAnotherHost, projectScripts } from '../../config/project-scripts.ts';
import { encodePath } from '../site/page-address.ts';
import type { SiteModel } from '../site/site-model.ts';
import { REQUIRED_OUTPUTS } from './plan-outputs.ts';

const OURS: ReadonlySet<string> = new Set(REQUIRED_OUTPUTS);

export interface SiteScripts {
  /** Project files to copy, to the same path. */
  readonly files: readonly string[];
  /** Script that loads them one after the other, behind the site's own; empty where there are none. */
  readonly loader: string;
}

export function siteScripts({ config, files }: Pick<SiteModel, 'config' | 'files'>): SiteScripts {
  const scripts = projectScripts(config.scripts ?? [], files).filter((script) => !OURS.has(script));
  if (scripts.length === 0) return { files: [], loader: '' };
  const addresses = scripts.map((script) => (isOnAnotherHost(script) ? script : `../${encodePath(script)}`));
  return { files: scripts.filter((script) => !isOnAnotherHost(script)), loader: loaderOf(addresses) };
}

/** A script that fails keeps neither the others nor the site from working. */
function loaderOf(addresses: readonly string[]): string {
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `;(function(d){var own=d.currentScript&&d.currentScript.src;if(!own)return;${list}.forEach(function(address){var s=d.createElement("script");s.async=false;s.src=new URL(address,own).href;d.head.appendChild(s)})})(document);\n`;
}
