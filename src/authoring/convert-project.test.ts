/** Converting real configurations: the site stays the same, there and back too. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProject } from '../cli/read-project.ts';
import { type ConfigFormat, formatOfConfig } from '../config/config-format.ts';
import { locateConfig, rerootFiles } from '../config/locate.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import { convertProject } from './convert-project.ts';
import { convertedFiles, seenOf } from './testing/compare-sites.ts';

const corpus = process.env.CORPUS_DIR ?? path.join(import.meta.dirname, '../../../shared/corpus');
const projects = existsSync(corpus)
  ? readdirSync(corpus).filter((name) => statSync(path.join(corpus, name)).isDirectory())
  : [];
if (projects.length === 0) console.info('Real projects are not here (CORPUS_DIR), so converting them is not tested.');

interface Opened {
  readonly files: ProjectFiles;
  readonly configFile: string;
  readonly format: ConfigFormat;
}

async function open(folder: string): Promise<Opened> {
  const reading = await readProject(folder);
  if (reading.status === 'refused') throw new Error(reading.diagnostics[0]?.message);
  const location = locateConfig(reading.project.files);
  if (location.status === 'missing') throw new Error('There is no configuration.');
  const files = rerootFiles(reading.project.files, location.root);
  const text = readText(files.get(location.name) ?? new Uint8Array());
  return { files, configFile: location.name, format: formatOfConfig(JSON.parse(text)) };
}

function converted({ files, configFile, format }: Opened): Opened {
  const to = format === 'contract' ? 'later' : 'contract';
  const conversion = convertProject(files, configFile, to);
  if (conversion.status !== 'ok') throw new Error(conversion.message);
  return { files: convertedFiles(files, conversion), configFile: conversion.configFile, format: to };
}

/** Small whole projects of our own, in either format. */
const FIXTURES = ['broken-mdx', 'hostile', 'kitchen-sink', 'live', 'minimal'];

describe('our own projects', () => {
  it.each(FIXTURES)('%s: converted, and back, the site is the same', async (name) => {
    const before = await open(path.join(import.meta.dirname, '../../fixtures', name));
    const there = converted(before);
    if (before.format === 'contract') expect(seenOf(there.files)).toEqual(seenOf(before.files));
    expect(seenOf(converted(there).files)).toEqual(seenOf(before.files));
  });
});

describe.runIf(projects.length > 0)('real projects', () => {
  it.each(projects)('%s: converted, and back, the site is the same', async (name) => {
    const before = await open(path.join(corpus, name));
    const there = converted(before);
    const back = converted(there);
    if (before.format === 'contract') expect(seenOf(there.files)).toEqual(seenOf(before.files));
    expect(seenOf(back.files)).toEqual(seenOf(before.files));
    expect(back.configFile).toBe(before.configFile);
  });
});
