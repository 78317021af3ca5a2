import { expect, test } from 'vitest';
import { projectScripts } from './project-scripts.ts';

const files = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));

test('scripts are those that the settings name, then the files that no page imports', () => {
  const project = files({
    'extra.js': 'count()',
    'widgets/chat.js': 'open()',
    'named.js': 'go()',
    'snippets/box.js': 'export const Box = 1',
    'module.js': "import './extra.js'",
    'tool.js': "const fs = require('fs')",
    'vite.config.js': 'x',
    'scripts/build.js': 'x',
    'node_modules/a/index.js': 'x',
    'index.mdx': '',
  });
  expect(projectScripts(['named.js', 'https://cdn.example/a.js', 'gone.js'], project)).toEqual([
    'named.js',
    'https://cdn.example/a.js',
    'extra.js',
    'widgets/chat.js',
  ]);
});

test('a project without scripts has none', () => {
  expect(projectScripts([], files({ 'index.mdx': '', 'style.css': '' }))).toEqual([]);
});
