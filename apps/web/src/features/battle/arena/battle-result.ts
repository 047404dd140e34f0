import { isStaked, weightWords } from '@goats/rules';
import { t } from '@goats/words';
import type { MatchSummary } from '../battle-queries.ts';

export interface BattleResult {
  /** The seat of whoever looks. */
  readonly seat: 0 | 1;
  readonly outcome: 'won' | 'lost' | 'void';
  /** HOOF gained or lost against before the match; 0 where nothing was at stake. */
  readonly hoof: number;
  readonly rating: { readonly after: number; readonly change: number; readonly why: string } | null;
}

/** A finished match from one wallet's side: `battleResult(match, '0x91…').hoof // 40` */
export function battleResult(match: MatchSummary, wallet: string): BattleResult {
  const seat = match.players[0].address === wallet.toLowerCase() ? 0 : 1;
  const me = match.players[seat].address;
  const outcome = match.winner === null ? 'void' : match.winner === me ? 'won' : 'lost';
  const gain = { won: match.payouts[seat] - match.stake, lost: -match.stake, void: 0 }[outcome];
  const { rating } = match;
  return {
    seat,
    outcome,
    hoof: isStaked(match) ? gain : 0,
    rating: rating && {
      after: Math.round(rating.after[seat]),
      change: Math.round(rating.after[seat]) - Math.round(rating.before[seat]),
      why: weightWords(rating.reason),
    },
  };
}

/**
 * What was brought instead of what was announced, and which card changed hands.
 * `cardWords(match, 0, nameOf) // ['Brought The Flea #0012 instead of …', 'Lost … to Billy.']`
 */
export function cardWords(
  { players, winner, cardToWinner }: MatchSummary,
  near: 0 | 1,
  nameOf: (address: string) => string,
): string[] {
  const [own, other] = [players[near], players[near === 0 ? 1 : 0]];
  const theirs = other.name ?? nameOf(other.address);
  const moved =
    cardToWinner &&
    (winner === own.address
      ? t('Won {card} from {player}.', { card: cardToWinner.name, player: theirs })
      : t('Lost {card} to {player}.', { card: cardToWinner.name, player: theirs }));
  return [
    own.brought &&
      t('Brought {card} instead of {announced}.', {
        card: own.brought.name,
        announced: own.card.name,
      }),
    other.brought &&
      t('{player} brought {card} instead of {announced}.', {
        player: theirs,
        card: other.brought.name,
        announced: other.card.name,
      }),
    moved,
  ].filter((words) => words !== null);
}

const ENDINGS = {
  points: '',
  remaining: t('on the remaining cards@@how a match was decided'),
  coin: t('on the toss of a coin@@how a match was decided'),
  conceded: t('conceded@@a match: the loser gave up'),
  forfeited: t('forfeited@@a match: the loser did not play on'),
  void: t('called off@@a match'),
  outage: t('called off@@a match'),
} as const satisfies Record<NonNullable<MatchSummary['reason']>, string>;

/** `endingWords('coin') // 'on the toss of a coin'`; a match played out needs no word. */
export function endingWords(reason: MatchSummary['reason']): string {
  return reason === null ? '' : ENDINGS[reason];
}
