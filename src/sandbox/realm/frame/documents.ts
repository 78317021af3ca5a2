import { applyDifference } from '../../../shared/text-difference.ts';
import type { FrameContent, WorkerToFrame } from '../../protocol.ts';

/** Hands on what the worker that renders has to show. Another worker takes the place of the one before. */
export function createDocuments(receive: (message: FrameContent) => void): (port: MessagePort) => void {
  let current: MessagePort | undefined;
  return (port) => {
    current?.close();
    current = port;
    let html = '';
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (!message) return;
      if (message.kind === 'document-change') {
        const { change, ...place } = message;
        html = applyDifference(html, change);
        return receive({ ...place, kind: 'document', html });
      }
      if (message.kind === 'document') ({ html } = message);
      receive(message);
    };
  };
}

/** A worker runs the author's code, so what it says is looked at before it is believed. */
function readMessage(data: unknown): WorkerToFrame | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<Record<string, unknown>>;
  if (message.kind === 'document' || message.kind === 'document-change') {
    const isPlaced =
      typeof message.id === 'number' &&
      [message.output, message.hash, message.places].every((field) => typeof field === 'string');
    const isWhole = message.kind === 'document' ? typeof message.html === 'string' : isChange(message.change);
    const { scripts = [] } = message;
    const areTexts = Array.isArray(scripts) && scripts.every((text) => typeof text === 'string');
    return isPlaced && isWhole && areTexts ? (data as WorkerToFrame) : undefined;
  }
  if (message.kind === 'stylesheet') {
    return typeof message.output === 'string' && typeof message.text === 'string' ? (data as WorkerToFrame) : undefined;
  }
  return message.kind === 'search-head' && isSearchHead(message.head) ? (data as WorkerToFrame) : undefined;
}

function isChange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { start, end, text } = value as Partial<Record<string, unknown>>;
  return Number.isInteger(start) && Number.isInteger(end) && typeof text === 'string';
}

/** As deep as the site's search reads it. */
function isSearchHead(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, crumbs, scopes, words, texts } = value as Partial<Record<string, unknown>>;
  if (![pages, crumbs, scopes, words, texts].every(Array.isArray)) return false;
  return (pages as unknown[]).every(isSearchPage) && (crumbs as unknown[]).every((crumb) => typeof crumb === 'string');
}

function isSearchPage(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [output, title, crumb, description, headings = []] = value as unknown[];
  const isText = [output, title, description].every((field) => typeof field === 'string');
  return isText && typeof crumb === 'number' && Array.isArray(headings);
}
