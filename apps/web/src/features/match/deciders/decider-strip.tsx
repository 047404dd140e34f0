import type { Attribute } from '@goats/rules';
import { t } from '@goats/words';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { PlainAddresses } from '../plain-addresses.tsx';
import type { AttributeRow } from '../table/attribute-rows.ts';
import type { Planning } from '../table/use-move-plan.ts';
import { DeciderBack, DeciderCard, type Planned } from './decider-card.tsx';
import './deciders.css';
import { PennantMark } from './pennant-mark.tsx';
import type { ShownDecider, ShownDeciders } from './shown-deciders.ts';
import type { StripWords } from './strip-words.ts';

/**
 * The three deciders. While one has to go they are a radio group: arrows draw the stroke, Enter
 * sends, Escape takes it back. In the last round a tap on one chooses it, like its row above.
 */
export function DeciderStrip({
  ref,
  shown,
  rows,
  words,
  planning,
  onEnter,
  onEscape,
}: {
  ref: Ref<HTMLFieldSetElement>;
  shown: ShownDeciders;
  rows: readonly AttributeRow[];
  words: StripWords;
  /** Null for whoever waits or watches. */
  planning: Planning | null;
  onEnter: () => void;
  onEscape: () => void;
}) {
  const caption = useId();
  const open = shown.cards
    .filter(({ state }) => state === 'open')
    .map(({ attribute }) => attribute);
  const crossing = planning?.crossing === true;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!planning || !crossing) return;
    const at = (document.activeElement as HTMLElement | null)?.dataset.decider;
    const index = open.indexOf(at as Attribute);
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = open[(index + step + open.length) % open.length];
      if (!next) return;
      if (planning.strike !== next) planning.cross(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-decider="${next}"]`)?.focus();
    } else if (event.key === 'Enter' && index >= 0) {
      // A button would take the stroke back; here Enter goes on, as it does in the table.
      event.preventDefault();
      if (planning.strike === null) planning.cross(open[index] as Attribute);
      else onEnter();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      planning.undo();
      onEscape();
    }
  }

  return (
    <fieldset
      ref={ref}
      className="deciders"
      data-crossing={crossing && planning.strike === null}
      {...(crossing ? { role: 'radiogroup' } : {})}
      aria-labelledby={caption}
      onKeyDown={onKeyDown}
    >
      <p id={caption} className="deciders-words" aria-live={planning ? 'polite' : undefined}>
        <b className="kicker">
          <PennantMark /> {words.title}
        </b>
        <span className="sr-only">. </span>
        <span className="text-fine leading-tight text-chalk-2">
          <PlainAddresses text={words.text} />
        </span>
      </p>
      <div className="deciders-cards" {...(crossing ? {} : { role: 'list' })}>
        {shown.faceDown
          ? [0, 1, 2].map((place) => <DeciderBack key={place} />)
          : shown.cards.map((decider) => (
              <DeciderCard
                key={decider.attribute}
                decider={decider}
                planned={plannedFor(decider, planning)}
                values={valuesOf(rows, decider.attribute)}
                radio={crossing}
                tabbable={crossing && (planning.strike ?? open[0]) === decider.attribute}
                onPress={pressOf(decider, planning)}
              />
            ))}
      </div>
    </fieldset>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function plannedFor({ attribute }: ShownDecider, planning: Planning | null): Planned {
  if (planning?.strike === attribute) return 'strike';
  return planning?.attribute === attribute ? 'play' : null;
}

/** Crossing draws the stroke; otherwise a decider that is open is chosen like its row. */
function pressOf({ attribute, state }: ShownDecider, planning: Planning | null) {
  if (!planning || state !== 'open') return undefined;
  return planning.crossing ? () => planning.cross(attribute) : () => planning.choose(attribute);
}

function valuesOf(rows: readonly AttributeRow[], attribute: Attribute): string {
  const row = rows.find((each) => each.attribute === attribute);
  if (!row) return '';
  // Nothing is known of a squad's hidden card: one's own value stands alone.
  const near = row.near ?? '–';
  if (row.far === null) return String(near);
  return t('{near} v {far}@@two values, versus', { near, far: row.far });
}
