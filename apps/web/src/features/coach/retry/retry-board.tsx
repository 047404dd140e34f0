import { cardImageUrl } from '@goats/collection';
import {
  attributeLabel,
  crowdLead,
  type MatchProof,
  type MatchState,
  matchView,
  otherSeat,
  type Round,
  type Seat,
} from '@goats/rules';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { pickWords, scoreWords } from '../choice-words.ts';
import type { Note } from '../notes/notes.ts';
import { useCardNames } from '../notes/use-card-names.ts';
import { PickBoard } from '../pick-board.tsx';
import type { Names } from '../worker/protocol.ts';
import { type Attempt, cardsToTry, stateBefore, tryAgain } from './retry.ts';

/** How long a round takes to fall. */
const FALL_MS = 650;

/** The match from that decision on, as often as one likes; nothing of it leaves the browser. */
export function RetryBoard({
  proof,
  seat,
  note,
  names,
  onBack,
}: {
  proof: MatchProof;
  seat: Seat;
  note: Note;
  names: Names;
  onBack: () => void;
}) {
  const bringing = note.step === 'bring';
  const begin = () => (bringing ? null : stateBefore(proof, note.round));
  const [state, setState] = useState<MatchState | null>(begin);
  const [tries, setTries] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const attempt = (what: Attempt) => setState(tryAgain(proof, seat, state, what));
  const again = () => {
    setState(begin());
    setTries(tries + 1);
  };
  const told = bringing ? 0 : note.round - 1;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
        <h3 ref={title} tabIndex={-1} className="text-card outline-none">
          {bringing ? 'Another card' : 'Once more, from the pick'}
        </h3>
        <Button size="sm" variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> Back to the notes
        </Button>
      </div>
      <p className="mt-3 mb-5 max-w-150 text-small text-chalk-2">
        Same seeds, same draw, and the card they really brought. A solid house player sits in their
        chair. Nothing here counts.
      </p>
      {state === null ? (
        <CardChoice
          cards={cardsToTry(proof, seat).map(({ id }) => id)}
          was={note.chosen.cardId}
          names={names}
          onChoose={(cardId) => attempt({ cardId })}
        />
      ) : (
        <Played
          key={tries}
          {...{ proof, seat, state, told }}
          onPick={(attribute, strike) => attempt({ attribute, strike })}
          onAgain={again}
          onBack={onBack}
        />
      )}
    </div>
  );
}

function CardChoice({
  cards,
  was,
  names,
  onChoose,
}: {
  cards: readonly number[];
  was: number | undefined;
  names: Names;
  onChoose: (id: number) => void;
}) {
  const nameOf = useCardNames(cards, names);
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {cards.map((id) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="grid w-full gap-2 rounded-row border border-line-2 p-2 text-left text-small hover:border-chalk"
          >
            <img
              src={`${cardImageUrl(id)}?w=384`}
              alt=""
              width={192}
              height={269}
              loading="lazy"
              className="aspect-5/7 h-auto w-full rounded-[4.6%/3.3%]"
            />
            <span className="leading-tight">
              {nameOf(id)}
              {id === was && <span className="block text-chalk-3">What was brought</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Played({
  proof,
  seat,
  state,
  told,
  onPick,
  onAgain,
  onBack,
}: {
  proof: MatchProof;
  seat: Seat;
  state: MatchState;
  /** Rounds that need not be told again. */
  told: number;
  onPick: Parameters<typeof PickBoard>[0]['onPlay'];
  onAgain: () => void;
  onBack: () => void;
}) {
  const rounds = state.phase === 'pick' || state.phase === 'finished' ? state.rounds : [];
  const fallen = useFalling(rounds.length, told);
  const shown = rounds.slice(0, fallen);
  const settled = fallen === rounds.length;
  const strike = 'strike' in state ? state.strike?.attribute : undefined;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <ol aria-label="Rounds">
          {shown.map((round) => (
            <FallenRound
              key={round.round}
              round={round}
              seat={seat}
              strike={round.round === 2 ? (strike ?? null) : null}
              fresh={round.round > told}
            />
          ))}
        </ol>
        <div aria-live="polite">
          {settled && state.phase === 'finished' && (
            <Verdict proof={proof} seat={seat} state={state} onAgain={onAgain} onBack={onBack} />
          )}
        </div>
      </div>
      {settled && state.phase === 'pick' && (
        <OwnPick key={rounds.length} state={state} proof={proof} seat={seat} onPick={onPick} />
      )}
    </div>
  );
}

function OwnPick({
  state,
  proof,
  seat,
  onPick,
}: {
  state: MatchState;
  proof: MatchProof;
  seat: Seat;
  onPick: Parameters<typeof PickBoard>[0]['onPlay'];
}) {
  const them = otherSeat(seat);
  const view = matchView(state, state.players[seat].address);
  const { card, announcedCard } = view.players[seat];
  return (
    <PickBoard
      own={(card ?? announcedCard).attributes}
      against={view.players[them].announcedCard.attributes}
      againstWord="announced"
      lead={crowdLead({ crowd: proof.crowd ?? undefined }, seat)}
      rounds={view.rounds.map(({ attribute, values }) => ({
        ...{ attribute, own: values[seat], theirs: values[them] },
      }))}
      choices={view.choices}
      deciders={view.deciders}
      crossing={view.rounds.length === 1}
      action="Play it"
      onPlay={onPick}
    />
  );
}

function FallenRound({
  round,
  seat,
  strike,
  fresh,
}: {
  round: Round;
  seat: Seat;
  strike: Parameters<typeof pickWords>[1];
  fresh: boolean;
}) {
  const won = round.winner === seat;
  const [own, theirs] = [round.values[seat], round.values[otherSeat(seat)]];
  const who = round.pickedBy === null ? 'Random draw' : round.pickedBy === seat ? 'You' : 'They';
  return (
    <li
      className={cx(
        'grid min-h-14 grid-cols-[1.75rem_1fr_auto] items-center gap-x-3 border-t border-line py-1.5',
        fresh && 'animate-[rise-in_420ms_var(--ease-enter)_backwards] motion-reduce:animate-none',
      )}
    >
      <span className="numeral text-xl text-chalk-3">R{round.round}</span>
      <span className="leading-tight">
        {pickWords(round.attribute, strike)}
        <span className="block text-[.8125rem] text-chalk-3">
          {who}
          {round.tieBreak?.by === 'attribute' &&
            `. Level, so ${attributeLabel(round.tieBreak.attribute)} decided`}
          <span className="sr-only">. {won ? 'Won' : 'Lost'}</span>
        </span>
      </span>
      <span className="numeral text-[1.75rem]">
        <span className={won ? 'text-success' : 'text-chalk-3'}>{own}</span>
        <span className="px-1 text-lg text-chalk-3">v</span>
        <span className={won ? 'text-chalk-3' : 'text-chalk'}>{theirs}</span>
      </span>
    </li>
  );
}

function Verdict({
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
      <p className={cx('display text-[2rem]', won ? 'text-success' : 'text-chalk')}>
        You would have {won ? 'won' : 'lost'} {scoreWords(score, seat)}
      </p>
      <p className="mt-2 text-chalk-2">{verdictWords(won, really)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onAgain}>
          <RotateCcw aria-hidden="true" className="size-4.5" /> Try again
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back to the notes
        </Button>
      </div>
    </div>
  );
}

function verdictWords(won: boolean, really: boolean): string {
  if (won) {
    return really
      ? 'As you did. There was more than one way home.'
      : 'The one that got away. Now you know what it looked like.';
  }
  return really
    ? 'So what you really played was not so bad.'
    : 'As it was. Some days the goat across the table is simply better.';
}

/** Rounds come down one after the other; whoever wants no movement has them at once. */
function useFalling(rounds: number, told: number): number {
  const [fallen, setFallen] = useState(told);
  useEffect(() => {
    if (fallen >= rounds) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setFallen(still ? rounds : fallen + 1), still ? 0 : FALL_MS);
    return () => clearTimeout(timer);
  }, [fallen, rounds]);
  return Math.min(fallen, rounds);
}
