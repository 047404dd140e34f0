import { t } from '@goats/words';
import type { Match, MatchCard, MatchPlayer, MatchRound } from './match-types.ts';
import { playerName } from './player-name.ts';
import type { Show } from './stage/use-stage.ts';

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

/**
 * One's own card as it plays; the other side's as announced, until a round gives a swap away. From
 * then on nothing is known of it before the end: the announced values would be promises.
 */
export function cardInPlay(
  match: Pick<Match, 'mode' | 'players'>,
  seat: 0 | 1,
  { stage, rounds }: Pick<Show, 'stage' | 'rounds'>,
): MatchCard | undefined {
  const { card, announcedCard, lineup } = match.players[seat];
  if (match.mode === 'squad') return lineup?.[Math.min(stage.done, 4)];
  return card ?? (swapShown(match, seat, rounds) ? undefined : announcedCard);
}

/** `broughtWords(player) // 'Brought The Flea #0033 instead of The Wizard #1204'` */
export function broughtWords({
  card,
  announcedCard,
}: Pick<MatchPlayer, 'card' | 'announcedCard'>): string | undefined {
  if (!card) return undefined;
  return card.id === announcedCard.id
    ? t('Brought {card} as announced', { card: card.name })
    : t('Brought {card} instead of {announced}', {
        card: card.name,
        announced: announcedCard.name,
      });
}

/** The same as a sentence: `broughtLine(player, true) // 'You brought The Flea #0033 as announced.'` */
export function broughtLine(player: MatchPlayer, you: boolean): string | undefined {
  const { card, announcedCard } = player;
  if (!card) return undefined;
  const values = { name: playerName(player), card: card.name, announced: announcedCard.name };
  if (card.id === announcedCard.id) {
    return you
      ? t('You brought {card} as announced.', values)
      : t('{name} brought {card} as announced.', values);
  }
  return you
    ? t('You brought {card} instead of {announced}.', values)
    : t('{name} brought {card} instead of {announced}.', values);
}
