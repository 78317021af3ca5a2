import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';
import { FITS_ITSELF } from './fits-itself.ts';
import classes from './growing-textarea.module.css';

export interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames' | 'style' | 'rows'> {
  readonly minRows: number;
  readonly maxRows: number;
}

/** A field for lines of text, as high as they are. The library measures them by a layout of its own at every letter. */
export function GrowingTextarea({ minRows, maxRows, ...props }: GrowingTextareaProps) {
  if (!FITS_ITSELF) return <Textarea autosize minRows={minRows} maxRows={maxRows} {...props} />;
  const rows = { '--lw-min-rows': minRows, '--lw-max-rows': maxRows } as CSSProperties;
  return <Textarea classNames={{ input: classes.input ?? '' }} style={rows} {...props} />;
}
