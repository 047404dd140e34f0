/**
 * A text as a QR code: bytes, the lowest correction, up to version 9, from where on lengths are written
 * longer. That is what a link of ours needs, and one to a wallet; a screen is not scratched.
 */

/** Codewords of text and of correction in each block, how many blocks, and the small rings, by version from 1 on. */
const VERSIONS = [
  [19, 7, 1, []],
  [34, 10, 1, [6, 18]],
  [55, 15, 1, [6, 22]],
  [80, 20, 1, [6, 26]],
  [108, 26, 1, [6, 30]],
  [68, 18, 2, [6, 34]],
  [78, 20, 2, [6, 22, 38]],
  [97, 24, 2, [6, 24, 42]],
  [116, 30, 2, [6, 26, 46]],
] as const;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** `qrMatrix('https://…')?.length // 33`: rows of dark and light; null when the text is too long. */
export function qrMatrix(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  // Twelve bits say what follows and how much of it.
  const version = VERSIONS.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, VERSIONS[version - 1]!);
  const drawn = MASKS.map((_, mask) => draw(version, words, mask));
  return drawn.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function codewords(
  bytes: Uint8Array,
  [each, correction, blocks]: (typeof VERSIONS)[number],
): number[] {
  const size = each * blocks;
  const bits = [0b0100, bytes.length, ...bytes]
    .map((value, i) => value.toString(2).padStart(i === 0 ? 4 : 8, '0'))
    .join('');
  const ended = bits.padEnd(Math.min(size * 8, bits.length + 4), '0');
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  const data = whole.map((byte) => Number.parseInt(byte, 2));
  for (let i = 0; data.length < size; i += 1) data.push(i % 2 === 0 ? 0xec : 0x11);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * each, (i + 1) * each));
  return [
    ...taken(parts, each),
    ...taken(
      parts.map((part) => remainder(part, correction)),
      correction,
    ),
  ];
}

/** From each in turn, so that a stain takes a little of every block. */
function taken(parts: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, i) => parts.map((part) => part[i]!)).flat();
}

/** In the field of 256 that QR codes count in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** What Reed and Solomon add. */
function remainder(data: readonly number[], degree: number): number[] {
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    const by = root;
    divisor = divisor.map((each, j) => times(each, by) ^ (divisor[j + 1] ?? 0));
  }
  let left = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ left[0]!;
    left = divisor.map((each, i) => (left[i + 1] ?? 0) ^ times(each, factor));
  }
  return left;
}

function draw(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark;
  };
  /** Rings around a centre: the corners are four wide and the small one two. */
  const rings = (cx: number, cy: number, width: number, light: readonly number[]) => {
    for (let dy = -width; dy <= width; dy += 1) {
      for (let dx = -width; dx <= width; dx += 1) {
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(x, y, 4, [2, 4]);
  }
  const centres = VERSIONS[version - 1]![3];
  const last = centres.at(-1);
  for (const y of centres) {
    for (const x of centres) {
      // Where three of them would be are the corners.
      if ((x > 6 || y > 6) && !(x === 6 && y === last) && !(y === 6 && x === last)) {
        rings(x, y, 2, [1]);
      }
    }
  }
  if (version >= 7) drawVersion(set, size, version);
  drawFormat(set, size, mask);
  const bits = words.flatMap((word) => [...word.toString(2).padStart(8, '0')].map(Number));
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (cells[y]![x] !== undefined) continue;
        cells[y]![x] = (bits[next] === 1) !== MASKS[mask]!(x, y);
        next += 1;
      }
    }
  }
  return cells as boolean[][];
}

/** Which version, beside two of the corners; smaller ones are told by their size. */
function drawVersion(
  set: (x: number, y: number, dark: boolean) => void,
  size: number,
  version: number,
) {
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const [along, down] = [Math.floor(i / 3), size - 11 + (i % 3)];
    set(along, down, ((bits >> i) & 1) === 1);
    set(down, along, ((bits >> i) & 1) === 1);
  }
}

/** Which correction and which mask, twice. */
function drawFormat(
  set: (x: number, y: number, dark: boolean) => void,
  size: number,
  mask: number,
) {
  const data = (0b01 << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i += 1) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

/** How hard it is to read: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(cells: readonly (readonly boolean[])[]): number {
  const size = cells.length;
  const columns = cells.map((_, x) => cells.map((row) => row[x]!));
  const lines = [...cells, ...columns].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const same = [cells[y]![x - 1], cells[y - 1]![x], cells[y - 1]![x - 1]];
      if (same.every((dark) => dark === cells[y]![x])) sum += 3;
    }
  }
  const dark = cells.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
