/** Drawings of the things that architectures are made of, in strokes on a grid of 24. */

const ICONS: Readonly<Record<string, string>> = {
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.4-9 6 6 0 0 1 11.5 1.3 3.9 3.9 0 0 1-.6 7.7z',
  database:
    'M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  disk: 'M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5zM17 10.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM12 10.5l-4.5 6.5M16.5 17.5h.01',
  internet:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3 12h18M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 9c-2.6-2.6-3.9-5.6-3.9-9s1.3-6.4 3.9-9z',
  server:
    'M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 11.5H5A1.5 1.5 0 0 1 3.5 10V5A1.5 1.5 0 0 1 5 3.5zM5 12.5h14a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19v-5A1.5 1.5 0 0 1 5 12.5zM7 7.5h.01M7 16.5h.01M11 7.5h6M11 16.5h6',
};
/** For names that no set has. */
const CUBE = 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9';

/** `undefined` for a name that is none of those that need no set. */
export function iconPath(name: string): string | undefined {
  return Object.hasOwn(ICONS, name) ? ICONS[name] : undefined;
}

export function unknownIconPath(): string {
  return CUBE;
}
