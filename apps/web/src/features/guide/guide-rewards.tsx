import { briefOdds, crowdFor, fixedGrouped, guideMultiplier, halves } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { BONUS_LINE } from '../../content/bonus.ts';
import { REQUEST_REWARDS } from '../../content/game-guide.ts';
import {
  COUNTS_LINE,
  CUP_ENTRY,
  CUP_FACTS,
  CUP_TIES,
  POINTS_LINE,
  PRIZES_LINE,
  WEEK_FACTS,
} from '../../content/week.ts';
import { TierTable } from './tier-table.tsx';

export function GuideRewards() {
  return (
    <>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">{t('Fight upwards')}</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            {t(
              'In a challenge cards stay. Reward equals both stakes plus your own stake times the multiplier minus one. A Common that beats a Legendary with 10 HOOF at stake takes 20 + 10x3 = 50.',
            )}
          </p>
          <p className="mt-4 max-w-130 text-chalk-2">
            <T
              m="This is the guide’s table. The quick dialog pays 1.5x, 2.5x and 4x for one, two and three ranks up, and the ticket you tear always says which sum is meant. The <link>whitepaper</link> works out both."
              link={<Link to="/whitepaper" hash="examples" className="link text-chalk" />}
            />
          </p>
        </div>
        <TierTable
          caption={t('The guide’s multiplier by the challenger’s and the opponent’s tier')}
          cell={(challenger, opponent) => {
            const multiplier = guideMultiplier(challenger, opponent);
            return { text: `${fixedGrouped(multiplier, 1)}x`, quiet: multiplier === 1 };
          }}
        />
      </div>
      <div className="mt-20 grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">{t('With the crowd')}</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            {t(
              'Across tiers the crowd is with the underdog: the lower card’s value counts for that much more in round 1, and for the second number in the rounds after it. In halves, so nothing is ever level.',
            )}
          </p>
          <p className="mt-4 max-w-130 text-chalk-2">
            {t(
              'Below the numbers: about how often the lower card wins. Whoever fights upwards stays the underdog and is paid for it. Whoever challenges downwards is paid nothing extra, and the crowd makes it about even.',
            )}
          </p>
        </div>
        <TierTable
          narrow
          caption={t(
            'What the crowd adds to the lower card, and how often that card wins, by the challenger’s and the opponent’s tier',
          )}
          cell={(challenger, opponent) => {
            const crowd = crowdFor(challenger, opponent);
            if (!crowd) return { text: '0', quiet: true };
            return {
              text: `+${halves(crowd.bonus)}, +${halves(crowd.later)}`,
              note: briefOdds(crowd.odds),
              quiet: false,
            };
          }}
        />
      </div>
      <div className="mt-20 grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">{t('Battles, card at stake')}</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            {t(
              'The other way in, for the brave: same tier, 10 HOOF a side, a bonus from the treasury, and the loser’s card changes hands.',
            )}
          </p>
          <p data-in="live" className="mt-4 max-w-130 text-chalk-2">
            {BONUS_LINE}
          </p>
        </div>
        <FactList facts={REQUEST_REWARDS} />
      </div>
      <div className="mt-20 grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">{t('The week')}</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">{POINTS_LINE}</p>
          <p className="mt-4 mb-6 max-w-130 text-chalk-2">
            {COUNTS_LINE} {PRIZES_LINE}
          </p>
          <Button asChild variant="outline">
            <Link to="/battle" search={{ tab: 'leaderboard' }}>
              {t('This week’s table')}
            </Link>
          </Button>
        </div>
        <FactList facts={WEEK_FACTS} />
      </div>
      <div className="mt-20 grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">{t('Cups')}</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">{CUP_ENTRY}</p>
          <p className="mt-4 mb-6 max-w-130 text-chalk-2">
            {CUP_TIES}{' '}
            <T
              m="The <link>rules page</link> has the rest."
              link={<Link to="/game-rules" hash="cups" className="link text-chalk" />}
            />
          </p>
          <Button asChild variant="outline">
            <Link to="/cups">{t('See the cups')}</Link>
          </Button>
        </div>
        <FactList facts={CUP_FACTS} />
      </div>
    </>
  );
}
