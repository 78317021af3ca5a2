/** Styles of elements in a worker. */

/** A style that becomes the attribute's text. */
export function createStyle(write: (text: string) => void): object {
  const values = new Map<string, string>();
  const set = (name: string, value: unknown): void => {
    if (value === '' || value === null || value === undefined) values.delete(name);
    else values.set(name, String(value));
    write([...values].map(([key, text]) => `${key}:${text}`).join(';'));
  };
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === 'setProperty') return set;
        if (name === 'removeProperty') return (property: string) => set(property, '');
        return values.get(hyphenated(String(name))) ?? '';
      },
      set(_target, name, value) {
        if (name === 'cssText') {
          values.clear();
          for (const part of String(value).split(';')) {
            const at = part.indexOf(':');
            if (at > 0) values.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
          }
          set('', '');
        } else set(hyphenated(String(name)), value);
        return true;
      },
    },
  );
}

function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-?(webkit|moz|ms)-/, '-$1-');
}
