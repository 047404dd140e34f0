import { noticeOf } from '../../notices/notice-words.ts';
import type { RoundFacts } from '../../notices/notices.ts';
import type { Effect } from '../kernel/registry.ts';
import { roundFacts } from './cup-ties.ts';
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
      ...farewell(cup, place, roundFacts('knockout', round, rounds)),
    }));
}

function farewell(
  { kind, rarity }: Pick<CupFacts, 'kind' | 'rarity'>,
  { place, prize }: CupPlace,
  round: RoundFacts,
) {
  if (kind === 'clubs') {
    return place === 1 ? noticeOf('clubs-won', { prize }) : noticeOf('clubs-over', {});
  }
  return place !== null && place <= 3
    ? noticeOf('cup-placed', { rarity, place, prize })
    : noticeOf('cup-out', { rarity, ...round });
}
