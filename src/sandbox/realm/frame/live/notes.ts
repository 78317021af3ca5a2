/** Quiet words at the lower edge of the preview, in a shadow tree of their own: the document itself stays as it is. */

export interface Notes {
  readonly say: (words: string) => void;
  readonly clear: () => void;
  /** Runs with the notes out of the document. */
  readonly without: <Result>(run: () => Result) => Result;
}

const STYLES = `
  :host { all: initial; position: fixed; inset: auto 12px 12px; z-index: 2147483646; pointer-events: none; }
  ul { display: grid; gap: 6px; justify-items: start; margin: 0; padding: 0; list-style: none; }
  li { max-width: 60ch; padding: 6px 10px; border-radius: 6px; background: #1f2933; color: #fff; font: 13px/1.45 system-ui, sans-serif; box-shadow: 0 1px 4px rgb(0 0 0 / 30%); }
  @media (forced-colors: active) { li { border: 1px solid CanvasText; } }
  @media print { :host { display: none; } }
`;

export function createNotes(): Notes {
  const host = document.createElement('leafwright-notes');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLES;
  const list = document.createElement('ul');
  list.setAttribute('role', 'status');
  root.append(style, list);
  const said = new Set<string>();
  return {
    say(words) {
      if (said.has(words)) return;
      said.add(words);
      const item = document.createElement('li');
      item.textContent = words;
      list.append(item);
      if (!host.isConnected) document.documentElement.append(host);
    },
    clear() {
      said.clear();
      list.replaceChildren();
      host.remove();
    },
    without(run) {
      const isThere = host.isConnected;
      host.remove();
      try {
        return run();
      } finally {
        if (isThere) document.documentElement.append(host);
      }
    },
  };
}
