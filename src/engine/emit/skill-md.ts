/** `skill.md`: tells the assistant of a reader what this documentation is for, where its texts are, and how to answer from them. */

import { siteAddress } from '../../config/site-address.ts';
import { instructionBlocks } from '../markdown/instructions.ts';
import type { NavigationDivision, NavigationEntry } from '../navigation/navigation-tree.ts';
import type { SiteModel } from '../site/site-model.ts';
import { isShownFirst } from './listed-pages.ts';
import { LLMS_FULL_PATH, LLMS_PATH } from './llms-txt.ts';

export const SKILL_PATH = 'skill.md';

/** More than a person would name by heart; `llms.txt` has all of them. */
const MOST_PARTS = 40;

/** `undefined` where a page of the project has this name: its own text is there. */
export function skillText(site: SiteModel): string | undefined {
  if (site.pages.has('skill')) return undefined;
  const { config } = site;
  const name = oneLine(config.name);
  const about = oneLine(config.description ?? '');
  const base = siteAddress(config) ?? '';
  const parts = partsOf(site);
  return [
    `---\nname: ${slugOf(name)}\ndescription: ${quoted(`Answers questions about ${name} and helps to use it, from its documentation. ${about}`.trim())}\n---`,
    `# ${name}`,
    ...(about === '' ? [] : [`> ${about}`]),
    ...instructionBlocks(config),
    '## Where to read',
    listOf([
      `[${LLMS_PATH}](${base}${LLMS_PATH}) lists the pages, with what each is about. Begin there, and open only what the question needs.`,
      'Every page is there as Markdown: those are the files that the list leads to.',
      `[${LLMS_FULL_PATH}](${base}${LLMS_FULL_PATH}) holds all of them in one text. It is long: read it when a search over everything is needed.`,
    ]),
    ...(parts.length === 0 ? [] : ['## What is there', listOf(parts)]),
    '## How to answer',
    listOf([
      'Say what the pages say, and link to the pages you used. Where they do not say it, say so.',
      'Take commands and code from the pages as they stand, and change only names and values of the reader’s own.',
      'Never ask for keys or passwords, and never write real ones: use placeholders.',
      'Name what has to be there before the first step, and how the reader sees that it worked.',
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The parts and groups that readers see in the navigation, each once. */
function partsOf({ navigation }: SiteModel): readonly string[] {
  const names = new Set<string>();
  const addGroups = (entries: readonly NavigationEntry[]) => {
    for (const entry of entries) if (entry.kind === 'group') names.add(oneLine(entry.title));
  };
  const visit = (division: NavigationDivision) => {
    if (division.isHidden || division.href !== undefined) return;
    if (division.name !== '') names.add(oneLine(division.name));
    addGroups(division.entries);
    for (const child of division.divisions) if (isShownFirst(child, division.divisions)) visit(child);
  };
  visit(navigation.root);
  names.delete('');
  return [...names].slice(0, MOST_PARTS);
}

function listOf(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Lower case, digits and dashes: what names of skills are made of. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 59)
    .replace(/-+$/, '');
  return slug === '' ? 'docs' : `${slug}-docs`;
}

/** As YAML reads it. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
