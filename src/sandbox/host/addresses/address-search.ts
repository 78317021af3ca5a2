/** The worker's side: the texts of a project, and which addresses stand in them. */
import { readText } from '../../../project/text.ts';
import { writtenAddresses } from './address-forms.ts';
import type { AddressAnswer, AddressRequest } from './address-messages.ts';

/** Takes what the app sends, and gives an answer to each search. */
export function createAddressSearch(): (request: AddressRequest) => AddressAnswer | undefined {
  const texts = new Map<string, string>();
  return (request) => {
    if (request.kind === 'texts') {
      for (const [path, bytes] of request.texts) {
        if (bytes) texts.set(path, readText(bytes));
        else texts.delete(path);
      }
      return undefined;
    }
    const { id, addresses, paths } = request;
    const searched = paths ? paths.flatMap((path) => texts.get(path) ?? []) : [...texts.values()];
    return { id, found: writtenAddresses(addresses, searched) };
  };
}
