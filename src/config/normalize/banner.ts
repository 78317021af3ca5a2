import type { Banner } from '../site-config.ts';
import { readColorPair } from './colors.ts';
import type { SettingReader } from './setting-reader.ts';

export function readBanner(banner: SettingReader): Banner | undefined {
  if (!banner.isPresent) return undefined;
  const content = banner.isGroup ? banner.at('content').text() : banner.text();
  if (content === undefined) return undefined;
  const color = readColorPair(banner.at('color'));
  return {
    ...banner.origin,
    content,
    isDismissible: banner.at('dismissible').flag() ?? false,
    kind: banner.at('type').choice(['info', 'warning', 'critical']) ?? 'info',
    ...(color && { color }),
  };
}
