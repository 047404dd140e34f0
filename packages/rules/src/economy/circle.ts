/** How many matches counted between a wallet and each of the others that it met in a week. */
export type Rivals = readonly { readonly wallet: string; readonly counted: number }[];

/** Of one wallet no more of them are looked at, those it met most first. */
export const RIVALS_LOOKED_AT = 200;

/**
 * How large the circle is in which somebody plays: as many wallets as would make it just as likely to
 * meet the same one again, when one goes from the wallet to somebody it played and on to somebody
 * whom that one played. Seven that only play each other are seven, however much they play; one match
 * with an outsider changes next to nothing, and a thousand wallets of one's own are a thousand that
 * must each play the others. House players are nobody's circle: everybody meets them.
 *
 * `circleOf('0xa…', rivalsOf) // 7`
 */
export function circleOf(wallet: string, rivalsOf: (wallet: string) => Rivals): number {
  const chances = new Map<string, number>();
  for (const [between, chance] of sharesOf(rivalsOf(wallet))) {
    for (const [met, onward] of sharesOf(rivalsOf(between))) {
      chances.set(met, (chances.get(met) ?? 0) + chance * onward);
    }
  }
  const again = [...chances.values()].reduce((sum, chance) => sum + chance ** 2, 0);
  return again === 0 ? 1 : Math.floor(100 / again + 1e-6) / 100;
}

function sharesOf(rivals: Rivals): [string, number][] {
  const all = rivals.reduce((sum, { counted }) => sum + counted, 0);
  return rivals.map(({ wallet, counted }) => [wallet, counted / all]);
}
