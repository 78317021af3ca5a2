/** `rules`: shows the rules for an editor's assistant, and writes their file only when it is told to. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFacts } from '../../authoring/assistant-rules/project-facts.ts';
import { AGENTS_FILE, rulesPath, withRules } from '../../authoring/assistant-rules/rules-file.ts';
import { assistantRules } from '../../authoring/assistant-rules/rules-text.ts';
import { locateConfig } from '../../config/locate.ts';
import { encodeText, readText } from '../../project/text.ts';
import { PROBLEM_KINDS } from '../../rules/problem-kinds.ts';
import { askedWriting } from '../../rules/writing/choice/asked-writing.ts';
import { createChoiceReader } from '../../rules/writing/choice/choice-of-project.ts';
import type { Arguments } from '../arguments.ts';
import type { Console } from '../console.ts';
import { readProject } from '../read-project.ts';
import { fileError, UserError } from '../user-error.ts';

export async function rules(args: Arguments, console: Console): Promise<number> {
  const reading = await readProject(args.project);
  if (reading.status === 'refused') return console.refused({ ...reading, folder: undefined });
  const { files, folder } = reading.project;
  const location = locateConfig(files);
  if (location.status === 'missing') return console.refused({ diagnostics: location.diagnostics, folder });
  if (args.write && folder === undefined) {
    throw new UserError('A zip is not written to.', 'Unpack it, and give the folder.');
  }
  const file = args.editor === undefined ? AGENTS_FILE : rulesPath(args.editor);
  const existing = folder === undefined ? files.get(file) : await readExisting(path.join(folder, file));
  const writing = askedWriting(PROBLEM_KINDS.values(), createChoiceReader()(files).choice);
  const text = withRules(existing && readText(existing), assistantRules(projectFacts(files, location.path), writing));
  if (args.write && folder !== undefined) await write(path.join(folder, file), text);
  console.told({ status: 'ok', file, written: args.write, text }, args.write ? `Written: ${file}.\n` : text);
  return 0;
}

/** From the disk: hidden folders are passed over when a project is read, and what a person has added must not be lost. */
async function readExisting(place: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw fileError(error, `Reading \`${place}\``);
  }
}

async function write(place: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, encodeText(text));
  } catch (error) {
    throw fileError(error, `Writing \`${place}\``);
  }
}
