/** The parts of fontkit that we use; it has no type declarations. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly layout: (text: string, features?: readonly string[]) => GlyphRun;
  }

  /** Shaped glyphs from left to right. In font units. */
  export interface GlyphRun {
    readonly glyphs: readonly { readonly path: { readonly toSVG: () => string } }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
    readonly advanceWidth: number;
  }

  export function create(bytes: Uint8Array): Font;
}
