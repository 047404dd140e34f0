import { STAKE_OPTIONS } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { t } from '@goats/words';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { BONUS_LINE } from '../../../content/bonus.ts';
import { REWARDS } from '../../../content/card-game.ts';
import { CUP_ENTRY, CUP_POOL } from '../../../content/week.ts';

/** `at` is the footer's word for the part somebody came for. */
export function Rewards({
  at,
  nextCup,
  weeklyTable,
}: {
  at: string | undefined;
  nextCup: ReactNode;
  weeklyTable: ReactNode;
}) {
  const router = useRouter();
  useEffect(() => {
    if (at !== 'tournaments' && at !== 'leaderboard') return;
    const show = () => document.getElementById(at)?.scrollIntoView({ block: 'start' });
    show();
    // The router goes to the top of a new page, and may do so after this.
    return router.subscribe('onRendered', () => requestAnimationFrame(show));
  }, [at, router]);
  return (
    <>
      <div className="grid items-start gap-12 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-20">
        <div>
          <h2 className="text-part">{t('What the winner takes')}</h2>
          <p className="mt-5 max-w-150 text-lead text-chalk-2">
            {t(
              'In a battle: 10 HOOF a side, and the treasury adds 30. The loser loses the card and 10 HOOF; the card rests for 12 hours. In a challenge cards stay, only HOOF moves.',
            )}
          </p>
          <p data-in="live" className="mt-4 max-w-150 text-chalk-2">
            {BONUS_LINE}
          </p>
          <FactList facts={REWARDS} className="mt-8" />
        </div>
        <div className="paper [--notch-y:9rem]">
          <div className="h-36 px-6 pt-6">
            <p className="kicker text-paper-2">{t('Winner receives')}</p>
            <p className="numeral mt-2.5 text-poster-l leading-[.84]">
              50 <span className="text-poster-s">HOOF</span>
            </p>
          </div>
          <dl className="grid gap-1.5 border-t-2 border-dashed border-paper-ink/40 px-6 pt-4 pb-6 *:flex *:justify-between *:gap-4">
            <div>
              <dt>{t('Both stakes, in the vault')}</dt>
              <dd className="numeral text-xl">20</dd>
            </div>
            <div>
              <dt>{t('Treasury bonus')}</dt>
              <dd className="numeral text-xl">30</dd>
            </div>
            <div>
              <dt>{t("The opponent's card")}</dt>
              <dd className="numeral text-xl">1</dd>
            </div>
          </dl>
        </div>
      </div>
      <section className="mt-20">
        <h2 className="text-panel">{t('Challenges pay double')}</h2>
        <p className="mt-4 mb-6 max-w-150 text-chalk-2">
          {t(
            'In a challenge the cards stay with their owners and the winner takes twice the stake.',
          )}
        </p>
        <dl className="grid grid-cols-6 gap-3 *:col-span-2 *:nth-[n+4]:col-span-3 sm:grid-cols-5 sm:*:col-span-1!">
          {STAKE_OPTIONS.map((stake) => (
            <div key={stake} className="rounded-row bg-pitch-850 p-3.5 sm:p-4">
              <dt className="text-small text-chalk-3">{t('Stake {stake}', { stake })}</dt>
              <dd className="numeral mt-2 flex items-center gap-2 text-poster-s">
                <HoofCoin className="size-6" /> {stake * 2}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section id="tournaments" className="mt-20 scroll-mt-28">
        <h2 className="text-panel">{t('Tournaments')}</h2>
        <div className="mt-4 mb-6 grid gap-x-20 gap-y-3 text-chalk-2 md:grid-cols-2">
          <p>{CUP_ENTRY}</p>
          <p>{CUP_POOL}</p>
        </div>
        {nextCup}
        <p className="mt-5 text-chalk-2">
          <Link to="/game-rules" hash="cups" className="link text-chalk">
            {t('How a cup goes')}
          </Link>
        </p>
      </section>
      <section id="leaderboard" className="mt-20 scroll-mt-28">
        <h2 className="kicker mb-3">{t('Weekly leaderboard')}</h2>
        {weeklyTable}
        <p className="text-chalk-2">
          {t('Who is the best of all, whatever the week?')}{' '}
          <Link to="/battle" search={{ tab: 'leaderboard' }} className="link text-chalk">
            {t('Top battlers')}
          </Link>
        </p>
      </section>
    </>
  );
}
