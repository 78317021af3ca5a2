/** Scripts that only some readers need. */

const loading = new Map<string, Promise<void>>();

/** Loads a script once; one that failed is tried again the next time. */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      reject(new Error(src));
    };
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
