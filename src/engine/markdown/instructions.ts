import type { SiteConfig } from '../../config/site-config.ts';
import { quoted } from './block-writer.ts';

/**
 * What the author tells programs (`markdown.instructions`), as one block; none where nothing is told. In a quote, so that
 * its heading is none of the text around it: what reads `llms.txt` takes each heading of its own for the title of a list.
 */
export function instructionBlocks({ instructions = [] }: Pick<SiteConfig, 'instructions'>): readonly string[] {
  return instructions.length === 0 ? [] : [quoted(['## Agent Instructions', ...instructions].join('\n\n'))];
}
