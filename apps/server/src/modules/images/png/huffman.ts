/** A symbol's code, already turned round as deflate writes it, and its length. */
export interface Codes {
  readonly bits: Uint16Array;
  readonly lengths: Uint8Array;
}

/** `codesFor(counts, 15)`: a Huffman code in which no symbol is longer than `longest`. */
export function codesFor(counts: Uint32Array, longest: number): Codes {
  const lengths = codeLengths(counts, longest);
  return { lengths, bits: canonicalBits(lengths, longest) };
}

function codeLengths(counts: Uint32Array, longest: number): Uint8Array {
  const used: number[] = [];
  counts.forEach((count, symbol) => {
    if (count > 0) used.push(symbol);
  });
  const lengths = new Uint8Array(counts.length);
  if (used.length < 3) {
    for (const symbol of used) lengths[symbol] = 1;
    return lengths;
  }
  used.sort((a, b) => at(counts, a) - at(counts, b));
  const depths = depthsOf(used.map((symbol) => at(counts, symbol)));
  shorten(depths, longest);
  used.forEach((symbol, i) => {
    lengths[symbol] = depths[i] ?? 0;
  });
  return lengths;
}

/** The depth of each leaf of the Huffman tree over weights in rising order, deepest first. */
function depthsOf(weights: readonly number[]): number[] {
  const leaves = weights.length;
  const weight = [...weights];
  const parent: number[] = [];
  let leaf = 0;
  let inner = leaves;
  const lightest = (): number => {
    const fromLeaves =
      leaf < leaves && (inner >= weight.length || at(weight, leaf) <= at(weight, inner));
    return fromLeaves ? leaf++ : inner++;
  };
  while (weight.length < 2 * leaves - 1) {
    const [a, b] = [lightest(), lightest()];
    parent[a] = weight.length;
    parent[b] = weight.length;
    weight.push(at(weight, a) + at(weight, b));
  }
  const depth = new Array<number>(weight.length).fill(0);
  for (let node = weight.length - 2; node >= 0; node -= 1) {
    depth[node] = at(depth, at(parent, node)) + 1;
  }
  return depth.slice(0, leaves).sort((a, b) => b - a);
}

/** Cuts depths to `longest` and pays for it by lengthening the next shorter ones (Kraft's sum). */
function shorten(depths: number[], longest: number): void {
  let owed = 0;
  depths.forEach((depth, i) => {
    if (depth > longest) depths[i] = longest;
    owed += 2 ** (longest - at(depths, i));
  });
  const room = 2 ** longest;
  for (let i = 0; owed > room; i = (i + 1) % depths.length) {
    const depth = at(depths, i);
    if (depth >= longest) continue;
    depths[i] = depth + 1;
    owed -= 2 ** (longest - depth - 1);
  }
  depths.sort((a, b) => b - a);
}

function canonicalBits(lengths: Uint8Array, longest: number): Uint16Array {
  const perLength = new Uint32Array(longest + 2);
  for (const length of lengths)
    if (length > 0) perLength[length + 1] = at(perLength, length + 1) + 1;
  const next = new Uint32Array(longest + 2);
  for (let length = 1; length <= longest; length += 1) {
    next[length] = (at(next, length - 1) + at(perLength, length)) << 1;
  }
  const bits = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const code = at(next, length);
    next[length] = code + 1;
    bits[symbol] = reversed(code, length);
  });
  return bits;
}

function reversed(code: number, length: number): number {
  let turned = 0;
  for (let i = 0; i < length; i += 1) turned |= ((code >> i) & 1) << (length - 1 - i);
  return turned;
}

function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}
