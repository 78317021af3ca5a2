/** @jsxImportSource #jsx */
import { readRepository } from '../../../config/normalize/repository.ts';
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { attribute, classNames, flagAttribute, inlineAttribute, textAttribute } from '../../attributes.ts';
import { starsAddress } from '../../layout/repository-address.ts';
import { wordsOf } from '../../words/words-of.ts';
import { Card } from '../card/card.tsx';

function RepositoryRoot(props: Props): JsxNode {
  return props.children;
}

/**
 * `<GitHub.Repo repo="owner/name" stars>`: only with `stars` a reader's browser asks the host how many there are.
 * `variant`: `inset`, with a surface of its own within the card, or `flat`, without.
 */
function Repo(props: Props, context: RenderContext): JsxNode {
  const written = textAttribute(props, 'repo') ?? textAttribute(props, 'name') ?? '';
  if (written === '') return props.children;
  const href = /^https?:/.test(written) ? written : `https://github.com/${written.replace(/^\//, '')}`;
  const repository = readRepository(href);
  const isCounted = attribute(props, 'stars') !== undefined && flagAttribute(props, 'stars');
  const title = (
    <>
      {repository?.name ?? written}
      {isCounted && repository !== undefined ? (
        <span class="repository-stars" data-stars={starsAddress(repository)} data-words={wordsOf(context).stars} />
      ) : null}
    </>
  );
  const children = inlineAttribute(props, 'description', context) ?? props.children;
  const isInset = textAttribute(props, 'variant')?.toLowerCase() !== 'flat';
  const className = classNames(isInset ? 'repository-inset' : 'repository-flat', props);
  return Card({ title, icon: repository?.host ?? 'github', href, horizontal: true, className, children }, context);
}

/** `GitHub.Repo`: a card that leads to a repository. */
export const GitHub = Object.assign(RepositoryRoot, { Repo });
