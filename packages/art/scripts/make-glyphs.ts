/**
 * Turns the two lettering typefaces into a compact table of outlines, and strikes the coin's
 * legend along its arc. Run by hand after changing the character set:
 * `npx tsx packages/art/scripts/make-glyphs.ts && npx biome check --write packages/art/src`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Font, PathCommand } from 'opentype.js';

// The package's ES entry exports no names to Node, though its types promise them.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js');

const CHARACTERS =
  " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789·-'.,/#&!?+$%:()ÁÀÂÃÄÅÇÉÈÊËÍÎÏÑÓÒÔÕÖØÚÙÛÜ¿¡«»ºª°";
/** Grid squares to the em: the display face is set large, the caption face small and in quantity. */
const GRID = { display: 160, caption: 100 } as const;

/** Curves shorter than this, in grid squares, only round off a corner at a size nobody prints. */
const CRUMB = 2.3;

const FACES = {
  display: 'anton/files/anton-latin-400-normal.woff',
  caption: 'barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
} as const;

function load(file: string): Font {
  const path = fileURLToPath(new URL(`../../../node_modules/@fontsource/${file}`, import.meta.url));
  const bytes = readFileSync(path);
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

type Place = (x: number, y: number) => readonly [number, number];

function join(numbers: readonly number[]): string {
  return numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
}

type Corner = { x: number; y: number };

/** Where two straight edges would meet, had their corner not been rounded off. */
function meeting(a: Corner, b: Corner, c: Corner, d: Corner): Corner {
  const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(turn) < 1e-6) return { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 };
  const along = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
  return { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along };
}

/** Squares off corners that are rounded by less than a crumb; curves of real size are kept. */
function squared(commands: readonly PathCommand[], crumb: number): PathCommand[] {
  const result: PathCommand[] = [];
  let contour: Exclude<PathCommand, { type: 'Z' }>[] = [];
  const flush = (): void => {
    const size = contour.length - 1;
    const start = contour[0];
    if (!start || size < 1) return;
    const edges = contour.slice(1);
    const from = (i: number): Corner => (i === 0 ? start : edges[i - 1]!);
    const small = edges.map((e, i) => Math.hypot(e.x - from(i).x, e.y - from(i).y) < crumb);
    const first = small.indexOf(false);
    if (first < 0) {
      result.push(...contour, { type: 'Z' });
      return;
    }
    const kept: typeof edges = [];
    for (let k = 0; k < size; k++) {
      const i = (first + k) % size;
      const edge = edges[i]!;
      if (!small[i]) {
        kept.push({ ...edge });
        continue;
      }
      let j = i;
      let steps = 0;
      while (small[j % size] && steps < size) {
        j++;
        steps++;
      }
      const before = edges[(i - 1 + size) % size]!;
      const after = edges[j % size]!;
      const corner = meeting(from((i - 1 + size) % size), before, from(j % size), after);
      const near = Math.hypot(corner.x - before.x, corner.y - before.y) < crumb * 2;
      const last = kept.at(-1);
      if (last) Object.assign(last, near ? corner : { x: from(j % size).x, y: from(j % size).y });
      k += steps - 1;
    }
    const end = kept.at(-1)!;
    result.push({ type: 'M', x: end.x, y: end.y }, ...kept, { type: 'Z' });
  };
  for (const command of commands) {
    if (command.type === 'Z') continue;
    if (command.type === 'M') {
      flush();
      contour = [];
    }
    contour.push(command);
  }
  flush();
  return result;
}

/** Relative path data that leaves out its first move, so that a pen offset can stand in for it. */
function relative(
  commands: readonly PathCommand[],
  place: Place,
): { start: readonly [number, number]; d: string } {
  let pen: readonly [number, number] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let first: readonly [number, number] | undefined;
  let d = '';
  let last = '';
  const at = (x: number, y: number): readonly [number, number] => {
    const [px, py] = place(x, y);
    return [Math.round(px), Math.round(py)];
  };
  const say = (letter: string, numbers: readonly number[]): void => {
    const words = join(numbers);
    const repeat = letter === last;
    d += repeat ? (words.startsWith('-') ? words : ` ${words}`) : letter + words;
    last = letter;
  };
  const close = (): void => {
    if (last === '') return;
    d += 'z';
    last = 'z';
    pen = start;
  };
  const step = (p: readonly [number, number]): number[] => [p[0] - pen[0], p[1] - pen[1]];
  commands.forEach((command, i) => {
    if (command.type === 'Z') return;
    const to = at(command.x, command.y);
    if (command.type === 'M') {
      close();
      if (first) say('m', step(to));
      else first = to;
      start = to;
    } else if (command.type === 'L') {
      const next = commands[i + 1];
      const closes = next === undefined || next.type === 'M' || next.type === 'Z';
      if (closes && to[0] === start[0] && to[1] === start[1]) return;
      const [dx = 0, dy = 0] = step(to);
      if (dx === 0 && dy === 0) return;
      if (dy === 0) say('h', [dx]);
      else if (dx === 0) say('v', [dy]);
      else say('l', [dx, dy]);
    } else if (command.type === 'Q') {
      say('q', [...step(at(command.x1, command.y1)), ...step(to)]);
    } else {
      say('c', [
        ...step(at(command.x1, command.y1)),
        ...step(at(command.x2, command.y2)),
        ...step(to),
      ]);
    }
    pen = to;
  });
  close();
  return { start: first ?? [0, 0], d };
}

function faceTable(font: Font, em: number): string {
  const k = em / font.unitsPerEm;
  const rows: string[] = [];
  for (const character of CHARACTERS) {
    if (!font.hasChar(character)) {
      console.log(`no ${character}`);
      continue;
    }
    const glyph = font.charToGlyph(character);
    const outline = squared(glyph.getPath(0, 0, font.unitsPerEm).commands, CRUMB / k);
    const { start, d } = relative(outline, (x, y) => [x * k, y * k]);
    const advance = Math.round((glyph.advanceWidth ?? 0) * k);
    rows.push(`  ${JSON.stringify(character)}: [${advance}, ${start[0]}, ${start[1]}, '${d}'],`);
  }
  return `{\n${rows.join('\n')}\n}`;
}

function writeGlyphs(faces: Record<keyof typeof FACES, Font>): void {
  const file = new URL('../src/lettering/glyph-table.ts', import.meta.url);
  writeFileSync(
    file,
    `// Written by scripts/make-glyphs.ts from Anton and Barlow Condensed Bold (SIL Open Font License 1.1).
import type { GlyphTable } from './glyph.ts';

export const DISPLAY_EM = ${GRID.display};
export const CAPTION_EM = ${GRID.caption};

export const DISPLAY_GLYPHS: GlyphTable = ${faceTable(faces.display, GRID.display)};

export const CAPTION_GLYPHS: GlyphTable = ${faceTable(faces.caption, GRID.caption)};
`,
  );
}

/** Letters standing on a circle of radius r round (0,0); `inward` sets them along the bottom. */
function arc(
  font: Font,
  text: string,
  size: number,
  r: number,
  inward: boolean,
  gap: number,
): string {
  const k = size / font.unitsPerEm;
  const widths = [...text].map((c) => (font.charToGlyph(c).advanceWidth ?? 0) * k + gap);
  const total = widths.reduce((sum, w) => sum + w, 0);
  let along = -total / 2;
  let d = '';
  [...text].forEach((character, i) => {
    const width = widths[i] ?? 0;
    const angle = ((along + width / 2) / r) * (inward ? -1 : 1);
    along += width;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const base = inward ? r : -r;
    const path = font.charToGlyph(character).getPath(-(width - gap) / 2, base, size).commands;
    const { start, d: body } = relative(path, (x, y) => [
      (x * cos - y * sin) * 10,
      (x * sin + y * cos) * 10,
    ]);
    if (body) d += `M${start[0]} ${start[1]}${body}`;
  });
  return d;
}

function writeCoin(display: Font): void {
  const file = new URL('../src/coin/struck-letters.ts', import.meta.url);
  writeFileSync(
    file,
    `// Written by scripts/make-glyphs.ts from Anton (SIL Open Font License 1.1).
/** Round the top of a coin of radius 100, in tenths of a unit, so it is drawn at scale(.1). */
export const LEGEND_TOP =
  '${arc(display, 'LEGENDARY GOATS', 17, 65.6, false, 2.2)}';

/** Round the bottom, the right way up. */
export const LEGEND_BOTTOM =
  '${arc(display, 'HOOF', 19, 81.6, true, 5)}';
`,
  );
}

const faces = { display: load(FACES.display), caption: load(FACES.caption) };
writeGlyphs(faces);
writeCoin(faces.display);
