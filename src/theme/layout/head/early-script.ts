/** What must happen before the first paint: the reader's mode, and the sign that script runs. */
import type { SiteConfig } from '../../../engine/config/site-config.ts';

/** Where the runtime keeps the reader's choice of mode. */
export const MODE_STORAGE_KEY = 'leafwright-mode';

/** A storage that is closed to us (a sandboxed frame, a strict reader) leaves the default. */
export function earlyScript({ appearance }: SiteConfig): string {
  const sign = "d.dataset.script='';";
  if (appearance.isToggleHidden) return `(function(d){${sign}})(document.documentElement)`;
  const read = `try{var m=localStorage.getItem('${MODE_STORAGE_KEY}');if(m==='light'||m==='dark')d.dataset.mode=m}catch(e){}`;
  return `(function(d){${sign}${read}})(document.documentElement)`;
}
