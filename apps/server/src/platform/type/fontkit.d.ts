/** What we use of fontkit, which declares no types. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly hasGlyphForCodePoint: (codePoint: number) => boolean;
    readonly layout: (text: string, features?: readonly string[]) => GlyphRun;
  }

  /** A text in the shapes its letters take beside each other, from left to right. In units of the font. */
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
