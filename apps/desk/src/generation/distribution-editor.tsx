import {
  distributionSum,
  normalisedDistribution,
  parseRarityPercentage,
  type RarityWeights,
} from '@goats/collection';
import { RARITIES } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { tierLook } from '@goats/ui/rarity.ts';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { NumberField } from './number-field.tsx';

/** Percent per rarity. A sum that is not 100 is said, and only a click makes it so. */
export function DistributionEditor({
  title,
  weights,
  onChange,
  disabled,
}: {
  title: string;
  weights: RarityWeights;
  onChange: (weights: RarityWeights) => void;
  disabled: boolean;
}) {
  const sum = distributionSum(weights);
  return (
    <fieldset>
      <legend className="display mb-4 text-2xl">{title}</legend>
      <div aria-hidden="true" className="mb-4 flex h-3.5 gap-px bg-pitch-800">
        {RARITIES.map((rarity) => (
          <i
            key={rarity}
            style={{
              width: `${sum === 0 ? 0 : (weights[rarity] / Math.max(100, sum)) * 100}%`,
              background: tierLook(rarity).color,
            }}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {RARITIES.map((rarity) => (
          <div key={rarity}>
            <NumberField
              label={rarity}
              value={weights[rarity]}
              parse={parseRarityPercentage}
              onChange={(value) => onChange({ ...weights, [rarity]: value })}
              trailing="%"
              disabled={disabled}
            />
            <RaritySlashes rarity={rarity} className="mt-2" />
          </div>
        ))}
      </div>
      <div role="status" className="mt-4 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2">
        {sum === 100 ? (
          <p className="text-small text-chalk-2">
            Sums to <b className="numeral text-lead text-chalk">100%</b>
          </p>
        ) : (
          <>
            <p className="flex items-center gap-3 text-small">
              <RefereeCard color="yellow" className="h-5.5 w-4" />
              <span>
                Sums to <b className="numeral text-lead">{sum}%</b>, not 100%. Cards are dealt in
                these proportions{sum === 0 ? ': all of them Common' : ''}.
              </span>
            </p>
            <Button
              variant="outline"
              size="sm"
              disabled={disabled}
              onClick={() => onChange(normalisedDistribution(weights))}
            >
              Normalise to 100%
            </Button>
          </>
        )}
      </div>
    </fieldset>
  );
}
