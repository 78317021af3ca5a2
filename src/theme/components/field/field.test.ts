import { expect, test } from 'vitest';
import { renderBody, textOfHtml } from '../../testing/render.ts';

test('the one location decides, and each field can be linked to', async () => {
  const html = await renderBody(
    '<ParamField path="id" />\n<ParamField query="id" />\n<ParamField header="X-Key" />\n<ResponseField name="id" />',
  );
  expect([...html.matchAll(/class="field" id="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'path-id',
    'query-id',
    'header-x-key',
    'response-id',
  ]);
  expect(html.match(/href="#path-id"/g)).toHaveLength(1);
});

test('everything that is said of a field is shown', async () => {
  const text = textOfHtml(
    await renderBody(
      `<ParamField body="size" type={["small", "large"]} default="small" placeholder="large" optional>Text</ParamField>
<ResponseField name="old" type="int" deprecated="true" required="false" pre={["read only"]} post="nullable, unique" />`,
    ),
  );
  expect(text).toContain('size small | large body optional default small for example large Text');
  expect(text).toContain('read only old int nullable unique deprecated');
});

test('a long name breaks where a part of it ends, and reads as one word', async () => {
  const html = await renderBody('<ParamField body="user.billing_address[].line" />');
  expect(html).toContain('user.<wbr>billing_<wbr>address[].<wbr>line');
});

test('an expandable says what it shows and hides, and opens as its author says', async () => {
  const html = await renderBody(
    '<Expandable title="the `user`" defaultOpen="true">A</Expandable>\n\n<Expandable>B</Expandable>',
  );
  expect(html).toMatch(/<details class="expandable" open>/);
  expect(textOfHtml(html)).toMatch(/Show the user .*Hide the user A Show child attributes Hide child attributes B/);
});
