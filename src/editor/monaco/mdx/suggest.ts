/** What completion offers at a place of a page. Knows nothing of Monaco. */
import { cursorPlaceAt } from '../../../page-source/cursor-place.ts';
import { suggestAttributes, suggestFenceSettings, suggestLanguages, suggestValues } from './suggest-attributes.ts';
import { suggestKeys, suggestSettingValues } from './suggest-front-matter.ts';
import { suggestFiles, suggestLinks, suggestSnippets } from './suggest-links.ts';
import { suggestTags } from './suggest-tags.ts';
import { NOTHING, type SuggestionInput, type Suggestions } from './suggestion.ts';

export async function suggest(input: SuggestionInput): Promise<Suggestions> {
  const place = cursorPlaceAt(input.text, input.offset);
  switch (place.kind) {
    case 'tag':
    case 'closing-tag':
      return suggestTags(place, input.text);
    case 'attribute':
      return suggestAttributes(place, input.text);
    case 'value':
      return suggestValues(place, input);
    case 'link':
      return suggestLinks(place.range, input);
    case 'image':
      return suggestFiles('image', place.range, input);
    case 'import':
      return suggestSnippets(place.range, input, 'from-root');
    case 'fence-language':
      return suggestLanguages(place);
    case 'fence-setting':
      return suggestFenceSettings(place);
    case 'front-matter-key':
      return suggestKeys(place, input.text);
    case 'front-matter-value':
      return suggestSettingValues(place, input);
    case 'text':
    case 'code':
      return NOTHING;
    default:
      return place satisfies never;
  }
}
