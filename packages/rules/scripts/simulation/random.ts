/** A fast seeded generator (mulberry32). Simulations need many draws and nobody's trust. */
export interface Random {
  /** From 0 up to but not including 1. */
  readonly number: () => number;
  readonly below: (limit: number) => number;
  readonly shuffle: <T>(items: readonly T[]) => T[];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

export function randomFrom(seed: string): Random {
  let state = hash(seed);
  function number(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  }
  const below = (limit: number) => Math.floor(number() * limit);
  function shuffle<T>(items: readonly T[]): T[] {
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  }
  return { number, below, shuffle };
}
