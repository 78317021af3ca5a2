/** Videos that play by themselves: a reader can always stop them. */

const PLAYING = 'video[autoplay]:not([controls])';

/** Who asked for less motion starts them themselves. */
export function calmVideos(): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  calm();
  // The preview shows one page after the other in the same document.
  new MutationObserver(calm).observe(document, { childList: true, subtree: true });
}

function calm(): void {
  for (const video of document.querySelectorAll<HTMLVideoElement>('video[autoplay]')) {
    video.autoplay = false;
    video.controls = true;
    video.pause();
  }
}

export function showControls({ target }: Event): void {
  if (target instanceof HTMLVideoElement && target.matches(PLAYING)) target.controls = true;
}
