import { type Attribute, attributeLabel } from '@goats/rules';
import { T } from '@goats/ui/t.tsx';

/** A pick with the decider that goes with it, struck through: short enough for a phone. */
export function PickLabel({
  attribute,
  strike,
}: {
  attribute: Attribute;
  strike: Attribute | null;
}) {
  return (
    <span>
      {strike === null ? (
        attributeLabel(attribute)
      ) : (
        <T
          m="{played}<sr>, crossed out: </sr> <s>{struck}</s>@@sr is only heard"
          played={attributeLabel(attribute)}
          sr={<span className="sr-only" />}
          s={<s className="text-chalk-3 decoration-red-card decoration-2" />}
          struck={attributeLabel(strike)}
        />
      )}
    </span>
  );
}
