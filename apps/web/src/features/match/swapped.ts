import type { Match, MatchPlayer, MatchRound } from './match-types.ts';

/**
 * The first round whose value the announced card does not have: whoever brought it has swapped, and
 * everybody can see that. A squad announces ten cards and gives nothing away.
 */
export function swapShown(
  { mode, players }: Pick<Match, 'mode' | 'players'>,
  seat: 0 | 1,
  told: readonly MatchRound[],
): MatchRound | undefined {
  if (mode !== 'duel') return undefined;
  const announced = players[seat].announcedCard?.attributes;
  return announced && told.find(({ attribute, values }) => values[seat] !== announced[attribute]);
}

/** `broughtWords(player) // 'Brought The Flea #0033 instead of The Wizard #1204'` */
export function broughtWords({
  card,
  announcedCard,
}: Pick<MatchPlayer, 'card' | 'announcedCard'>): string | undefined {
  if (!card) return undefined;
  return card.id === announcedCard.id
    ? `Brought ${card.name} as announced`
    : `Brought ${card.name} instead of ${announcedCard.name}`;
}
