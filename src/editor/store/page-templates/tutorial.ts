import type { PageTemplate } from './page-template.ts';

export const TUTORIAL: PageTemplate = {
  id: 'tutorial',
  label: 'Tutorial',
  words: 'Learning by making something, from nothing to a result.',
  outline: ['text', 'cards', 'heading', 'code', 'heading', 'code', 'note'],
  title: 'Build your first report',
  description: 'Make a small report from start to end, in about ten minutes.',
  body: `Say what readers will have made at the end, and show it: a picture says more than a paragraph.

<CardGroup cols={2}>
  <Card title="You will learn" icon="graduation-cap">
    Two or three things that readers can do afterwards.
  </Card>
  <Card title="You need" icon="list-check">
    What has to be installed, and about how much time.
  </Card>
</CardGroup>

## 1. Set up

Begin with something that works at once.

<CodeGroup>

\`\`\`bash macOS and Linux
mkdir first-report && cd first-report
\`\`\`

\`\`\`powershell Windows
New-Item first-report -ItemType Directory; Set-Location first-report
\`\`\`

</CodeGroup>

## 2. Make the first part

Explain one idea, then show the whole file, so that readers can compare.

\`\`\`js report.js
export function report(items) {
  return items.map((item) => \`\${item.name}: \${item.count}\`).join('\\n');
}
\`\`\`

<Tip>Say why it is done like this, where that is not obvious.</Tip>

## 3. See it work

Tell readers what to run, and what they should see.

\`\`\`text
Apples: 3
Pears: 5
\`\`\`

<Check>That is the first version. From here on, every step makes it better.</Check>

## What you have learned

- Repeat the first thing in one sentence.
- Repeat the second thing in one sentence.
- Say what a good next page is, and link it.
`,
};
