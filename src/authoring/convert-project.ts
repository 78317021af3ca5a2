/** A project whose configuration is converted from one format into the other. */
import type { ConfigFormat } from '../config/config-format.ts';
import type { Conversion, ConversionRefusal, PageToConvert } from '../config/convert/conversion.ts';
import { convertConfig } from '../config/convert/convert-config.ts';
import { parseFrontMatter } from '../page-source/front-matter/front-matter.ts';
import { classifyFile } from '../project/classify-file.ts';
import { withoutExtension } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';

/**
 * @param files the project, re-rooted at the configuration's folder
 * @param configFile `docs.json` or `mint.json`
 */
export function convertProject(
  files: ProjectFiles,
  configFile: string,
  to: ConfigFormat,
): Conversion | ConversionRefusal {
  return convertConfig({ files, configFile, to, pages: pagesOf(files) });
}

function pagesOf(files: ProjectFiles): ReadonlyMap<string, PageToConvert> {
  const pages = new Map<string, PageToConvert>();
  for (const [file, bytes] of files) {
    if (classifyFile(file) !== 'page') continue;
    const { version, url } = parseFrontMatter(file, readText(bytes)).frontMatter;
    pages.set(withoutExtension(file), {
      ...(version !== undefined && { version: String(version) }),
      ...(url !== undefined && { leadsElsewhere: true }),
    });
  }
  return pages;
}
