import { attributeLabel, halves } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { swapLine, verdictWords } from '../commentary.ts';
import { crowdBonus } from '../crowd.ts';
import type { Match, MatchRound, Sides } from '../match-types.ts';
import { PlainAddresses } from '../plain-addresses.tsx';

/** What came of a round, standing still: both values, and who takes it. */
export function RoundResult({
  match,
  round,
  sides: { near, far },
}: {
  match: Match;
  round: MatchRound;
  sides: Sides;
}) {
  const swapped = swapLine(match, round);
  const named = { round: round.round, attribute: attributeLabel(round.attribute) };
  const nearWon = round.winner === match.players[near].address;
  return (
    <div className="round-result" aria-hidden="true">
      <Value match={match} round={round} seat={near} side="near" />
      <p className="round-words">
        <span className="round-named text-chalk-2">
          {round.byClock
            ? t('Round {round}: {attribute}, by the clock', named)
            : t('Round {round}: {attribute}', named)}
          {round.struck &&
            `. ${t('{attribute} is crossed out', { attribute: attributeLabel(round.struck) })}`}
        </span>
        <b className={cx('round-verdict display', nearWon ? 'text-success' : 'text-chalk')}>
          <PlainAddresses text={verdictWords(match, round)} />
        </b>
        {swapped && (
          <span className="text-red-card">
            <PlainAddresses text={swapped} />
          </span>
        )}
      </p>
      <Value match={match} round={round} seat={far} side="far" />
    </div>
  );
}

function Value({
  match,
  round,
  seat,
  side,
}: {
  match: Match;
  round: MatchRound;
  seat: 0 | 1;
  side: 'near' | 'far';
}) {
  const bonus = crowdBonus(match, seat, round.round);
  const won = round.winner === match.players[seat].address;
  return (
    <span className="round-value numeral" data-side={side} data-won={won}>
      {round.values[seat]}
      {bonus > 0 && <span className="crowd-bonus text-gold">+{halves(bonus)}</span>}
    </span>
  );
}
