/** What must happen before the first paint: the reader's mode, and the sign that script runs. */
import type { SiteConfig } from '../../../config/site-config.ts';
import { bannerKey } from '../banner.tsx';

/** Where the runtime keeps the reader's choice of mode. */
export const MODE_STORAGE_KEY = 'leafwright-mode';

/**
 * A storage that is closed to us (a sandboxed frame, a strict reader) leaves the default.
 * @param output the page's path in the built site; absent for a page that is shown at any address
 */
export function earlyScript(
  { appearance, banner }: Pick<SiteConfig, 'appearance' | 'banner'>,
  output?: string,
): string {
  const sign = "d.dataset.script='';";
  const address = output === undefined ? '' : ownAddress(output);
  const mode = appearance.isToggleHidden
    ? ''
    : `var m=localStorage.getItem('${MODE_STORAGE_KEY}');if(m==='light'||m==='dark')d.dataset.mode=m`;
  // A banner that was closed would push the page down and let it up again.
  const closed = banner?.isDismissible
    ? `;if(localStorage.getItem('leafwright-banner')==='${bannerKey(banner)}')d.dataset.banner='closed'`
    : '';
  const steps = address + mode + closed;
  const attempt = steps === '' ? '' : `try{${steps}}catch(e){}`;
  return `(function(d){${sign}${attempt}})(document.documentElement)`;
}

/**
 * Some hosts show `x.html` at `x/`, or `x/index.html` at `x`, where relative links would lead astray. The address is
 * put right before anything relative is read.
 */
function ownAddress(output: string): string {
  const isIndex = /(?:^|\/)index\.html$/.test(output);
  const [isWrong, right] = isIndex ? ['!/\\/(index[^/]*)?$/.test(p)', "p+'/'"] : ["p.slice(-1)=='/'", 'p.slice(0,-1)'];
  return `var l=location,p=l.pathname;if(${isWrong})history.replaceState(null,'',${right}+l.search+l.hash);`;
}
