import { Braces, File, FileText, Image, ListTree, SlidersHorizontal } from 'lucide-react';
import { classifyFile } from '../../../project/classify-file.ts';
import type { StepPlace } from '../../store/index.ts';

/** What kind of thing a step changed. */
export function PlaceIcon({ place }: { readonly place: StepPlace | undefined }) {
  const Icon = ICONS[kindOf(place)];
  return <Icon size={15} aria-hidden="true" />;
}

const ICONS = {
  setting: SlidersHorizontal,
  navigation: ListTree,
  page: FileText,
  config: Braces,
  asset: Image,
  other: File,
};

function kindOf(place: StepPlace | undefined): keyof typeof ICONS {
  if (place?.kind === 'setting' || place?.kind === 'navigation') return place.kind;
  if (place === undefined) return 'other';
  const role = classifyFile(place.path);
  if (role === 'page') return 'page';
  if (place.path === 'docs.json' || place.path === 'mint.json') return 'config';
  return role === 'asset' ? 'asset' : 'other';
}
