import type { AddressRequest } from './address-messages.ts';
import { createAddressSearch } from './address-search.ts';

const answer = createAddressSearch();

addEventListener('message', ({ data }: MessageEvent<AddressRequest>) => {
  const found = answer(data);
  if (found) postMessage(found);
});
