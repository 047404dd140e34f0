import { attributeLabel } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { valueWords } from '../crowd.ts';
import type { AttributeRow } from './attribute-rows.ts';
import type { MovePlan } from './move-plan.ts';

/** The one button: it says in full what it sends, or what is still missing. */
export function MoveAction({
  plan,
  row,
  busy,
  onSend,
}: {
  plan: MovePlan;
  /** The row of the attribute that would be played. */
  row: AttributeRow | undefined;
  busy: boolean;
  onSend: () => void;
}) {
  const { attribute, strike, move } = plan;
  const play = attribute && `Play ${attributeLabel(attribute)}`;
  const cross = strike && `cross out ${attributeLabel(strike)}`;
  return (
    <div className="flex justify-center pt-2.5 lg:pt-3">
      <Button
        size="lg"
        // Something is missing: pressed now it leads there and sends nothing.
        variant={move === null ? 'outline' : 'primary'}
        busy={busy}
        busyWord="Playing..."
        onClick={onSend}
        className="w-full lg:w-auto lg:min-w-110"
      >
        <span className="flex items-center gap-3 sm:gap-4.5">
          {move === null ? (
            'Cross out a decider'
          ) : play && cross ? (
            <span className="block leading-[.95]">
              {play}, <span className="block text-[.75em] font-extrabold">{cross}</span>
            </span>
          ) : (
            (play ?? `C${cross?.slice(1)}`)
          )}{' '}
          <span className="numeral whitespace-nowrap opacity-70">
            {move === null || !row
              ? '1 of 3'
              : `${valueWords(row.near ?? '?', row.crowd.near)} v ${valueWords(row.far ?? '?', row.crowd.far)}`}
          </span>
        </span>
      </Button>
    </div>
  );
}

/** Which keys do it, and what happens without any. */
export function MoveHint({ plan }: { plan: MovePlan }) {
  return <p className="text-center text-small text-chalk-2 max-lg:hidden">{hintOf(plan)}</p>;
}

function hintOf({ attribute, crossing, strike }: MovePlan): string {
  if (attribute === null) return 'Arrows draw the stroke, Enter sends. At 0:00 your lowest goes.';
  if (!crossing) {
    return 'Keys 1 to 0 choose, Enter plays. At 0:00 your best of these goes in for you.';
  }
  return strike === null
    ? 'Keys 1 to 0 choose, Enter leads to the deciders. At 0:00 the clock does both for you.'
    : 'Enter sends, Escape takes the stroke back. At 0:00 the clock does both for you.';
}
