import { attributeLabel, type CoachedSquadDecision, percent } from '@goats/rules';
import { t } from '@goats/words';
import { costWords } from '../choice-words.ts';
import { NoteFrame } from './note-frame.tsx';
import type { SquadNotes } from './notes.ts';

/** What the gaffer says about one seat of a squad: every pick and strike, and how far to trust it. */
export function SquadWritten({
  notes: { notes, imagined, telling },
  mine,
}: {
  notes: SquadNotes;
  /** One's own decisions, else somebody else's. */
  mine: boolean;
}) {
  // Whoever loses a round picks the next: a side that never lost one never chose.
  if (notes.length === 0) {
    return (
      <p className="mt-6 text-chalk-2">
        {mine
          ? t('You had nothing to pick or cross out in this one.')
          : t('They had nothing to pick or cross out in this one.')}
      </p>
    );
  }
  return (
    <>
      <p className="mt-6 max-w-150 text-small text-chalk-2">
        {t(
          'The odds of a squad are counted from {imagined} imagined matches for each choice, so small gaps say nothing: anything under {telling} may be chance and is not held against anybody.',
          { imagined, telling: percent(telling) },
        )}
      </p>
      <div className="mt-5 grid items-start gap-4 md:grid-cols-2 md:items-stretch">
        {notes.map((note) => (
          <NoteFrame
            key={`${note.step} ${note.round}`}
            when={
              note.step === 'strike'
                ? t('Round {round}, the strike', { round: note.round })
                : t('Round {round}, the pick', { round: note.round })
            }
            title={labelOf(note, note.chosen)}
            cost={note.cost}
            costWords={squadCostWords(note)}
            byClock={note.byClock}
            rows={note.choices.map((choice) => ({
              id: choice.attribute,
              label: labelOf(note, choice),
              odds: choice.odds,
              best: choice === note.best,
              yours: choice === note.chosen,
            }))}
            what="choices"
            mine={mine}
          />
        ))}
      </div>
    </>
  );
}

function labelOf(
  { step }: CoachedSquadDecision,
  { attribute }: CoachedSquadDecision['chosen'],
): string {
  const label = attributeLabel(attribute);
  return step === 'strike' ? t('{attribute} crossed out', { attribute: label }) : label;
}

/** A gap that says nothing must not read as if there had been none: the bars beside it show it. */
function squadCostWords({ cost, best, chosen }: CoachedSquadDecision): string {
  return cost === 0 && chosen.odds < best.odds ? t('Too close to call') : costWords(cost);
}
