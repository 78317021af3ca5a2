/** `convert`: shows what the other format of the settings would change, and writes it only when it is told to. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { convertProject } from '../../authoring/convert-project.ts';
import { type ConfigFormat, formatOfConfig } from '../../config/config-format.ts';
import type { Conversion } from '../../config/convert/conversion.ts';
import { locateConfig } from '../../config/locate.ts';
import { parseConfig } from '../../config/parse.ts';
import { resolveReferences } from '../../config/resolve-references.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { encodeText, readText } from '../../project/text.ts';
import type { Arguments } from '../arguments.ts';
import type { Console } from '../console.ts';
import { conversionText } from '../conversion-text.ts';
import { readProject } from '../read-project.ts';
import { fileError, UserError } from '../user-error.ts';

export async function convert(args: Arguments, console: Console): Promise<number> {
  const reading = await readProject(args.project);
  if (reading.status === 'refused') return console.refused({ ...reading, folder: undefined });
  const { files, folder } = reading.project;
  const location = locateConfig(files);
  if (location.status === 'missing') return console.refused({ diagnostics: location.diagnostics, folder });
  const conversion = convertProject(files, location.path, args.to ?? otherFormat(files, location.path));
  if (conversion.status === 'refused') throw new UserError(conversion.message);
  if (args.write && folder === undefined) {
    throw new UserError('A zip is not written to.', 'Unpack it, and give the folder.');
  }
  if (args.write && folder !== undefined) await write(folder, conversion);
  const { from, to, configFile, report, unchanged } = conversion;
  const texts = Object.fromEntries([...conversion.files].map(([file, text]) => [file, text ?? null]));
  console.told(
    { status: 'ok', from, to, written: args.write, configFile, unchanged, report, files: texts },
    conversionText(conversion, args.write),
  );
  return 0;
}

function otherFormat(files: ProjectFiles, file: string): ConfigFormat {
  const parsed = parseConfig(readText(files.get(file) ?? new Uint8Array()), file);
  const value = parsed.status === 'ok' ? resolveReferences(parsed.document, files).value : undefined;
  return formatOfConfig(value) === 'later' ? 'contract' : 'later';
}

/** What is new comes before what goes, so that a fault in between loses nothing. */
async function write(folder: string, { files }: Conversion): Promise<void> {
  const inOrder = [...files].toSorted(([, one], [, other]) => Number(one === undefined) - Number(other === undefined));
  for (const [file, text] of inOrder) {
    try {
      if (text === undefined) await rm(path.join(folder, file), { force: true });
      else await writeFile(path.join(folder, file), encodeText(text));
    } catch (error) {
      throw fileError(error, `Writing \`${file}\``);
    }
  }
}
