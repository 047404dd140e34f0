import { guideMultiplier, RARITIES } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { REQUEST_REWARDS } from '../../content/game-guide.ts';
import { cx } from '../../ui/cx.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { RarityBadge, RaritySlashes } from '../../ui/rarity-badge.tsx';

export function GuideRewards() {
  return (
    <>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">Fight upwards</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            Reward equals both stakes plus your own stake times the multiplier minus one. A Common
            that beats a Legendary with 10 HOOF at stake takes 20 + 10x3 = 50.
          </p>
          <p className="mt-4 max-w-130 text-chalk-2">
            This is the guide’s table. The quick dialog pays 1.5x, 2.5x and 4x for one, two and
            three ranks up, and the ticket you tear always says which sum is meant. The{' '}
            <Link to="/whitepaper" hash="examples" className="link text-chalk">
              whitepaper
            </Link>{' '}
            works out both.
          </p>
        </div>
        <MultiplierTable />
      </div>
      <div className="mt-20 grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">Battle requests</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            The other way in, for the brave: same tier, 10 HOOF a side, a bonus from the treasury,
            and the loser’s card changes hands.
          </p>
        </div>
        <FactList facts={REQUEST_REWARDS} />
      </div>
    </>
  );
}

function MultiplierTable() {
  return (
    <div className="min-w-0">
      <table className="w-full border-collapse">
        <caption className="sr-only">
          The guide’s multiplier by the challenger’s and the opponent’s tier
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-line-2">
            <th scope="col" className="py-3 pr-3 text-left text-small font-semibold text-chalk-3">
              Challenger
            </th>
            {RARITIES.map((tier) => (
              <th key={tier} scope="col" className="px-2 py-3 text-right">
                <span className="sr-only">against {tier}</span>
                <RaritySlashes rarity={tier} className="align-middle sm:hidden" />
                <span aria-hidden="true" className="max-sm:hidden">
                  <RarityBadge rarity={tier} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RARITIES.map((challenger) => (
            <tr key={challenger} className="border-b border-line">
              <th scope="row" className="py-4 pr-3 text-left">
                <RarityBadge rarity={challenger} />
              </th>
              {RARITIES.map((opponent) => {
                const multiplier = guideMultiplier(challenger, opponent);
                return (
                  <td
                    key={opponent}
                    className={cx(
                      'numeral px-1 text-right text-[1.625rem] sm:px-2 sm:text-[1.875rem]',
                      multiplier === 1 ? 'text-chalk-3' : 'text-chalk',
                    )}
                  >
                    {multiplier.toFixed(1)}x
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
