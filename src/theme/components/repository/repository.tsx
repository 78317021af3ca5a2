/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { textAttribute } from '../../attributes.ts';
import { Card } from '../card/card.tsx';

function RepositoryRoot(props: Props): JsxNode {
  return props.children;
}

function Repo(props: Props, context: RenderContext): JsxNode {
  const name = textAttribute(props, 'repo') ?? '';
  const href = /^https?:/.test(name) ? name : `https://github.com/${name}`;
  return Card({ title: name, icon: 'github', href, horizontal: true }, context);
}

/** `GitHub.Repo`: a card that leads to a repository. */
export const GitHub = Object.assign(RepositoryRoot, { Repo });
