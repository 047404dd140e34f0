import { cardImageUrl } from '@goats/collection';
import {
  crowdLead,
  type MatchProof,
  type MatchState,
  matchView,
  otherSeat,
  type Seat,
} from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Note } from '../notes/notes.ts';
import { useCardNames } from '../notes/use-card-names.ts';
import { PickBoard } from '../pick-board.tsx';
import type { Names } from '../worker/protocol.ts';
import { FallenRound, useFalling } from './fallen-round.tsx';
import { type Attempt, cardsToTry, stateBefore, tryAgain } from './retry.ts';
import { RetryVerdict } from './retry-verdict.tsx';

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
          {bringing ? t('Another card') : t('Once more, from the pick')}
        </h3>
        <Button size="sm" variant="ghost" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" /> {t('Back to the notes')}
        </Button>
      </div>
      <p className="mt-3 mb-5 max-w-150 text-small text-chalk-2">
        {t(
          'Same seeds, same draw, and the card they really brought. A solid house player sits in their chair. Nothing here counts.',
        )}
      </p>
      {state === null ? (
        <CardChoice
          cards={cardsToTry(proof, seat).map(({ id }) => id)}
          was={'cardId' in note.chosen ? note.chosen.cardId : undefined}
          names={names}
          onChoose={(cardId) => attempt({ cardId })}
        />
      ) : (
        <Played
          key={tries}
          {...{ proof, seat, state, told, names }}
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
              {id === was && <span className="block text-chalk-3">{t('What was brought')}</span>}
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
  names,
  onPick,
  onAgain,
  onBack,
}: {
  proof: MatchProof;
  seat: Seat;
  state: MatchState;
  names: Names;
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
  const held = state.phase === 'pick' ? state.openings[seat].cards[0] : undefined;
  const strike = 'strike' in state ? state.strike?.attribute : undefined;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
      <div>
        <ol aria-label={t('Rounds')}>
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
        {settled && state.phase === 'pick' && held && <InHand id={held.id} names={names} />}
        <div aria-live="polite">
          {settled && state.phase === 'finished' && (
            <RetryVerdict
              proof={proof}
              seat={seat}
              state={state}
              onAgain={onAgain}
              onBack={onBack}
            />
          )}
        </div>
      </div>
      {settled && state.phase === 'pick' && (
        <OwnPick key={rounds.length} state={state} proof={proof} seat={seat} onPick={onPick} />
      )}
    </div>
  );
}

function InHand({ id, names }: { id: number; names: Names }) {
  const nameOf = useCardNames([id], names);
  return (
    <figure className="mt-2 flex items-center gap-4 border-t border-line pt-4">
      <img
        src={`${cardImageUrl(id)}?w=192`}
        alt=""
        width={192}
        height={269}
        className="aspect-5/7 h-auto w-20 rounded-[4.6%/3.3%] md:w-32"
      />
      <figcaption>
        <span className="kicker">{t('In this chair')}</span>
        <span className="display mt-2 block text-2xl">{nameOf(id)}</span>
      </figcaption>
    </figure>
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
      againstWord={t('Announced@@of a card')}
      lead={crowdLead(proof, seat).later}
      rounds={view.rounds.map(({ attribute, values }) => ({
        ...{ attribute, own: values[seat], theirs: values[them] },
      }))}
      choices={view.choices}
      deciders={view.deciders}
      crossing={view.rounds.length === 1}
      action={t('Play it@@the chosen attribute')}
      onPlay={onPick}
    />
  );
}
