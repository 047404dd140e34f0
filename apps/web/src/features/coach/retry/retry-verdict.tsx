import { type MatchProof, type MatchState, matchView, type Seat } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { RotateCcw } from 'lucide-react';
import { scoreWords } from '../choice-words.ts';

/** How it would have ended, beside how it did. */
export function RetryVerdict({
  proof,
  seat,
  state,
  onAgain,
  onBack,
}: {
  proof: MatchProof;
  seat: Seat;
  state: MatchState;
  onAgain: () => void;
  onBack: () => void;
}) {
  if (state.phase !== 'finished') return null;
  const won = state.result.winner === seat;
  const really = proof.result.winner === seat;
  const score = matchView(state, null).score;
  return (
    <div className="border-t border-line pt-5">
      <p className={cx('display text-poster-s', won ? 'text-success' : 'text-chalk')}>
        {won
          ? t('You would have won {score}', { score: scoreWords(score, seat) })
          : t('You would have lost {score}', { score: scoreWords(score, seat) })}
      </p>
      <p className="mt-2 text-chalk-2">{verdictWords(won, really)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onAgain}>
          <RotateCcw aria-hidden="true" className="size-4.5" /> {t('Try again')}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t('Back to the notes')}
        </Button>
      </div>
    </div>
  );
}

function verdictWords(won: boolean, really: boolean): string {
  if (won) {
    return really
      ? t('As it went. There was more than one way home.')
      : t('The one that got away. Now you know what it looked like.');
  }
  return really
    ? t('So what was really played was not so bad.')
    : t('As it was. Some days the goat across the table is simply better.');
}
