interface Findable {
  id: string;
  nickname: string;
}

/**
 * How an address finds its goat: the exact id, then 'goat-{n}', then the nth of the list, then a
 * nickname that contains the words or is contained in them. `findGoat(goats, 'flea')`
 */
export function findGoat<Goat extends Findable>(
  goats: readonly Goat[],
  id: string,
): Goat | undefined {
  const exact = goats.find((goat) => goat.id === id);
  if (exact) return exact;
  if (/^\d+$/.test(id)) {
    const number = Number(id);
    return goats.find((goat) => goat.id === `goat-${number}`) ?? goats[number - 1];
  }
  const words = id.trim().toLowerCase();
  if (words === '') return undefined;
  return goats.find((goat) => {
    const nickname = goat.nickname.toLowerCase();
    return nickname.includes(words) || words.includes(nickname);
  });
}

/** `goatNumber({ id: 'goat-3' }) // 3` */
export function goatNumber({ id }: Pick<Findable, 'id'>): number {
  return Number(id.replace('goat-', ''));
}

/** The GOAT Score as it is told, else the rounded average of the other numbers. */
export function goatScoreOf(stats: Readonly<Record<string, number | undefined>>): number {
  if (typeof stats.goatScore === 'number') return stats.goatScore;
  const numbers = Object.values(stats).filter((value) => typeof value === 'number');
  return numbers.length === 0
    ? 0
    : Math.round(numbers.reduce((sum, value) => sum + value, 0) / numbers.length);
}
