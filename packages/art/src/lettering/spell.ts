import type { Glyph, GlyphTable } from './glyph.ts';

/** A title longer than this would turn into a grey hairline, and a hostile one into megabytes. */
export const LONGEST_LINE = 60;

const STAND_INS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '“': "'",
  '”': "'",
  '„': "'",
  '‚': "'",
  '‹': '«',
  '›': '»',
  '"': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '•': '·',
  '…': '.',
  '×': '+',
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Ł: 'L',
  _: '-',
  '[': '(',
  ']': ')',
  '|': '/',
};

/** The letters of a text a face can draw: capitals, with an accent dropped where it has none. */
export function spell(text: string, table: GlyphTable): Glyph[] {
  const glyphs: Glyph[] = [];
  const capitals = text
    .slice(0, LONGEST_LINE * 4)
    .toUpperCase()
    .normalize('NFC');
  let pendingSpace = false;
  for (const character of capitals) {
    if (/\s/.test(character)) {
      pendingSpace = glyphs.length > 0;
      continue;
    }
    const found = lookUp(character, table);
    if (found.length === 0) continue;
    const space = table[' '];
    if (pendingSpace && space) glyphs.push(space);
    pendingSpace = false;
    glyphs.push(...found);
    if (glyphs.length >= LONGEST_LINE)
      return [...glyphs.slice(0, LONGEST_LINE), ...lookUp('…', table)];
  }
  return glyphs;
}

function lookUp(character: string, table: GlyphTable): Glyph[] {
  const spelling = Object.hasOwn(table, character)
    ? character
    : (STAND_INS[character] ?? character.normalize('NFD').charAt(0));
  const glyphs: Glyph[] = [];
  for (const part of spelling) {
    const glyph = Object.hasOwn(table, part) ? table[part] : undefined;
    if (glyph) glyphs.push(glyph);
  }
  return glyphs;
}
