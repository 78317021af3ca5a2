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
  if (!shown) return null;
  const { target, label, side } = shown;
  // On one line as long as it is not wider than that, also beside the edge of the window.
  return <Tooltip opened multiline w="max-content" maw={280} target={target} label={label} position={side} />;
}
