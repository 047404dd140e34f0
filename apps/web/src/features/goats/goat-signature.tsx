import { type Attribute, attributeLabel } from '@goats/rules';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';

/** What a goat stands out with among the ten, each with the way to the cards that have it. */
export function GoatSignature({
  signature,
  className,
}: {
  signature: readonly Attribute[];
  className?: string;
}) {
  return (
    <section aria-labelledby="signature" className={className}>
      <h2 id="signature" className="text-row">
        {t('Signature@@the attributes a goat stands out with')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {signature.map((attribute) => (
          <li key={attribute}>
            <Link
              to="/marketplace"
              search={{ strong: attribute }}
              hash="cards"
              className="flex min-h-11 items-center rounded-panel border border-line-2 px-3.5 font-semibold hover:border-chalk"
            >
              {attributeLabel(attribute)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-120 text-small text-chalk-3">
        {t(
          'Where he stands out among the ten. Most of his cards are strong in one of the three; the rest had other ideas.',
        )}
      </p>
    </section>
  );
}
