import type { PageTemplate } from './page-template.ts';

export const GUIDE: PageTemplate = {
  id: 'guide',
  label: 'Guide',
  words: 'How to reach one goal, for someone who knows the basics.',
  outline: ['text', 'note', 'heading', 'steps', 'heading', 'tabs', 'cards'],
  title: 'Invite your team',
  description: 'Give others access, and decide what they may do.',
  body: `Say in two sentences what readers can do at the end of this page, and when they need it.

<Info>
  **Before you start**: what has to be there already, such as an account, a right or a version.
</Info>

## Do it

<Steps>
  <Step title="Name the first thing to do">
    One action for each step. Say where to click or what to write, and what appears then.
  </Step>
  <Step title="Name the second thing to do">
    Words of the screen stand in **bold**, words to type in \`code\`.
  </Step>
  <Step title="See that it worked">
    Describe what readers see when all went well.
  </Step>
</Steps>

<Check>Say how readers know that they are done.</Check>

## Where the ways differ

<Tabs>
  <Tab title="In the browser">
    What is different here.
  </Tab>
  <Tab title="On the command line">
    \`\`\`bash
    your-command --with-an-option
    \`\`\`
  </Tab>
</Tabs>

## When it does not work

<AccordionGroup>
  <Accordion title="Repeat the message that readers see">
    Why it appears, and what to do about it.
  </Accordion>
  <Accordion title="Name another thing that goes wrong">
    Why it happens, and what to do about it.
  </Accordion>
</AccordionGroup>
`,
};
