import { roundName } from '../../economy/cups.ts';
import { toHoof } from '../../economy/hoof.ts';
import type { Effect } from '../kernel/registry.ts';
import type { CupPlace } from './effects.ts';
import type { CupEntry, CupFacts } from './facts.ts';

/** Everybody of whom something has become is told; `round` is the one that has just been played. */
export function farewells(
  cup: Pick<CupFacts, 'id' | 'kind' | 'rarity'>,
  entries: readonly CupEntry[],
  placed: readonly CupPlace[],
  round: number,
  rounds: number,
): Effect[] {
  const isHouse = (wallet: string) =>
    entries.some((entry) => entry.wallet === wallet && entry.house);
  return placed
    .filter(({ wallet }) => !isHouse(wallet))
    .map((place) => ({
      ...({
        type: 'message',
        wallet: place.wallet,
        topic: 'cup',
        href: `/cups/${cup.id}`,
      } as const),
      text: farewell(cup, place, roundName(round, rounds).toLowerCase()),
    }));
}

function farewell(
  { kind, rarity }: Pick<CupFacts, 'kind' | 'rarity'>,
  { place, prize }: CupPlace,
  round: string,
): string {
  const paid = prize > 0 ? ` ${toHoof(prize)} HOOF are yours.` : '';
  if (kind === 'clubs') {
    return place === 1
      ? `Your club has won.${paid}`
      : 'Your club match is over: thank you for playing.';
  }
  if (place === 1) return `The ${rarity} cup is yours.${paid}`;
  if (place === 2) return `Second in the ${rarity} cup.${paid}`;
  if (place === 3) return `You were among the last four of the ${rarity} cup.${paid}`;
  return `Out of the ${rarity} cup in the ${round}. Heads up: the next one is never far.`;
}
