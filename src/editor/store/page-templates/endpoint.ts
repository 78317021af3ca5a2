import type { PageTemplate } from './page-template.ts';

export const ENDPOINT: PageTemplate = {
  id: 'endpoint',
  label: 'API endpoint',
  words: 'One request of an API: parameters, examples and answers.',
  outline: ['text', 'fields', 'fields', 'code', 'heading', 'fields', 'table'],
  title: 'Create an order',
  description: 'Places an order and returns it with its number.',
  frontMatter: 'api: "POST https://api.example.com/v1/orders"',
  body: `Say in one sentence what the request does, and what it changes.

### Header

<ParamField header="Authorization" type="string" required>
  \`Bearer\`, a space and the key of your account.
</ParamField>

### Body

<ParamField body="product" type="string" required>
  The product that is ordered.
</ParamField>

<ParamField body="quantity" type="integer" default="1">
  How many of it, from 1 to 100.
</ParamField>

### Response

<ResponseField name="id" type="string" required>
  The number of the order.
</ResponseField>

<ResponseField name="status" type="string" required>
  Where the order stands: \`open\`, \`sent\` or \`done\`.
</ResponseField>

<RequestExample>

\`\`\`bash cURL
curl -X POST https://api.example.com/v1/orders \\
  -H "Authorization: Bearer YOUR_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"product": "tea", "quantity": 2}'
\`\`\`

\`\`\`js JavaScript
const response = await fetch('https://api.example.com/v1/orders', {
  method: 'POST',
  headers: { Authorization: 'Bearer YOUR_KEY', 'Content-Type': 'application/json' },
  body: JSON.stringify({ product: 'tea', quantity: 2 }),
});
if (!response.ok) throw new Error(\`The order failed: \${response.status}\`);
const order = await response.json();
\`\`\`

</RequestExample>

<ResponseExample>

\`\`\`json 201
{
  "id": "order_17",
  "product": "tea",
  "quantity": 2,
  "status": "open"
}
\`\`\`

\`\`\`json 400
{
  "error": "quantity must be from 1 to 100"
}
\`\`\`

</ResponseExample>

### When it fails

| Status | Why | What to do |
| --- | --- | --- |
| 400 | A field is missing or has a wrong value. | Correct the field that the answer names. |
| 401 | The key is missing or no good any more. | Send a key that is valid. |
| 429 | More than 60 requests in a minute. | Wait as long as \`Retry-After\` says. |
`,
};
