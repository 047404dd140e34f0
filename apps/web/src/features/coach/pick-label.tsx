import { type Attribute, attributeLabel } from '@goats/rules';

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
      {attributeLabel(attribute)}
      {strike !== null && (
        <>
          <span className="sr-only">, crossed out: </span>{' '}
          <s className="text-chalk-3 decoration-red-card decoration-2">{attributeLabel(strike)}</s>
        </>
      )}
    </span>
  );
}
