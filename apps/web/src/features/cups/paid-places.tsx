import { formatHoof } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { t } from '@goats/words';
import type { CupWithTies } from './cup-queries.ts';
import { PLACES } from './cup-words.ts';
import { Entrant } from './entrant.tsx';

/** Who got what, once it is over; the house plays for the honour of it. */
export function PaidPlaces({ cup, you }: { cup: CupWithTies; you: string | null }) {
  const placed = cup.entries
    .filter(({ place }) => place !== null)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return (
    <ol className="max-w-180 border-t-[1.5px] border-line-2">
      {placed.map((entry) => (
        <li
          key={entry.address}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-b sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] border-line py-2.5"
        >
          <span className="text-small text-chalk-3 max-sm:col-span-2">
            {PLACES[(entry.place ?? 1) - 1]}
          </span>
          <Entrant entry={entry} you={you} tight />
          {entry.prize > 0 ? (
            <span className="numeral flex items-center gap-2 text-2xl">
              <HoofCoin className="size-4.5" /> {formatHoof(entry.prize)}
            </span>
          ) : (
            <span className="text-small text-chalk-3">{t('For the honour')}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
