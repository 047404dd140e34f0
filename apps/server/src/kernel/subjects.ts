/**
 * What commands read and write has a subject, and a commit holds every subject of its commands: what
 * they were told shared with others who were told the same, what they change for themselves alone.
 * So nothing that is looked at once more can change before the commit is through.
 */
export interface Subjects {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

/** HOOF of a wallet; vaults and the treasury are locked as rows. */
export const funds = (account: string) => (account.startsWith('0x') ? [`funds:${account}`] : []);
export const pairSubject = (pair: readonly [string, string]) => `pair:${pair.join(' ')}`;

/** The cards that a command names: `cardKeys({ cardId: 17 }) // ['card:17']` */
export function cardKeys(named: {
  readonly cardId?: number | null | undefined;
  readonly cardIds?: readonly number[] | undefined;
}): string[] {
  return [...(named.cardIds ?? []), ...(named.cardId ? [named.cardId] : [])].map(
    (id) => `card:${id}`,
  );
}

/** A subject as PostgreSQL locks it. Two that share a number wait for each other, and that is all. */
export function lockOf(subject: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < subject.length; i++) {
    const code = subject.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}
