/** Marks the part of the page that the reader is in. */

export class TableOfContentsElement extends HTMLElement {
  #frame = 0;

  connectedCallback(): void {
    addEventListener('scroll', this.follow, { passive: true });
    addEventListener('resize', this.follow, { passive: true });
    this.follow();
  }

  disconnectedCallback(): void {
    removeEventListener('scroll', this.follow);
    removeEventListener('resize', this.follow);
    cancelAnimationFrame(this.#frame);
  }

  /** Looks again at what is in sight, once for a frame. */
  follow = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#mark());
  };

  #mark(): void {
    const links = [...this.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a[href^="#"]')];
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    let current = links[0];
    for (const link of links) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (heading === null) continue;
      // A heading in a part that is not shown has no place.
      if (!heading.checkVisibility()) continue;
      const { top } = heading.getBoundingClientRect();
      if (top <= edge || (isAtEnd && top < innerHeight && !(current && isTarget(current)))) current = link;
    }
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const nav = this.closest<HTMLElement>('.toc');
    if (nav && current) keepInView(nav, current);
  }
}

/** At the end of a page several headings are in sight; the one that the reader asked for counts. */
function isTarget(link: HTMLAnchorElement): boolean {
  return link.hash === location.hash;
}

function keepInView(nav: HTMLElement, link: HTMLElement): void {
  const outer = nav.getBoundingClientRect();
  const inner = link.getBoundingClientRect();
  if (inner.bottom > outer.bottom - 24) nav.scrollTop += inner.bottom - outer.bottom + 48;
  else if (inner.top < outer.top + 24) nav.scrollTop -= outer.top - inner.top + 48;
}
