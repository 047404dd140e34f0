import { cardImageUrl } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { RotateCcw } from 'lucide-react';
import { costWords, pickWords } from '../choice-words.ts';
import type { OddsRow } from '../odds-bars.tsx';
import { PickLabel } from '../pick-label.tsx';
import type { Names } from '../worker/protocol.ts';
import { NoteFrame } from './note-frame.tsx';
import type { Note, NotedChoice } from './notes.ts';
import { useCardNames } from './use-card-names.ts';

const WHEN = {
  bring: t('Before kick-off'),
  pick: t('Round 2, the pick'),
  decide: t('Round 3, the decider'),
} as const satisfies Record<Note['step'], string>;

/** One decision of a duel: what it was worth among its alternatives, why, and another go at it. */
export function NoteCard({
  note,
  names,
  mine,
  onRetry,
}: {
  note: Note;
  names: Names;
  /** One's own decision, else somebody else's. */
  mine: boolean;
  /** Missing where it cannot be tried again. */
  onRetry: (() => void) | undefined;
}) {
  const { choices, chosen, cost, step, byClock } = note;
  const nameOf = useCardNames(
    choices.flatMap((choice) => ('cardId' in choice ? choice.cardId : [])),
    names,
  );
  const [best] = choices;
  const free = Math.round(cost * 100) === 0;
  return (
    <NoteFrame
      when={WHEN[step]}
      title={labelOf(chosen, nameOf)}
      cost={cost}
      costWords={costWords(cost)}
      byClock={byClock}
      rows={choices.map((choice) => rowOf(choice, note, nameOf))}
      what={step === 'bring' ? 'cards' : 'choices'}
      mine={mine}
    >
      <dl className="mt-3 grid gap-2 border-t border-line pt-3 text-small text-chalk-2">
        {!free && best && (
          <div>
            <dt className="inline font-semibold text-gold">{labelOf(best, nameOf)}: </dt>
            <dd className="inline">{best.why}</dd>
          </div>
        )}
        <div>
          <dt className="inline font-semibold text-chalk">{labelOf(chosen, nameOf)}: </dt>
          <dd className="inline">{chosen.why}</dd>
        </div>
      </dl>
      {onRetry && (
        <div className="mt-auto pt-4">
          <Button size="sm" variant="outline" onClick={onRetry}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {step === 'bring' ? t('Bring another@@card') : t('Try that pick again')}
          </Button>
        </div>
      )}
    </NoteFrame>
  );
}

type NameOf = (id: number) => string;

function labelOf(choice: NotedChoice, nameOf: NameOf): string {
  return 'cardId' in choice ? nameOf(choice.cardId) : pickWords(choice.attribute, choice.strike);
}

function rowOf(choice: NotedChoice, note: Note, nameOf: NameOf): OddsRow {
  const rest = {
    odds: choice.odds,
    best: choice === note.choices[0],
    yours: choice === note.chosen,
  };
  if ('attribute' in choice) {
    const { attribute, strike } = choice;
    const label = <PickLabel attribute={attribute} strike={strike} />;
    return { id: `${attribute} ${strike}`, label, ...rest };
  }
  const label = (
    <span className="flex items-center gap-2.5">
      <img
        src={`${cardImageUrl(choice.cardId)}?w=192`}
        alt=""
        width={28}
        height={39}
        loading="lazy"
        className="h-auto w-7 rounded-[3px]"
      />
      {nameOf(choice.cardId)}
    </span>
  );
  return { id: String(choice.cardId), label, ...rest };
}
