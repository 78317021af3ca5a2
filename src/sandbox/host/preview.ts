import type { Preview, PreviewOptions } from './preview-types.ts';

export function createPreview(_options: PreviewOptions): Preview {
  throw new Error('The preview is being built.');
}
