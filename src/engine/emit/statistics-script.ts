import type { StatisticsUse } from '../../config/statistics/read-statistics.ts';
import { STATISTICS_SERVICES } from '../../config/statistics/services.ts';

const LOAD =
  'function load(address,attributes,then){var s=d.createElement("script");s.async=true;for(var k in attributes)s.setAttribute(k,attributes[k]);if(then)s.onload=then;s.src=address;d.head.appendChild(s)}';

/**
 * Script that loads the services, each on its own so that none can stop another. A site that is opened from a folder is
 * read by its author and counts nobody. Empty where there are none.
 */
export function statisticsScript(uses: readonly StatisticsUse[]): string {
  const parts = uses.flatMap(({ key, values }) => {
    const service = STATISTICS_SERVICES.find((one) => one.key === key);
    return service === undefined ? [] : [`try{(function(){${service.code(values)}})()}catch(e){console.error(e)}`];
  });
  if (parts.length === 0) return '';
  return `;(function(w,d){if(!/^https?:$/.test(location.protocol))return;${LOAD}\n${parts.join('\n')}\n})(window,document);\n`;
}
