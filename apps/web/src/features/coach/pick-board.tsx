import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  attributeLabel,
  type Decider,
  halves,
} from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { pickWords } from './choice-words.ts';
import { PickDeciders } from './pick-deciders.tsx';

export interface BoardRound {
  readonly attribute: Attribute;
  readonly own: number;
  readonly theirs: number;
}

interface PickBoardProps {
  readonly own: Attributes;
  /** The card that one's own is held against; what it really is nobody knows. */
  readonly against: Attributes;
  /** Whose that is, over its column. */
  readonly againstWord: string;
  /** What the crowd adds to one's own card. */
  readonly lead: number;
  readonly rounds: readonly BoardRound[];
  /** What may be picked. */
  readonly choices: readonly Attribute[];
  readonly deciders: readonly Decider[];
  /** Round 2: a decider goes with the pick. */
  readonly crossing: boolean;
  /** `Lock it in` */
  readonly action: string;
  readonly busy?: boolean;
  readonly onPlay: (attribute: Attribute, strike: Attribute | null) => void;
}

/** One choice in one flow: an attribute above, the decider that goes below, and back again. */
export function PickBoard(props: PickBoardProps) {
  const { choices, deciders, crossing, rounds, action, busy = false, onPlay } = props;
  const [chosen, setChosen] = useState<Attribute | null>(null);
  const [crossed, setCrossed] = useState<Attribute | null>(null);
  const name = useId();
  const isDecider = deciders.some(({ attribute }) => attribute === chosen);
  const mustCross = crossing && chosen !== null && !isDecider;
  const strike = mustCross ? crossed : null;
  const ready = chosen !== null && (!mustCross || strike !== null);
  const undo = () => {
    if (strike !== null) setCrossed(null);
    else setChosen(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !busy) onPlay(chosen, strike);
      }}
    >
      <div
        aria-hidden="true"
        className="mb-1.5 flex justify-between gap-4 px-4 text-fine text-chalk-3"
      >
        <span>{t('Yours@@heading of a column: your card')}</span>
        <span className="truncate">{props.againstWord}</span>
      </div>
      <fieldset className="rounded-row border border-line-2 bg-well/95">
        <legend className="sr-only">{t('The attribute to play')}</legend>
        {ordered(choices).map((attribute) => (
          <Row
            key={attribute}
            {...props}
            name={name}
            attribute={attribute}
            chosen={chosen === attribute}
            decider={deciders.some((each) => each.attribute === attribute)}
            onChoose={() => setChosen(attribute)}
          />
        ))}
        {rounds.map(({ attribute, own, theirs }, index) => (
          <div
            key={attribute}
            className="grid min-h-10 grid-cols-[3.25rem_1fr_3.25rem] items-center border-t border-line px-4 text-chalk-3"
          >
            <span className="numeral text-2xl">{own}</span>
            <span className="text-center text-small">
              <T
                m="<s>{attribute}</s> in round {round}@@an attribute that was played"
                s={<s />}
                attribute={attributeLabel(attribute)}
                round={index + 1}
              />
            </span>
            <span className="numeral text-right text-2xl">{theirs}</span>
          </div>
        ))}
      </fieldset>
      <PickDeciders
        deciders={deciders}
        chosen={chosen}
        strike={strike}
        crossing={mustCross}
        words={deciderWords({ crossing, chosen, isDecider, strike })}
        onCross={(attribute) => setCrossed(attribute === strike ? null : attribute)}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={!ready} busy={busy} busyWord={t('Locking...')}>
          {action}
        </Button>
        {chosen !== null && (
          <Button variant="ghost" onClick={undo} disabled={busy}>
            <Undo2 aria-hidden="true" className="size-4.5" /> {t('Undo')}
          </Button>
        )}
        <p aria-live="polite" className="min-w-0 text-small text-chalk-2">
          {chosen === null
            ? t('Choose an attribute.')
            : ready
              ? `${pickWords(chosen, strike)}.`
              : t('{attribute} it is. Now cross out a decider.', {
                  attribute: attributeLabel(chosen),
                })}
        </p>
      </div>
    </form>
  );
}

function ordered(choices: readonly Attribute[]): Attribute[] {
  return ATTRIBUTES.filter((attribute) => choices.includes(attribute));
}

function Row({
  own,
  against,
  againstWord,
  lead,
  name,
  attribute,
  chosen,
  decider,
  onChoose,
}: PickBoardProps & {
  name: string;
  attribute: Attribute;
  chosen: boolean;
  decider: boolean;
  onChoose: () => void;
}) {
  const ahead = own[attribute] + lead > against[attribute];
  return (
    <label
      className={cx(
        'relative grid min-h-11 grid-cols-[3.25rem_1fr_3.25rem] items-center px-4 not-first-of-type:border-t not-first-of-type:border-line',
        'has-focus-visible:z-1 has-focus-visible:outline-3 has-focus-visible:outline-gold',
        chosen ? 'rounded-row bg-chalk text-ink' : 'hover:bg-pitch-850',
      )}
    >
      <input
        type="radio"
        name={name}
        value={attribute}
        checked={chosen}
        onChange={onChoose}
        data-decider={decider || undefined}
        className="absolute inset-0 appearance-none outline-none"
      />
      <span
        className={cx(
          'numeral text-row whitespace-nowrap',
          ahead && (chosen ? 'text-[#0a5f32]' : 'text-success'),
        )}
      >
        {own[attribute]}
        {lead > 0 && <small className="pl-0.5 text-small">+{halves(lead)}</small>}
      </span>
      <span className="flex items-center justify-center gap-2 text-center text-small leading-tight font-medium">
        {decider && (
          <i
            aria-hidden="true"
            className={cx('pennant inline-block h-3 w-2', chosen ? 'bg-[#9a6b00]' : 'bg-gold')}
          />
        )}
        {attributeLabel(attribute)}
        {decider && (
          <span className="sr-only">{t(', a decider@@follows the name of an attribute')}</span>
        )}
      </span>
      <span
        className={cx(
          'numeral text-right text-row whitespace-nowrap',
          chosen ? 'text-ink/65' : 'text-chalk-3',
        )}
      >
        <span className="sr-only">{againstWord}: </span>
        {against[attribute]}
        {lead < 0 && <small className="pl-0.5 text-small">+{halves(-lead)}</small>}
      </span>
    </label>
  );
}

function deciderWords({
  crossing,
  chosen,
  isDecider,
  strike,
}: {
  crossing: boolean;
  chosen: Attribute | null;
  isDecider: boolean;
  strike: Attribute | null;
}): string {
  if (!crossing) return t('The last round is played in one of these.');
  if (chosen !== null && isDecider) {
    return t('{attribute} is a decider itself: it goes out by being played.', {
      attribute: attributeLabel(chosen),
    });
  }
  if (strike !== null) return t('Tap it again and it is back.');
  return t('Round 3 is one of these, and they choose. One goes out with your pick.');
}
