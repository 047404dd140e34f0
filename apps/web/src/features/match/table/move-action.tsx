import { type Attribute, attributeLabel } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { valueWords } from '../crowd.ts';
import type { AttributeRow } from './attribute-rows.ts';
import type { MovePlan } from './move-plan.ts';

/** The one button: it says what to do, and then in full what it sends and what follows from that. */
export function MoveAction({
  plan,
  row,
  follows,
  busy,
  onSend,
}: {
  plan: MovePlan;
  /** The row of the attribute that would be played. */
  row: AttributeRow | undefined;
  /** What the move leads to. */
  follows: string | null;
  busy: boolean;
  onSend: () => void;
}) {
  const { crossing, move } = plan;
  const more = [move?.type === 'pick' && move.strike && crossWords(move.strike), follows]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="flex justify-center pt-2.5 lg:pt-3">
      <Button
        size="lg"
        data-move={move === null ? (crossing ? 'decider' : 'attribute') : 'ready'}
        // Something is missing: pressed now it leads there and sends nothing.
        variant={move === null ? 'outline' : 'primary'}
        busy={busy}
        busyWord={t('Playing...')}
        onClick={onSend}
        className="w-full lg:w-auto lg:min-w-110"
      >
        <span className="block">
          <span className="flex items-center justify-center gap-3 leading-[.95] sm:gap-4.5">
            {wordsOf(plan)}{' '}
            <span className="numeral whitespace-nowrap opacity-70">{figuresOf(plan, row)}</span>
          </span>
          {more && <span className="move-more">{more}</span>}
        </span>
      </Button>
    </div>
  );
}

function wordsOf({ attribute, crossing, move }: MovePlan): string {
  if (move === null) return crossing ? t('Cross out a decider') : t('Choose an attribute');
  if (attribute !== null) return t('Play {attribute}', { attribute: attributeLabel(attribute) });
  return move.type === 'strike'
    ? t('Cross out {attribute}', { attribute: attributeLabel(move.attribute) })
    : '';
}

function figuresOf({ attribute, crossing, move }: MovePlan, row: AttributeRow | undefined): string {
  if (move === null) return crossing ? t('1 of 3@@deciders') : '';
  if (attribute === null || !row) return '';
  const { near, far, crowd } = row;
  return t('{near} v {far}@@two values, versus', {
    near: valueWords(near ?? '?', crowd.near),
    far: valueWords(far ?? '?', crowd.far),
  });
}

function crossWords(attribute: Attribute): string {
  return t('cross out {attribute}@@small print under the button that plays another', {
    attribute: attributeLabel(attribute),
  });
}

/** Which keys do it, and what happens without any. */
export function MoveHint({ plan }: { plan: MovePlan }) {
  return <p className="text-center text-small text-chalk-2 max-lg:hidden">{hintOf(plan)}</p>;
}

function hintOf({ attribute, crossing, strike }: MovePlan): string {
  if (attribute === null && crossing)
    return t('Arrows draw the stroke, Enter sends. At 0:00 your lowest goes.');
  if (!crossing) {
    return t('Keys 1 to 0 choose, Enter plays. At 0:00 your best of these goes in for you.');
  }
  return strike === null
    ? t('Keys 1 to 0 choose, Enter leads to the deciders. At 0:00 the clock does both for you.')
    : t('Enter sends, Escape takes the stroke back. At 0:00 the clock does both for you.');
}
