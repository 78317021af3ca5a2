import type { PageTemplate } from './page-template.ts';

export const REFERENCE: PageTemplate = {
  id: 'reference',
  label: 'Reference',
  words: 'Every option of something, complete and quick to look up.',
  outline: ['text', 'code', 'heading', 'table', 'heading', 'fields', 'fields'],
  title: 'Settings',
  description: 'All settings with their values and defaults.',
  body: `Say in one sentence what this page lists, and where the things on it are used.

\`\`\`json settings.json
{
  "region": "eu",
  "retries": 3
}
\`\`\`

## At a glance

| Setting | Type | Default | What it does |
| --- | --- | --- | --- |
| \`region\` | text | \`eu\` | Where the data is kept. |
| \`retries\` | number | \`3\` | How often a request is tried again. |

## In detail

<ResponseField name="region" type="string" default="eu">
  Where the data is kept. One of \`eu\` and \`us\`. Say what happens when it is changed later.
</ResponseField>

<ResponseField name="retries" type="number" default="3">
  How often a request is tried again before it fails, from 0 to 10.
</ResponseField>

<ResponseField name="notify" type="object">
  Who is told when a request fails.

  <Expandable title="its fields">
    <ResponseField name="notify.email" type="string" required>
      The address that the message goes to.
    </ResponseField>
    <ResponseField name="notify.after" type="number" default="1">
      How many failures it takes.
    </ResponseField>
  </Expandable>
</ResponseField>

## Limits

<Note>Name what cannot be done, so that nobody has to find out.</Note>
`,
};
