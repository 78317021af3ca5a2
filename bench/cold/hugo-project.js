/** A project of ours as one of Hugo's: the same pages, with colours of code and the pages of a group beside each. */

const LAYOUT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"></head>
<body>
<nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>
<main><h1>{{ .Title }}</h1>{{ .TableOfContents }}{{ .Content }}</main>
</body>
</html>
`;

const CONFIG = `baseURL: https://example.com/
title: Measured
disableKinds: [taxonomy, term, RSS]
markup:
  goldmark: { renderer: { unsafe: true } }
  highlight: { noClasses: false }
`;

const encoder = new TextEncoder();

/**
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @returns {ReadonlyMap<string, Uint8Array>}
 */
export function hugoProject(files) {
  const project = new Map([
    ['config.yaml', encoder.encode(CONFIG)],
    ['layouts/_default/single.html', encoder.encode(LAYOUT)],
    ['layouts/_default/list.html', encoder.encode(LAYOUT)],
  ]);
  for (const [file, bytes] of files) {
    if (file.endsWith('.mdx')) project.set(`content/${file.replace(/\.mdx$/, '.md')}`, bytes);
    else if (!file.endsWith('.json')) project.set(`static/${file}`, bytes);
  }
  return project;
}
