import type { LogoSettings } from '../site-config.ts';
import { readImages } from './addresses.ts';
import type { SettingReader } from './setting-reader.ts';

/** One picture, or one for each mode, and where a click leads. */
export function readLogo(logo: SettingReader): LogoSettings | undefined {
  const images = readImages(logo);
  if (images === undefined) return undefined;
  const href = logo.at('href').text();
  return { ...images, ...(href !== undefined && { href }) };
}
