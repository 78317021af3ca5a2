import type { HostToFrame } from '../protocol.ts';

const KINDS: ReadonlySet<string> = new Set<HostToFrame['kind']>([
  'connect-code',
  'connect-worker',
  'leave-page',
  'asset',
  'assets-changed',
  'addresses',
  'show-hidden',
  'show-nothing-from-elsewhere',
  'set-color-mode',
  'scroll-to',
  'read-document',
  'set-picking',
  'set-scale',
  'set-writing',
  'open-field',
  'set-field',
  'close-field',
  'close-list',
  'hold-field',
  'focus-field',
  'refuse-field',
  'pick-block',
  'block-heard',
  'leave-blocks',
  'mark-setting',
  'mark-line',
  'mark-changes',
  'scroll-to-line',
  'choose-version',
  'ping',
]);

/**
 * Whether a message on the port of the app is one. The port was handed over by `window.parent`, so its messages are
 * the app's own: the kind is enough.
 */
export function isHostToFrame(value: unknown): value is HostToFrame {
  if (typeof value !== 'object' || value === null) return false;
  const { kind } = value as { readonly kind?: unknown };
  return typeof kind === 'string' && KINDS.has(kind);
}
