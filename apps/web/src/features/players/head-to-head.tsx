import { RIVAL_MATCHES } from '@goats/contract';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { useWallet } from '../wallet/wallet-store.ts';
import { PlayerName } from './player-name.tsx';
import type { Player } from './player-queries.ts';

/** Whom the player meets most, and who tends to win. */
export function HeadToHead({ player }: { player: Player }) {
  const { headToHead, againstYou } = player;
  const own = useWallet().signedInAs;
  const listed = headToHead.some(({ opponent }) => opponent === own);
  const met = againstYou && againstYou.wins + againstYou.losses > 0;
  return (
    <section aria-labelledby="head-to-head">
      <h2 id="head-to-head" className="mb-4 text-panel">
        {t('Head to head')}
      </h2>
      {player.matches > RIVAL_MATCHES && (
        <p className="mb-4 text-small text-chalk-3">
          {t('In the last {count} matches.', { count: RIVAL_MATCHES })}
        </p>
      )}
      <ul className="border-t-[1.5px] border-line-2">
        {met && own && !listed && <Rival opponent={own} you {...againstYou} />}
        {headToHead.map((rival) => (
          <Rival key={rival.opponent} {...rival} you={rival.opponent === own} />
        ))}
      </ul>
    </section>
  );
}

function Rival({
  opponent,
  wins,
  losses,
  you,
}: {
  opponent: string;
  wins: number;
  losses: number;
  you: boolean;
}) {
  const share = wins + losses === 0 ? 50 : (100 * wins) / (wins + losses);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 border-b border-line py-3">
      <span className="min-w-0 wrap-anywhere">
        {you ? t('Against you') : <PlayerName address={opponent} className="font-semibold" />}
      </span>
      <span className="numeral text-2xl whitespace-nowrap">
        <span className={cx(wins >= losses ? 'text-chalk' : 'text-chalk-3')}>
          {wins}
          <span className="sr-only">
            {' '}
            {t('{count, plural, one {won} other {won}}@@after the number of matches', {
              count: wins,
            })}
          </span>
        </span>
        <span aria-hidden="true" className="px-1.5 text-chalk-3">
          :
        </span>
        <span className={cx(losses >= wins ? 'text-chalk' : 'text-chalk-3')}>
          {losses}
          <span className="sr-only">
            {' '}
            {t('{count, plural, one {lost} other {lost}}@@after the number of matches', {
              count: losses,
            })}
          </span>
        </span>
      </span>
      <svg aria-hidden="true" className="col-span-2 h-1 w-full" preserveAspectRatio="none">
        <rect width="100%" height="4" fill="var(--color-pitch-700)" />
        <rect width={`${share}%`} height="4" fill="var(--color-success)" />
      </svg>
    </li>
  );
}
