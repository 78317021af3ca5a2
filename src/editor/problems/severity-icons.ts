import { CircleAlert, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../project/diagnostics.ts';

export const SEVERITY_ICONS: Readonly<Record<Severity, typeof Info>> = {
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  advice: Lightbulb,
};
