/** Languages of code blocks that authors use most, in the order of their use. */
export const FENCE_LANGUAGES: readonly string[] = (
  'bash python json typescript javascript yaml tsx jsx sql html css shell text go java ruby php rust csharp c cpp kotlin ' +
  'swift scala dart elixir lua perl r graphql http toml ini xml markdown mdx dockerfile hcl makefile powershell diff ' +
  'proto solidity vue svelte console env nginx prisma mermaid'
).split(' ');
