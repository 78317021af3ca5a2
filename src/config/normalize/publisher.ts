import type { Publisher } from '../site-config.ts';
import { projectPath } from './addresses.ts';
import type { SettingReader } from './setting-reader.ts';

export function readPublisher(setting: SettingReader): Publisher | undefined {
  if (!setting.isPresent) return undefined;
  const [id, name, legalName, url] = ['id', 'name', 'legalName', 'url'].map((key) => setting.at(key).text());
  const logo = setting.at('logo').text();
  return {
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(legalName !== undefined && { legalName }),
    ...(url !== undefined && { url }),
    ...(logo !== undefined && { logo: projectPath(logo) }),
    sameAs: setting.at('sameAs').texts(),
  };
}
