import { Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ShownTooltip, watchTooltips } from './watch-tooltips.ts';

/**
 * The one tooltip of the editor, for whatever has `data-tooltip`. With one of its own each of some fifty buttons would be drawn
 * again at every page that is opened, four components deep.
 */
export function TooltipLayer() {
  const [shown, setShown] = useState<ShownTooltip>();
  useEffect(() => watchTooltips(document, setShown), []);
  return shown && <Tooltip opened label={shown.label} target={shown.target} position={shown.side} />;
}
