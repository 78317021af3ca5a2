/** Settings of the original service's look that have no place here: better said than silently dropped. */
import { quote } from '../describe-value.ts';
import type { SettingReader } from './setting-reader.ts';

export function reportUnused(root: SettingReader): void {
  const location = root.in('search', 'location');
  if (location.text()?.toLowerCase() === 'side') {
    location.problem('config/unused', 'info', {
      subject: ['search'],
      message: 'The search stays in the top bar, where every page and every width has it.',
      hint: 'Remove `location`; nothing changes.',
    });
  }
  const style = root.in('topbar', 'style');
  const written = style.text();
  if (written !== undefined && written.toLowerCase() !== 'default') {
    style.problem('config/unused', 'info', {
      subject: [written],
      message: `The top bar has one look, so ${quote(written)} changes nothing.`,
      hint: 'Set `background.style` to `gradient` for a gradient behind the top of every page, or remove the setting.',
    });
  }
}
