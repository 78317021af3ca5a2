import type { ReactNode } from 'react';

/** What each choice looks like, in the colours of the editor: lines stand for text, the accent for what is chosen. */
type Drawings = Readonly<Record<string, ReactNode>>;

const PATTERNS: Drawings = {
  '': <Page />,
  gradient: (
    <Page>
      <defs>
        <radialGradient id="lw-pattern-gradient" cx="0.8" cy="0" r="0.9">
          <stop offset="0" stopColor="var(--lw-accent)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--lw-accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="96" height="48" fill="url(#lw-pattern-gradient)" />
    </Page>
  ),
  grid: (
    <Page>
      {[8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88].map((x) => (
        <path key={x} d={`M${x} 0v${x % 16 === 0 ? 40 : 32}M0 ${x}h96`} stroke="var(--lw-accent)" opacity="0.35" />
      ))}
    </Page>
  ),
  windows: (
    <Page>
      {[0, 24, 48, 72].map((x) => (
        <path key={x} d={`M${x} 0h12v12h-12zM${x + 12} 12h12v12h-12z`} fill="var(--lw-accent)" opacity="0.22" />
      ))}
    </Page>
  ),
};

const CODE: Drawings = { auto: <Code isDarkBlock={false} />, dark: <Code isDarkBlock /> };

const EYEBROWS: Drawings = { section: <Eyebrow parts={1} />, breadcrumbs: <Eyebrow parts={3} /> };

const PLAYGROUNDS: Drawings = {
  show: <Endpoint hasForm />,
  simple: <Endpoint />,
  hide: (
    <>
      <path d="M10 11h44" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <Lines x={10} y={22} widths={[72, 66, 40]} />
    </>
  ),
};

const MODES: Drawings = {
  '': (
    <>
      <Mode x={0} background="#ffffff" ink="#33363a" />
      <Mode x={48} background="#16181d" ink="#d5d8dc" />
    </>
  ),
  light: <Mode x={0} width={96} background="#ffffff" ink="#33363a" />,
  dark: <Mode x={0} width={96} background="#16181d" ink="#d5d8dc" />,
};

/** By setting, in either format. */
const DRAWINGS: Readonly<Record<string, Drawings>> = {
  'topbarCtaButton.style': {
    roundedRectangle: <Button radius={5} />,
    pill: <Button radius={11} />,
  },
  rounded: { default: <Boxes radius={7} />, sharp: <Boxes radius={1} /> },
  'background.style': PATTERNS,
  'background.decoration': PATTERNS,
  'codeBlock.mode': CODE,
  'styling.codeblocks': { ...CODE, system: CODE.auto },
  'eyebrow.display': EYEBROWS,
  'styling.eyebrows': EYEBROWS,
  'api.playground.mode': PLAYGROUNDS,
  'api.playground.display': { ...PLAYGROUNDS, interactive: PLAYGROUNDS.show, none: PLAYGROUNDS.hide },
  'modeToggle.default': MODES,
  'appearance.default': { ...MODES, system: MODES[''] },
};

/**
 * @param setting its key, such as `background.style`
 * @param value empty for what a site without the setting looks like
 */
export function ChoiceDrawing({ setting, value }: { readonly setting: string; readonly value: string }) {
  return (
    <svg viewBox="0 0 96 48" aria-hidden="true" focusable="false">
      {DRAWINGS[setting]?.[value] ?? <Unknown />}
    </svg>
  );
}

function Button({ radius }: { readonly radius: number }) {
  return (
    <>
      <rect x="14" y="13" width="68" height="22" rx={radius} fill="var(--lw-accent)" />
      <path d="M30 24h36" stroke="var(--lw-surface, #fff)" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

function Boxes({ radius }: { readonly radius: number }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <rect x="10" y="7" width="46" height="34" rx={radius} />
      <rect x="64" y="7" width="22" height="15" rx={radius} fill="var(--lw-accent)" stroke="none" />
      <rect x="64" y="27" width="22" height="14" rx={radius} />
    </g>
  );
}

function Lines({ x, y, widths }: { readonly x: number; readonly y: number; readonly widths: readonly number[] }) {
  const d = widths.map((width, index) => `M${x} ${y + index * 7}h${width}`).join('');
  return <path d={d} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" opacity="0.45" />;
}

function Page({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children}
      <path d="M16 18h36" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <Lines x={16} y={28} widths={[62, 54]} />
    </>
  );
}

function Code({ isDarkBlock }: { readonly isDarkBlock: boolean }) {
  return (
    <>
      <Lines x={10} y={7} widths={[60]} />
      <rect
        x="8"
        y="14"
        width="80"
        height="28"
        rx="4"
        fill={isDarkBlock ? '#16181d' : 'var(--lw-surface, #fff)'}
        stroke="var(--lw-hairline-strong)"
      />
      <path d="M16 23h14M16 31h30" stroke="var(--lw-accent)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M36 23h34M52 31h16"
        stroke={isDarkBlock ? '#b9bdc4' : 'currentColor'}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  );
}

function Eyebrow({ parts }: { readonly parts: number }) {
  return (
    <>
      {Array.from({ length: parts }, (_, part) => 16 + part * 22).map((x) => (
        <path key={x} d={`M${x} 10h12`} stroke="var(--lw-accent)" strokeWidth="3" strokeLinecap="round" />
      ))}
      {Array.from({ length: parts - 1 }, (_, part) => 32 + part * 22).map((x) => (
        <path key={x} d={`m${x} 7 3 3-3 3`} stroke="currentColor" fill="none" />
      ))}
      <path d="M16 22h44" stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      <Lines x={16} y={33} widths={[62, 50]} />
    </>
  );
}

/** The method and the path of an endpoint, and the form to try it out. */
function Endpoint({ hasForm = false }: { readonly hasForm?: boolean }) {
  return (
    <>
      <rect x="8" y="6" width="80" height="13" rx="4" fill="none" stroke="var(--lw-hairline-strong)" />
      <rect x="11" y="9" width="14" height="7" rx="2" fill="var(--lw-accent)" />
      <path d="M31 12.5h28" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      {hasForm ? (
        <>
          <rect x="70" y="9" width="15" height="7" rx="3" fill="var(--lw-accent)" />
          {[25, 35].map((y) => (
            <g key={y}>
              <path d={`M10 ${y + 3.5}h14`} stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
              <rect x="34" y={y} width="52" height="7" rx="2" fill="none" stroke="var(--lw-hairline-strong)" />
            </g>
          ))}
        </>
      ) : (
        <Lines x={10} y={28} widths={[72, 50]} />
      )}
    </>
  );
}

interface ModeProps {
  readonly x: number;
  readonly width?: number;
  readonly background: string;
  readonly ink: string;
}

function Mode({ x, width = 48, background, ink }: ModeProps) {
  return (
    <>
      <rect x={x} width={width} height="48" fill={background} />
      <g stroke={ink} strokeLinecap="round">
        <path d={`M${x + 10} 16h${width * 0.45}`} strokeWidth="4" />
        <path d={`M${x + 10} 26h${width * 0.62}M${x + 10} 34h${width * 0.5}`} strokeWidth="2.5" opacity="0.6" />
      </g>
    </>
  );
}

function Unknown() {
  return <Lines x={30} y={24} widths={[36]} />;
}
