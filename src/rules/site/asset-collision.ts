import type { OutputPlan } from '../../engine/index.ts';
import type { SiteRule } from '../rule.ts';
import { outputPlan } from './output-plan.ts';

export const assetCollision: SiteRule = {
  over: 'site',
  code: 'site/asset-collision',
  severity: 'warning',
  title: 'File whose place is taken',
  why: 'The built site has another file at the same path, so yours is not copied and links to it show the other.',
  run: (site) =>
    outputPlan(site).collisions.map(({ file, owner }) => ({
      message: `\`${file}\` is not copied: ${nameOf(owner)} takes its place in the built site.`,
      hint: 'Rename the file.',
      file,
    })),
};

function nameOf(owner: OutputPlan['collisions'][number]['owner']): string {
  if (owner.kind === 'page') return `the page \`${owner.name}\``;
  return owner.kind === 'redirect' ? 'a redirect' : 'a file that every site needs';
}
