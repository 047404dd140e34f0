import { formatHoof, type Rarity } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { type PricesLike, usePricesLike } from '../../price-history/price-queries.ts';
import { againstSales, stripOf } from './price-strip.ts';

/** What cards like this one cost and fetched, with one's own price among them. */
export function PriceHelper({
  card,
  price,
  mark = t('your price@@mark on a scale of prices'),
  onPick,
}: {
  card: { id: number; rarity: Rarity; goatName: string };
  /** What stands in the field, if it is a price. */
  price: number | null;
  /** What the marker on the strip is called. */
  mark?: string;
  onPick: (price: number) => void;
}) {
  const { data, isPending } = usePricesLike(card.id);
  if (isPending) return <Skeleton className="h-32" />;
  // A help that did not come must not keep anybody from selling.
  if (!data) return null;
  const sales = comparable(data);
  const [last] = sales;
  const floors = floorsOf(data, card);
  return (
    <section aria-label={t('What cards like it cost')} className="rounded-row bg-well px-4 py-3.5">
      {floors.length === 0 && sales.length === 0 ? (
        <p className="text-small text-chalk-2">
          {t('No card like it is for sale, and none was ever sold. You set the market.')}
        </p>
      ) : (
        <>
          <PriceStrip
            sales={sales.map((sale) => sale.price)}
            floors={floors.map((floor) => floor.price)}
            {...{ price, mark }}
          />
          <ul className="mt-3 flex flex-wrap gap-2">
            {floors.map((floor) => (
              <li key={floor.of}>
                <button
                  type="button"
                  className="min-h-10 rounded-control border border-line-2 px-3 py-1.5 text-left text-fine leading-tight text-chalk-2 hover:border-chalk hover:text-chalk pointer-coarse:min-h-11"
                  onClick={() => onPick(floor.price)}
                >
                  <T
                    m="{what} from {price}@@the cheapest card of its kind"
                    what={floor.of}
                    price={<b className="font-semibold text-chalk">{formatHoof(floor.price)}</b>}
                  />
                </button>
              </li>
            ))}
          </ul>
          {last && (
            <p className="mt-3 text-small text-chalk-2">
              <T
                m="Last one like it: {name} for <b>{hoof} HOOF</b>, {ago}."
                name={last.name}
                hoof={formatHoof(last.price)}
                ago={<Ago at={last.at} />}
                b={<b className="text-chalk" />}
              />
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Sales in HOOF that count, each once: other currencies have no place on the same strip. */
function comparable({ sameGoat, sameScore }: PricesLike) {
  const kept = [...sameGoat, ...sameScore].filter(
    ({ currency, leftOut }) => currency === 'HOOF' && leftOut === null,
  );
  const once = new Map(kept.map((sale) => [`${sale.cardId} ${sale.at}`, sale]));
  return [...once.values()].sort((one, other) => other.at.localeCompare(one.at));
}

function floorsOf(
  { floors }: PricesLike,
  { rarity, goatName }: { rarity: Rarity; goatName: string },
) {
  const named = [
    [`${goatName}, ${rarityLabel(rarity)}`, floors.goatAndTier],
    [t('Any {rarity}@@any card of this rarity', { rarity: rarityLabel(rarity) }), floors.tier],
    [t('Any {name}@@any card of this goat', { name: goatName }), floors.goat],
  ] as const;
  return named.flatMap(([of, floor]) => (floor ? [{ of, price: floor.price }] : []));
}

function PriceStrip({
  sales,
  floors,
  price,
  mark,
}: {
  sales: readonly number[];
  floors: readonly number[];
  price: number | null;
  mark: string;
}) {
  const strip = stripOf([...sales, ...floors]);
  if (!strip) return null;
  const left = (each: number) => ({ left: `${strip.place(each) * 100}%` });
  const start = floors.length > 0 ? t('Press one to start from it.') : null;
  const words = price === null ? start : againstSales(price, sales);
  return (
    <>
      <div aria-hidden="true" className="relative mx-2 h-14">
        <i className="absolute inset-x-0 top-7 h-0.5 bg-line-2" />
        {floors.map((floor) => (
          <i
            key={floor}
            className="absolute top-4.5 h-5 w-0.75 -translate-x-1/2 bg-chalk-3"
            style={left(floor)}
          />
        ))}
        {sales.map((sale, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: two sales may have one price
            key={place}
            className="absolute top-5.5 size-3 -translate-x-1/2 rounded-full bg-success/60"
            style={left(sale)}
          />
        ))}
        {price !== null && (
          <i
            className="absolute top-0 h-11 w-0.75 -translate-x-1/2 bg-gold before:absolute before:-top-0 before:-left-1.25 before:size-3.25 before:rotate-45 before:bg-gold"
            style={left(price)}
          />
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-chalk-3">
        {sales.length > 0 && (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-2.5 rounded-full bg-success/60" />{' '}
            {t('sold@@dots on a scale of prices')}
          </span>
        )}
        {floors.length > 0 && (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="h-3 w-0.75 bg-chalk-3" />{' '}
            {t('cheapest now@@mark on a scale of prices')}
          </span>
        )}
        {price !== null && (
          <span className="flex items-center gap-1.5">
            <i aria-hidden="true" className="size-2 rotate-45 bg-gold" /> {mark}
          </span>
        )}
      </p>
      <p role="status" className="mt-1.5 min-h-5 text-small text-chalk-2">
        {words}
      </p>
    </>
  );
}
