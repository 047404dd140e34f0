import {
  fixedGrouped,
  guideMultiplier,
  LANDING_MULTIPLIER,
  quickMultiplier,
  RARITIES,
  type Rarity,
} from '@goats/rules';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';

const STAKE = 10;
const CHALLENGER: Rarity = 'Common';

/** Both stakes, plus the own stake times the multiplier minus one. */
function reward(multiplier: number): number {
  return 2 * STAKE + STAKE * (multiplier - 1);
}

function sum(multiplier: number): string {
  return multiplier === 1 ? '20' : `20 + 10 x ${multiplier - 1} = ${reward(multiplier)}`;
}

/** A Common challenger with 10 HOOF against every tier, in both readings. */
export function WorkedExamples() {
  const head = 'border-b-[1.5px] border-line-2 py-3 pr-4 text-left text-small font-semibold';
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse">
        <caption className="sr-only">
          {t('What a Common challenger wins with 10 HOOF, in both readings')}
        </caption>
        <thead className="text-chalk-3">
          <tr>
            <th scope="col" className={head}>
              {t('Against@@followed by the tier of an opponent')}
            </th>
            <th scope="col" className={head}>
              {t('As it is paid')}
            </th>
            <th scope="col" className={head}>
              {t('As the guide reads it')}
            </th>
          </tr>
        </thead>
        <tbody>
          {RARITIES.map((opponent) => {
            const readings = [
              ['paid', quickMultiplier(CHALLENGER, opponent)],
              ['guide', guideMultiplier(CHALLENGER, opponent)],
            ] as const;
            return (
              <tr key={opponent} className="border-b border-line">
                <th scope="row" className="py-3.5 pr-4 text-left">
                  <RarityBadge rarity={opponent} />
                </th>
                {readings.map(([reading, multiplier]) => (
                  <td key={reading} className="py-3.5 pr-4">
                    <span className="numeral text-2xl text-chalk">
                      {fixedGrouped(multiplier, 1)}x
                    </span>
                    <span className="block text-small text-chalk-3">{sum(multiplier)} HOOF</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 text-small text-chalk-3">
        {t(
          'The landing page has a third reading, {multiplier}x for any higher rarity: {sum} HOOF.',
          { multiplier: LANDING_MULTIPLIER, sum: sum(LANDING_MULTIPLIER) },
        )}
      </p>
    </div>
  );
}
