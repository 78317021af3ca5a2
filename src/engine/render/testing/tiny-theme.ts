/** A theme just large enough to test the engine with. */
import type { JsxNode, Props } from '../../jsx/jsx.ts';
import type { RenderContext, Theme, ThemeComponent } from '../theme-contract.ts';

const element = (type: string, props: Props): JsxNode => ({ type, props });

const box =
  (name: string): ThemeComponent =>
  (props) =>
    element('section', { class: name, 'data-title': props.title, children: props.children });

const heading =
  (level: number): ThemeComponent =>
  (props: Props, context: RenderContext) => {
    const text = context.textOf(props.children).trim();
    const id = context.anchor(typeof props.id === 'string' ? props.id : text);
    context.addHeading({ level, id, text });
    return element(`h${level}`, { id, children: props.children });
  };

const Link: ThemeComponent = (props, context) =>
  element('a', { ...props, href: context.link(String(props.href ?? '')).href });

const Image: ThemeComponent = (props, context) =>
  element('img', { ...props, alt: props.alt ?? '', src: context.asset(String(props.src ?? '')) });

const Icon: ThemeComponent = (props, context) => {
  const drawing = context.icon({ name: String(props.icon) });
  return drawing.kind === 'image'
    ? element('img', { src: drawing.src, alt: '' })
    : element('svg', { viewBox: drawing.viewBox, children: { html: drawing.markup } });
};

const Pre: ThemeComponent = (props, context) => {
  const code = props.children as { readonly props: Props };
  const info = decodeURIComponent(String(code.props.className ?? '').replace('language-', ''));
  const lines = context.highlight(context.textOf(code.props.children), info.split(' ')[0] ?? '');
  const tokens = lines.map((line) => [
    ...line.map((token) =>
      token.kind === undefined ? token.text : element('i', { class: token.kind, children: token.text }),
    ),
    '\n',
  ]);
  return element('pre', { 'data-info': info, children: element('code', { children: tokens }) });
};

export const tinyTheme: Theme = {
  components: {
    Card: box('card'),
    Note: box('note'),
    Steps: box('steps'),
    Step: box('step'),
    Tabs: box('tabs'),
    Tab: box('tab'),
    'Tree.Folder': box('folder'),
    Tree: box('tree'),
    Frame: (props, context) => [props.children, context.inlineMarkdown(String(props.caption ?? ''))],
    Icon,
    a: Link,
    img: Image,
    pre: Pre,
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
  },
  document: (props, context) =>
    element('html', {
      children: [
        element('head', { children: element('title', { children: context.page.title }) }),
        element('body', { children: element('main', { children: props.content }) }),
      ],
    }),
  stylesheet: '',
  script: '',
  files: {},
  siteStyles: () => '',
};
