import { type Explained, explainChoice, percent } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { CountdownTiles } from '@goats/ui/clock.tsx';
import { cx } from '@goats/ui/cx.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Flame } from 'lucide-react';
import { costWords, pickClause, pickWords } from '../coach/choice-words.ts';
import { OddsBars } from '../coach/odds-bars.tsx';
import { PickLabel } from '../coach/pick-label.tsx';
import type { Puzzle, Solution } from './puzzle-queries.ts';
import { headlineOf, realityOf, streakWords } from './puzzle-words.ts';
import { SharePuzzle } from './share-puzzle.tsx';

/** The answer, explained: one's own odds, the best and why, and what really happened. */
export function PuzzleAnswer({
  puzzle,
  solution,
  onNext,
}: {
  puzzle: Puzzle;
  solution: Solution;
  onNext: () => void;
}) {
  const { chosen, choices, solved, cost } = solution;
  const position = positionOf(puzzle);
  const names = new Map(puzzle.hand.map(({ id, name }) => [id, name]));
  const why = (choice: Solution['chosen']) =>
    explainChoice(position, choice, (id) => names.get(id));
  const [best] = choices;
  return (
    <section aria-labelledby="answer-title" aria-live="polite">
      <h2
        id="answer-title"
        className={cx('text-panel', solved ? 'text-success' : cost < 0.05 ? 'text-warning' : '')}
      >
        {headlineOf(solution)}
      </h2>
      <p className="mt-3 text-lead text-chalk-2">
        {t('{pick} wins this match {odds} of the time.@@odds: a percentage', {
          pick: pickClause(chosen.attribute, chosen.strike),
          odds: percent(chosen.odds),
        })}{' '}
        {costWords(cost)}.
      </p>
      <div className="mt-6">
        <OddsBars
          what="choices"
          rows={choices.map((choice, place) => ({
            id: `${choice.attribute} ${choice.strike}`,
            label: <PickLabel attribute={choice.attribute} strike={choice.strike} />,
            odds: choice.odds,
            best: place === 0,
            yours: choice.attribute === chosen.attribute && choice.strike === chosen.strike,
          }))}
        />
      </div>
      <div className="mt-5 grid gap-3 border-t border-line pt-5 text-chalk-2">
        {best && !solved && (
          <p>
            <b className="text-gold">{pickWords(best.attribute, best.strike)}.</b> {why(best)}
          </p>
        )}
        <p>
          <b className="text-chalk">{pickWords(chosen.attribute, chosen.strike)}.</b> {why(chosen)}
        </p>
        <p>{realityOf(solution)}</p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <SharePuzzle puzzle={puzzle} solution={solution} />
        {puzzle.streak !== null && (
          <p className="flex items-center gap-2 font-semibold">
            <Flame aria-hidden="true" className="size-5 text-gold" /> {streakWords(puzzle.streak)}
          </p>
        )}
      </div>
      {puzzle.streak === null && (
        <p className="mt-4 text-small text-chalk-3">
          {t(
            'This browser remembers your answer. Connect a wallet before the next one and it counts your days in a row.',
          )}
        </p>
      )}
      <Next at={puzzle.nextAt} onNext={onNext} />
    </section>
  );
}

/** What whoever had to choose could know; the other card is not in it. */
function positionOf({ card, hand, lead, round, deciders }: Puzzle): Explained {
  return { card, theirHand: hand, lead, deciders, rounds: [{ ...seen(round), won: false }] };
}

function seen({ attribute, own, theirs, tieBreak }: Puzzle['round']) {
  return { attribute, own, theirs, ...(tieBreak === undefined ? {} : { tieBreak }) };
}

function Next({ at, onNext }: { at: string; onNext: () => void }) {
  const left = Date.parse(at) - useNow('countdown', at);
  return (
    <div className="mt-8 border-t border-line pt-6">
      {left > 0 ? (
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h3 className="kicker mb-3">{t('The next one in')}</h3>
            <CountdownTiles msLeft={left} size="3rem" />
          </div>
          <Button asChild variant="outline">
            <Link to="/card-game" search={{ tab: 'overview' }}>
              {t('Practise until then')}
            </Link>
          </Button>
        </div>
      ) : (
        <Button onClick={onNext}>{t('Show me the next one')}</Button>
      )}
    </div>
  );
}
