/** How many stars a repository has, asked of its host when the button is in sight, once a session. */

const STARS_STORAGE_KEY = 'leafwright-stars:';

export function showStars(): void {
  // From a folder, and in a preview without a network, the button stays as it is.
  if (!location.protocol.startsWith('http')) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void addStars(target as HTMLElement);
    }
  });
  for (const button of document.querySelectorAll('[data-stars]')) observer.observe(button);
}

async function addStars(button: HTMLElement): Promise<void> {
  const count = await countStars(button.dataset.stars ?? '');
  if (count === undefined) return;
  const stars = document.createElement('span');
  stars.className = 'stars';
  stars.textContent = new Intl.NumberFormat(document.documentElement.lang, {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(count);
  stars.title = (button.dataset.words ?? '').replace('{count}', stars.textContent);
  button.append(stars);
}

async function countStars(address: string): Promise<number | undefined> {
  const key = STARS_STORAGE_KEY + address;
  try {
    const known = sessionStorage.getItem(key);
    if (known !== null) return Number(known);
    const answer = await fetch(address);
    const { stargazers_count, star_count, stars_count } = await answer.json();
    const count: unknown = stargazers_count ?? star_count ?? stars_count;
    if (typeof count !== 'number') return undefined;
    sessionStorage.setItem(key, String(count));
    return count;
  } catch {
    // Offline, refused, or no storage: the button says what it said.
    return undefined;
  }
}
