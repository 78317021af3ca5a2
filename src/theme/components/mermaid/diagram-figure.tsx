/** @jsxImportSource #jsx */
import { DIAGRAM_CORNERS } from '../../../catalogue/values.ts';
import { type Diagram, drawDiagram } from '../../../diagrams/draw-diagram.ts';
import { isScriptUrl, type JsxNode, type Props, type RenderContext } from '../../../engine/theme-api.ts';
import { flagAttribute, textAttribute } from '../../attributes.ts';
import { rootHref } from '../../layout/page-link.ts';
import { wordsOf } from '../../words/words-of.ts';
import { diagramIcon } from './diagram-icon.ts';
import { reportDiagram, reportFaults } from './report-diagram.ts';

type Drawn = Extract<Diagram, { kind: 'drawn' }>;

/** Wider than its place, a diagram shrinks to this share of its size, where its text can still be read, and then scrolls. */
const SMALLEST_SCALE = 0.8;
/** Pixels from which on a diagram can be zoomed, unless its author says otherwise. */
const LARGE = { width: 340, height: 120 } as const;
const CORNERS: ReadonlySet<string> = new Set(DIAGRAM_CORNERS);

/** A diagram, drawn from its text; one that is not understood shows its text. Loaded with the first page that has one. */
export function DiagramFigure(props: Props, context: RenderContext): JsxNode {
  const given = textAttribute(props, 'source') ?? textAttribute(props, 'chart') ?? context.textOf(props.children);
  const source = given.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd();
  const words = wordsOf(context);
  const diagram = drawDiagram(source, {
    link: (href) => safeLink(href, context),
    asset: context.asset,
    icon: (name) => diagramIcon(name, context),
  });
  const caption = textAttribute(props, 'title');
  if (diagram.kind !== 'drawn') {
    reportDiagram(diagram, source, context);
    return (
      <figure class="diagram">
        {sourceBlock(source)}
        <figcaption>{words.diagramNotDrawn}</figcaption>
      </figure>
    );
  }
  reportFaults(diagram.faults, source, context);
  const placement = textAttribute(props, 'placement') ?? '';
  const title = diagram.title ?? caption;
  return (
    <figure class="diagram">
      <lw-zoom
        data-root={rootHref(context)}
        data-close={words.close}
        data-labels={[words.zoomIn, words.zoomOut, words.wholeDiagram, words.close].join('|')}
      >
        <div class="diagram-box" tabindex="0">
          {drawing(diagram, title ?? words.diagram)}
        </div>
        {flagAttribute(props, 'actions', placement !== '' || isLarge(diagram)) ? (
          <button
            class="diagram-open"
            type="button"
            aria-label={words.enlargeDiagram}
            data-corner={CORNERS.has(placement) && placement !== 'top-right' ? placement : undefined}
          ></button>
        ) : null}
      </lw-zoom>
      {title === undefined ? null : <figcaption>{title}</figcaption>}
      <details class="diagram-source" data-search="no">
        <summary>{words.diagramSource}</summary>
        {sourceBlock(source)}
      </details>
    </figure>
  );
}

/** Of what is seen whole at a glance nothing has to be opened. */
function isLarge({ width, height }: Drawn): boolean {
  return height > LARGE.height || width > LARGE.width;
}

/** The picture is written as it is, so nothing else looks at its addresses. */
function safeLink(href: string, context: RenderContext): string {
  if (!isScriptUrl(href)) return context.link(href).href;
  context.report(
    {
      code: 'mdx/script-address',
      severity: 'warning',
      subject: [href.slice(0, 60)],
      message: `The address \`${href.slice(0, 60)}\` would run a script, so the link in a diagram was left out.`,
      hint: 'Link to a page or a file instead.',
    },
    { texts: [href.slice(0, 60)] },
  );
  return '';
}

function sourceBlock(source: string): JsxNode {
  return (
    <pre class="code" tabindex="0">
      <code>{source}</code>
    </pre>
  );
}

function drawing(diagram: Drawn, title: string): JsxNode {
  const { content, accessibleTitle, accessibleDescription } = diagram;
  const [width, height] = [Math.ceil(diagram.width), Math.ceil(diagram.height)];
  const name = [accessibleTitle ?? title, accessibleDescription].filter((part) => part !== undefined).join('. ');
  return (
    <svg
      class="dg"
      // Links in a picture could not be reached.
      role={content.includes('<a ') ? 'group' : 'img'}
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={`--least-width:${Math.floor(width * SMALLEST_SCALE)}px`}
    >
      {{ html: content }}
    </svg>
  );
}
