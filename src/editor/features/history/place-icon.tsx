import { Braces, File, FileText, Image, ListTree, SlidersHorizontal } from 'lucide-react';
import { classifyFile } from '../../../project/classify-file.ts';
import type { StepPlace } from '../../store/index.ts';

/** What kind of thing a step changed. */
export function PlaceIcon({ place }: { readonly place: StepPlace | undefined }) {
  const Icon = iconOf(place);
  return <Icon size={15} aria-hidden="true" />;
}

function iconOf(place: StepPlace | undefined) {
  if (place?.kind === 'setting') return SlidersHorizontal;
  if (place?.kind === 'navigation') return ListTree;
  if (place === undefined) return File;
  const role = classifyFile(place.path);
  if (role === 'page') return FileText;
  if (place.path === 'docs.json' || place.path === 'mint.json') return Braces;
  return role === 'asset' ? Image : File;
}
