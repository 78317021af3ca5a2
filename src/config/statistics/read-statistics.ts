/** Which services a configuration of either format names, and whether they can be loaded. */
import type { SettingReader } from '../normalize/setting-reader.ts';
import { STATISTICS_SERVICES, type StatisticsService, type StatisticsValues } from './services.ts';

/** A service with the identifiers that an author gave it. */
export interface StatisticsUse {
  readonly key: string;
  readonly values: StatisticsValues;
}

/** Where both formats keep them. */
const GROUPS = ['analytics', 'integrations'] as const;

/** In the order of the table of services; an identifier that is none is reported, and its service is not there. */
export function readStatistics(root: SettingReader): readonly StatisticsUse[] {
  return STATISTICS_SERVICES.flatMap((service): readonly StatisticsUse[] => {
    const settings = GROUPS.map((group) => root.in(group, service.key)).find(({ isPresent }) => isPresent);
    const values = settings && readValues(service, settings);
    return values === undefined ? [] : [{ key: service.key, values }];
  });
}

function readValues(service: StatisticsService, setting: SettingReader): StatisticsValues | undefined {
  const values: Record<string, string> = {};
  const [first] = Object.keys(service.fields);
  for (const [field, shape] of Object.entries(service.fields)) {
    // A service with one identifier may be written as that alone.
    const given = setting.isGroup ? setting.at(field) : field === first ? setting : setting.at(field);
    const text = given.text();
    if (text !== undefined && shape.test(text)) values[field] = text;
    else if (text !== undefined) {
      given.problem('config/statistics', 'warning', {
        subject: [text],
        message: `\`${text}\` is no identifier of ${service.title}, so the service is never loaded.`,
        hint: `Copy \`${field}\` from the settings of ${service.title}, or remove it.`,
      });
      return undefined;
    } else if (!service.optional?.includes(field)) return undefined;
  }
  return values;
}

export interface NamedStatistics {
  readonly title: string;
  readonly host: string;
}

/** What is loaded from where, for those who decide whether it is. */
export function describeStatistics(uses: readonly StatisticsUse[]): readonly NamedStatistics[] {
  return uses.flatMap(({ key, values }) => {
    const service = STATISTICS_SERVICES.find((one) => one.key === key);
    return service === undefined ? [] : [{ title: service.title, host: service.host(values) }];
  });
}
