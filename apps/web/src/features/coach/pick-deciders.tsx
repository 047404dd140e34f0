import { type Attribute, attributeLabel, type Decider } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';

/** The three deciders under a board: a tap draws the stroke, another takes it back. */
export function PickDeciders({
  deciders,
  chosen,
  strike,
  crossing,
  words,
  onCross,
}: {
  deciders: readonly Decider[];
  chosen: Attribute | null;
  strike: Attribute | null;
  crossing: boolean;
  words: string;
  onCross: (attribute: Attribute) => void;
}) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="kicker text-gold">{t('Deciders')}</legend>
      <p className="mt-1.5 mb-2.5 text-small text-chalk-2">{words}</p>
      <div className="grid grid-cols-3 gap-2">
        {deciders.map(({ attribute, state }) => {
          const struck = state === 'struck' || strike === attribute;
          const gone = struck || state === 'played';
          const label = attributeLabel(attribute);
          return (
            <button
              key={attribute}
              type="button"
              aria-pressed={strike === attribute}
              aria-label={
                struck
                  ? t('Crossed out: {attribute}', { attribute: label })
                  : crossing
                    ? t('Cross out {attribute}', { attribute: label })
                    : label
              }
              disabled={!crossing || state !== 'open'}
              onClick={() => onCross(attribute)}
              className={cx(
                'relative min-h-13 rounded-row border border-t-3 px-1 text-fine leading-tight font-semibold transition-colors sm:text-small',
                chosen === attribute
                  ? 'border-gold bg-chalk text-ink'
                  : gone
                    ? 'border-edge text-chalk-3'
                    : cx('border-line-2 border-t-gold bg-pitch-900', crossing && 'border-gold'),
              )}
            >
              {label}
              {struck && (
                <svg
                  aria-hidden="true"
                  viewBox="0 0 100 40"
                  preserveAspectRatio="none"
                  className="pointer-events-none absolute inset-0 size-full overflow-visible"
                >
                  <path
                    d="M3 33 C 26 27, 44 21, 60 15 S 88 8, 97 5"
                    fill="none"
                    stroke="var(--color-red-card)"
                    strokeWidth="4"
                    strokeLinecap="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
