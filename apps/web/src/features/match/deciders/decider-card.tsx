import { attributeLabel } from '@goats/rules';
import { t } from '@goats/words';
import type { ShownDecider } from './shown-deciders.ts';

/** What the one who moves is about to do with it. */
export type Planned = 'strike' | 'play' | null;

/** One decider: a pennant that is turned up, played, or has a stroke drawn through it. */
export function DeciderCard({
  decider,
  planned,
  values,
  onPress,
  radio = false,
  tabbable = false,
}: {
  decider: ShownDecider;
  planned: Planned;
  /** `78 v 84` */
  values: string;
  onPress?: (() => void) | undefined;
  /** It is one of those of which one is crossed out. */
  radio?: boolean;
  tabbable?: boolean;
}) {
  const { attribute, state, tieBreaker } = decider;
  const look = planned === 'strike' ? 'struck' : planned === 'play' ? 'chosen' : state;
  const face = (
    <>
      <span className="decider-name" aria-hidden="true">
        {attributeLabel(attribute)}
      </span>{' '}
      <span className="decider-values numeral" aria-hidden="true">
        {values}
      </span>{' '}
      {tieBreaker && planned !== 'strike' && state === 'open' && (
        <small className="decider-tie" aria-hidden="true">
          {t('if level: {attribute}', { attribute: attributeLabel(tieBreaker) })}
        </small>
      )}
      <svg
        className="decider-stroke"
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M3 33 C 26 27, 44 21, 60 15 S 88 8, 97 5" />
      </svg>
    </>
  );
  const label = deciderLabel(decider, planned, values);
  return (
    // The outer elements stay while the inner one changes: a pennant is turned up only once.
    <div {...(radio ? {} : { role: 'listitem' })} className="decider" data-look={look}>
      <div className="decider-turn">
        {onPress ? (
          <button
            type="button"
            {...(radio ? { role: 'radio', 'aria-checked': planned === 'strike' } : {})}
            aria-label={radio ? label : t('Choose {decider}', { decider: label })}
            tabIndex={tabbable ? 0 : -1}
            data-decider={attribute}
            className="decider-face"
            onClick={onPress}
          >
            {face}
          </button>
        ) : (
          <span className="decider-face">
            <span className="sr-only">{label}</span>
            {face}
          </span>
        )}
      </div>
    </div>
  );
}

/**
 * Begins with what is to be seen, so that whoever speaks to the screen can read it out:
 * `deciderLabel({ attribute: 'pace', state: 'open' }, null, '78 v 84') // 'Pace 78 v 84, decider, open'`
 */
export function deciderLabel(
  { attribute, state, tieBreaker }: ShownDecider,
  planned: Planned,
  values: string,
): string {
  const seen = `${attributeLabel(attribute)} ${values}`.trim();
  if (planned === 'strike' || state === 'struck') {
    return t('{seen}, decider, crossed out@@seen: an attribute and its values', { seen });
  }
  if (state === 'played') {
    return t('{seen}, decider, played@@seen: an attribute and its values', { seen });
  }
  return tieBreaker
    ? t('{seen} if level: {attribute}, decider, open@@seen: an attribute and its values', {
        seen,
        attribute: attributeLabel(tieBreaker),
      })
    : t('{seen}, decider, open@@seen: an attribute and its values', { seen });
}

/** A back that has not been turned up. */
export function DeciderBack() {
  return <div className="decider" data-look="down" aria-hidden="true" />;
}
