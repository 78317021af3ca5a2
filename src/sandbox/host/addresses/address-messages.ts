/** What the app and the worker that looks for addresses say to each other. */

export type AddressRequest =
  /** Texts that are others than before; without bytes the file is gone. */
  | { readonly kind: 'texts'; readonly texts: readonly (readonly [path: string, bytes: Uint8Array | undefined])[] }
  /** Which of these stand in a text? `paths`: only of these files. */
  | {
      readonly kind: 'search';
      readonly id: number;
      readonly addresses: readonly string[];
      readonly paths: readonly string[] | undefined;
    };

export interface AddressAnswer {
  readonly id: number;
  /** Those of the addresses that stand in a text. */
  readonly found: readonly string[];
}
