import type { PageTemplate } from './page-template.ts';

export const CHANGELOG: PageTemplate = {
  id: 'changelog',
  label: 'Changelog',
  words: 'What changed, newest first, with a feed that readers can follow.',
  outline: ['update', 'text', 'update', 'text', 'update', 'text'],
  title: 'Changelog',
  description: 'What is new, what is better, and what is gone.',
  body: `<Update label="Version 1.2" description="Say in a few words what this one brings">
  ### New

  - What readers can do now, and where they find it.

  ### Better

  - What is faster, clearer or easier than before.

  ### Fixed

  - What went wrong before, in the words of those who met it.
</Update>

<Update label="Version 1.1" description="The one before">
  - One line for each change that readers notice.

  <Warning>Say first what they have to change themselves.</Warning>
</Update>

<Update label="Version 1.0" description="The first one">
  - Where it all began.
</Update>
`,
};
