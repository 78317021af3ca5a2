/** The few globals outside ECMAScript that every platform of ours has. Anything else is a type error in the engine. */
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}
declare class URL {
  constructor(url: string, base?: string);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}
declare namespace WebAssembly {
  /** Compiled code, not yet run. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
}
