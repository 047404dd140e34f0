import { formatHoof } from '@goats/rules';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { t } from '@goats/words';
import { byWorld } from '../../content/by-world.tsx';
import type { Cup } from './cup-queries.ts';
import { prizeLines } from './cup-words.ts';

/** What is paid for which place, the first one largest. */
export function PrizeLine({ cup }: { cup: Pick<Cup, 'kind' | 'prizes' | 'status' | 'fee'> }) {
  const lines = prizeLines(cup);
  const total = cup.prizes.reduce((sum, prize) => sum + prize, 0);
  if (total === 0) {
    return (
      <p className="text-chalk-2">
        {cup.status === 'open'
          ? byWorld(({ cups: { treasury } }, world) =>
              t(
                'Every entry fee of {hoof} HOOF goes into the pot, and the treasury adds {world, select, live {{perPerson} HOOF for each player who has played their way in, up to {perCup}} other {{perPerson} HOOF for each player, up to {perCup}}}, while the week’s budget for cups lasts.',
                { hoof: formatHoof(cup.fee), world, ...treasury },
              ),
            )
          : t('Played for the honour of it.')}
      </p>
    );
  }
  return (
    <div>
      <dl className="flex flex-wrap items-end gap-x-7 gap-y-3">
        {lines.map(([place, prize], rank) => (
          <div key={place}>
            <dt className="text-fine text-chalk-3">{place}</dt>
            <dd
              className={
                rank === 0
                  ? 'numeral mt-1 flex items-center gap-2 text-poster-s text-gold'
                  : 'numeral mt-1 flex items-center gap-1.5 text-2xl text-chalk-2'
              }
            >
              <HoofCoin className={rank === 0 ? 'size-6' : 'size-4.5'} /> {formatHoof(prize)}
            </dd>
          </div>
        ))}
      </dl>
      {cup.status === 'open' && (
        <p className="mt-3 text-fine text-chalk-3">
          {t('As it stands: fees and the treasury fill it up.')}
        </p>
      )}
    </div>
  );
}
