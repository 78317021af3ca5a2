// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders are Monaco's notation of snippets.
import type * as Monaco from 'monaco-editor/editor/editor.api';

interface ComponentSnippet {
  readonly name: string;
  /** What it is for, as the suggestion shows it. */
  readonly use: string;
  /** In the notation of snippets: `${1:placeholder}`. */
  readonly body: string;
}

const callout = (name: string, use: string): ComponentSnippet => ({ name, use, body: `<${name}>\n  $0\n</${name}>` });

const COMPONENTS: readonly ComponentSnippet[] = [
  callout('Note', 'Supplementary information'),
  callout('Tip', 'A best practice'),
  callout('Warning', 'A caution, a destructive action'),
  callout('Info', 'Neutral context'),
  callout('Check', 'Confirms a success'),
  callout('Danger', 'Something that must not happen'),
  {
    name: 'Steps',
    use: 'A procedure, step by step',
    body: '<Steps>\n  <Step title="${1:First step}">\n    $0\n  </Step>\n</Steps>',
  },
  { name: 'Step', use: 'One step of a procedure', body: '<Step title="${1:Title}">\n  $0\n</Step>' },
  {
    name: 'Tabs',
    use: 'Alternatives side by side',
    body: '<Tabs>\n  <Tab title="${1:First}">\n    $0\n  </Tab>\n</Tabs>',
  },
  { name: 'Tab', use: 'One of several alternatives', body: '<Tab title="${1:Title}">\n  $0\n</Tab>' },
  {
    name: 'AccordionGroup',
    use: 'Several sections to open and close',
    body: '<AccordionGroup>\n  <Accordion title="${1:Question}">\n    $0\n  </Accordion>\n</AccordionGroup>',
  },
  {
    name: 'Accordion',
    use: 'A section to open and close',
    body: '<Accordion title="${1:Question}">\n  $0\n</Accordion>',
  },
  {
    name: 'CardGroup',
    use: 'Cards in columns',
    body: '<CardGroup cols={${1:2}}>\n  <Card title="${2:Title}" icon="${3:leaf}" href="${4:/page}">\n    $0\n  </Card>\n</CardGroup>',
  },
  {
    name: 'Card',
    use: 'An emphasized link',
    body: '<Card title="${1:Title}" icon="${2:leaf}" href="${3:/page}">\n  $0\n</Card>',
  },
  { name: 'CodeGroup', use: 'The same code in several languages', body: '<CodeGroup>\n$0\n</CodeGroup>' },
  { name: 'Frame', use: 'Around an image, with a caption', body: '<Frame caption="${1:Caption}">\n  $0\n</Frame>' },
  { name: 'Tooltip', use: 'A definition on hover', body: '<Tooltip tip="${1:Definition}">${2:term}</Tooltip>' },
  { name: 'Expandable', use: 'Nested properties', body: '<Expandable title="${1:properties}">\n  $0\n</Expandable>' },
  {
    name: 'ParamField',
    use: 'A parameter of an endpoint',
    body: '<ParamField ${1|path,query,body,header|}="${2:name}" type="${3:string}">\n  $0\n</ParamField>',
  },
  {
    name: 'ResponseField',
    use: 'A field of a response',
    body: '<ResponseField name="${1:name}" type="${2:string}">\n  $0\n</ResponseField>',
  },
  { name: 'RequestExample', use: 'Samples of a request', body: '<RequestExample>\n$0\n</RequestExample>' },
  { name: 'ResponseExample', use: 'Samples of a response', body: '<ResponseExample>\n$0\n</ResponseExample>' },
  {
    name: 'Update',
    use: 'An entry of a changelog',
    body: '<Update label="${1:Date}" description="${2:Version}">\n  $0\n</Update>',
  },
  { name: 'Icon', use: 'An icon in the text', body: '<Icon icon="${1:leaf}" />' },
];

/** Suggests the components of pages after `<`. Attributes and languages of fences are not suggested. */
export function registerComponentCompletion(monaco: typeof Monaco): void {
  monaco.languages.registerCompletionItemProvider(['mdx', 'markdown'], {
    triggerCharacters: ['<'],
    provideCompletionItems(model, position) {
      const line = model.getLineContent(position.lineNumber);
      const before = line.slice(0, position.column - 1);
      const tag = /<(\w*)$/.exec(before);
      if (!tag) return { suggestions: [] };
      const range = {
        startLineNumber: position.lineNumber,
        startColumn: position.column - tag[0].length,
        endLineNumber: position.lineNumber,
        // The editor closes a bracket that is opened; the snippet brings its own.
        endColumn: position.column + (line[position.column - 1] === '>' ? 1 : 0),
      };
      return {
        suggestions: COMPONENTS.map(({ name, use, body }) => ({
          label: { label: name, description: use },
          kind: monaco.languages.CompletionItemKind.Class,
          filterText: `<${name}`,
          insertText: body,
          insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
          range,
        })),
      };
    },
  });
}
