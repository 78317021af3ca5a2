import { expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { siteRules } from '../../rules/run-rules.ts';
import { SiteBuilder } from '../site/build-site.ts';
import { project } from '../site/testing/project.ts';
import { skillText } from './skill-md.ts';

function skillOf(config: object, files: Readonly<Record<string, string>> = {}): string | undefined {
  const map = project({ 'docs.json': config, 'a.mdx': '---\ntitle: A\n---', ...files });
  const reading = readConfig(map, 'docs.json');
  if (reading.status !== 'ok') throw new Error('The configuration of the test is broken.');
  return skillText(new SiteBuilder(siteRules).build({ files: map, configFile: 'docs.json', config: reading.config }));
}

const navigation = [
  { group: 'Start', pages: ['a'] },
  { group: 'Sails', pages: ['a'] },
];

test('an assistant is told what it is for, where the texts are, and what there is', () => {
  const text = skillOf({ name: 'Ferry: Über "Sea"', description: 'Boats\nfor all.', navigation }) ?? '';
  const { frontMatter } = parseFrontMatter('skill.md', text);
  expect(frontMatter).toMatchObject({
    name: 'ferry-u-ber-sea-docs',
    description:
      'Answers questions about Ferry: Über "Sea" and helps to use it, from its documentation. Boats for all.',
  });
  expect(text).toContain('[llms.txt](llms.txt)');
  expect(text).toContain('- Start\n- Sails');
  expect(text).not.toMatch(/undefined|\n{3}/);
});

test('a site with an address is led to by it, and the words of the author come along', () => {
  const metadata = { canonical: 'https://boats.example' };
  const config = { name: '海', navigation: { groups: navigation }, seo: { metatags: metadata } };
  expect(skillOf({ ...config, markdown: { instructions: ['Use v2.'] } })).toMatch(/name: docs\n[\s\S]*Use v2\./);
});

test('a page of this name is left alone', () => {
  expect(skillOf({ name: 'Ferry', navigation }, { 'skill.md': '# Mine' })).toBeUndefined();
});
