/** One letter: advance, the point its outline starts from, and relative path data after it. */
export type Glyph = readonly [advance: number, startX: number, startY: number, outline: string];

export type GlyphTable = Readonly<Record<string, Glyph>>;
