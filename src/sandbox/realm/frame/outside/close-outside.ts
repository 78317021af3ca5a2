import type { OutsideGate } from './gate.ts';

/** Of what a browser loads for a document, all that may name a host. */
const POLICY =
  "img-src data: blob:; media-src data: blob:; font-src data: blob:; style-src 'unsafe-inline'; frame-src 'none'; manifest-src 'none'; object-src 'none'";

/**
 * From here on nothing comes from other hosts: the view leaves it out, and the browser would refuse it. A policy can be
 * added to a document, and never be taken back.
 */
export function closeOutside(gate: Pick<OutsideGate, 'close'>): void {
  gate.close();
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = POLICY;
  document.head.append(meta);
}
