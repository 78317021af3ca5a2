import type { IconReference } from '../../config/site-config.ts';
import { createTextPolicy } from '../ui/trusted-types.ts';
import { useIconLibrary } from './use-icon-library.ts';

/** The drawings are the editor's own files, so they may become elements. */
const drawings = createTextPolicy('icons', { createHTML: (markup) => markup });

export interface IconMarkProps {
  readonly icon: IconReference;
  readonly size?: number;
}

/** The drawing of an icon beside its name; nothing while it loads or where there is none. */
export function IconMark({ icon, size = 16 }: IconMarkProps) {
  const library = useIconLibrary();
  const drawing = typeof library === 'string' ? undefined : library.find(icon);
  if (drawing?.kind !== 'svg') return <span style={{ width: size, height: size }} aria-hidden="true" />;
  return (
    <svg
      width={size}
      height={size}
      viewBox={drawing.viewBox}
      aria-hidden="true"
      {...(drawing.isStroked
        ? { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round' }
        : { fill: 'currentColor' })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings are the editor's own files.
      dangerouslySetInnerHTML={{ __html: drawings?.createHTML(drawing.markup) ?? drawing.markup }}
    />
  );
}
