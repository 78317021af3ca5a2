import type { BlockToHost } from '../block-messages.ts';
import type { FieldToHost, FrameToHost, PreviewPick } from '../protocol.ts';
import type { PreviewOptions } from './preview-types.ts';

const EXTERNAL_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);

/** What the person does in the page, as the frame tells it. Nothing it names needs to exist. */
export type ReaderAction =
  | Extract<FrameToHost, { kind: 'navigate' | 'open-link' | 'picked' | 'scrolled' | 'toggle-picking' }>
  | FieldToHost
  | BlockToHost;

type Listeners = Pick<
  PreviewOptions,
  'onNavigate' | 'onOpenLink' | 'onPicked' | 'onScrolled' | 'onTogglePicking' | 'onField' | 'onBlock'
>;

/**
 * Tells the app what the person does in the page.
 * @param findPage the page at a path of the built site; `undefined` for what is no page
 */
export function createReaderActions(
  listeners: Listeners,
  findPage: (output: string) => Promise<string | undefined>,
): (action: ReaderAction) => void {
  async function navigate(output: string, hash: string): Promise<void> {
    const page = await findPage(output);
    if (page !== undefined) listeners.onNavigate(page, hash);
  }

  async function pick(picked: PreviewPick): Promise<void> {
    if (picked.kind === 'source') return listeners.onPicked?.(picked);
    const { setting, output } = picked;
    const page = output === undefined ? undefined : await findPage(output);
    listeners.onPicked?.({ kind: 'setting', setting, ...(page !== undefined && { page }) });
  }

  function openLink(address: string): void {
    if (!URL.canParse(address)) return;
    const url = new URL(address);
    if (EXTERNAL_PROTOCOLS.has(url.protocol)) listeners.onOpenLink(url.href);
  }

  async function want(wanted: Extract<FieldToHost, { kind: 'field-wanted' }>): Promise<void> {
    const isGiven = (await listeners.onField?.(wanted)) === true;
    if (!isGiven && wanted.pick) await pick(wanted.pick);
  }

  return (action) => {
    switch (action.kind) {
      case 'navigate':
        void navigate(action.output, action.hash);
        break;
      case 'open-link':
        openLink(action.url);
        break;
      case 'picked':
        void pick(action.pick);
        break;
      case 'scrolled':
        listeners.onScrolled?.(action.place);
        break;
      case 'toggle-picking':
        listeners.onTogglePicking?.();
        break;
      case 'block-menu':
      case 'block-key':
      case 'block-drop':
      case 'block-select':
      case 'block-tap':
        listeners.onBlock?.(action);
        break;
      case 'field-wanted':
        void want(action);
        break;
      default:
        void listeners.onField?.(action);
    }
  };
}
