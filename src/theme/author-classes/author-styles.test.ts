import { expect, test } from 'vitest';
import { authorStyles } from './author-styles.ts';
import { ruleFor } from './rule-for.ts';

test.each([
  ['flex', '.flex{display:flex}'],
  ['w-1/2', '.w-1\\/2{width:calc(100%*1/2)}'],
  ['-mt-2.5', '.-mt-2\\.5{margin-top:calc(0.625rem*-1)}'],
  ['w-[calc(100%_-_2px)]', '.w-\\[calc\\(100\\%_-_2px\\)\\]{width:calc(100% - 2px)}'],
  ['size-6', '.size-6{width:1.5rem;height:1.5rem}'],
  ['max-w-3xl', '.max-w-3xl{max-width:48rem}'],
  ['h-screen', '.h-screen{height:100vh}'],
  ['text-[#9CA3AF]', '.text-\\[\\#9CA3AF\\]{color:#9CA3AF}'],
  ['text-[13px]', '.text-\\[13px\\]{font-size:13px}'],
  ['bg-white/80', '.bg-white\\/80{background-color:color-mix(in srgb,#fff 80%,transparent)}'],
  ['text-primary', '.text-primary{color:var(--accent)}'],
  ['grid-cols-3', '.grid-cols-3{grid-template-columns:repeat(3,minmax(0,1fr))}'],
  ['!mb-0', '.\\!mb-0{margin-bottom:0rem!important}'],
  ['hover:opacity-50', '.hover\\:opacity-50:hover{opacity:0.5}'],
  ['group-hover:underline', '.group:hover .group-hover\\:underline{text-decoration-line:underline}'],
  ['md:flex-row', '@media (width>=48rem){.md\\:flex-row{flex-direction:row}}'],
  ['space-y-4', '.space-y-4>:not(:last-child){margin-bottom:1rem}'],
])('%s', (name, css) => {
  expect(ruleFor(name)?.css).toBe(css);
});

test('dark is what the reader chose, or else the system', () => {
  expect(ruleFor('dark:hidden')?.css).toBe(
    'html[data-mode=dark] .dark\\:hidden{display:none}@media screen and (prefers-color-scheme:dark){html:not([data-mode]) .dark\\:hidden{display:none}}',
  );
});

test('a colour has the lightness of its number', () => {
  const lightness = (name: string) => Number(/oklch\(([\d.]+)/.exec(ruleFor(name)?.css ?? '')?.[1]);
  expect(lightness('bg-blue-100')).toBeGreaterThan(lightness('bg-blue-500'));
  expect(lightness('text-gray-500')).toBeGreaterThan(lightness('text-gray-900'));
});

test('names of nobody, and what would leave its rule, have no rule', () => {
  for (const name of [
    '',
    'card',
    'line',
    'toString',
    'm-',
    'w-[1px;color:red]',
    'bg-[url(https://x.example)]',
    'p-x',
    'text-',
    'data-[a=b]:flex',
    'constructor-4',
  ])
    expect(ruleFor(name), name).toBeUndefined();
});

test('a page gets rules for its own names only, wide windows after narrow ones', () => {
  const styles = authorStyles('<p class="md:p-4 px-2 p-1 card">x</p><i class="p-1">y</i>')?.html ?? '';
  expect(styles).toMatch(/^<style>@layer utilities\{\.p-1\{.*\.px-2\{.*@media.*md\\:p-4.*\}<\/style>$/);
  expect(styles.match(/\.p-1\{/g)).toHaveLength(1);
  expect(authorStyles('<p class="card">x</p>')).toBeNull();
});
