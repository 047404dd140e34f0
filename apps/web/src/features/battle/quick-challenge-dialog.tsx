import {
  crowdFor,
  DEFAULT_STAKE,
  oddsWords,
  QUICK_MULTIPLIERS,
  RARITIES,
  type Rarity,
  STAKE_OPTIONS,
  type Stake,
  tierRank,
} from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { StakeSelector, TierSelector } from '@goats/ui/segmented.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import { useWalletFigures, type WalletFigures } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { challengeWithoutBonus } from './bonus-left.ts';
import { StakesTag } from './stakes-tag.tsx';

const STEPS = [
  t('Same or lower@@tier'),
  t('One above@@tiers'),
  t('Two above@@tiers'),
  t('Three above@@tiers'),
] as const;

/** The chance of a challenger so many ranks below this tier; empty where nobody stands there. */
function climbWords(tier: Rarity, ranks: number): string {
  const own = RARITIES[RARITIES.indexOf(tier) - ranks];
  const crowd = own === undefined ? null : crowdFor(own, tier);
  return crowd ? oddsWords(crowd.odds) : '';
}

export default function QuickChallengeDialog({
  openCount,
  onClose,
}: {
  openCount: number;
  onClose: () => void;
}) {
  const { address } = useWallet();
  const { data: figures } = useWalletFigures(address);
  if (!address) {
    return (
      <Dialog open onClose={onClose} title={t('Connect Your Wallet')} width="sm">
        <WalletPanel titled={false} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('Quick Challenge')}>
      <QuickChallenge openCount={openCount} figures={figures} onClose={onClose} />
    </Dialog>
  );
}

function QuickChallenge({
  openCount,
  figures,
  onClose,
}: {
  openCount: number;
  figures: WalletFigures | undefined;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [tier, setTier] = useState<Rarity>('Common');
  const [stake, setStake] = useState<Stake>(DEFAULT_STAKE);
  // Nobody stands three ranks below a Rare: only what this tier can pay is lit.
  const reachable = (ranks: number) => ranks < tierRank(tier);
  return (
    <>
      <p className="-mt-2 mb-4">
        <StakesTag kind="challenge" />
      </p>
      {openCount > 0 && (
        <p className="mb-4.5 bg-success/12 px-4 py-2.5 text-small shadow-[inset_3px_0_var(--color-success)]">
          <T
            m="<b>{count, plural, one {# Challenge(s) Available} other {# Challenge(s) Available}}</b> <more>in the lobby now</more>"
            count={openCount}
            b={<b className="font-semibold" />}
            more={<span className="text-chalk-2" />}
          />
        </p>
      )}
      <TierSelector tiers={RARITIES} value={tier} onChange={setTier} className="mb-4.5" />
      <StakeSelector
        stakes={STAKE_OPTIONS}
        value={stake}
        onChange={(next) => setStake(next as Stake)}
        className="mb-4.5"
      />
      <h3 className="mb-2 font-text text-small leading-normal font-semibold tracking-normal normal-case">
        {t('Cross-tier multiplier')}
      </h3>
      <dl className="mb-4.5 grid grid-cols-4 items-end border-b-[1.5px] border-line-2 text-center">
        {STEPS.map((step, ranks) => (
          <div key={step} className="flex flex-col-reverse pb-2">
            <i
              aria-hidden="true"
              className={cx('mx-1.5 mt-2 block', reachable(ranks) ? 'bg-chalk' : 'bg-pitch-700')}
              style={{ height: [8, 20, 36, 58][ranks] }}
            />
            <dt className="mt-1 text-fine leading-tight text-chalk-3">{step}</dt>
            <dd className={cx('numeral text-poster-s', !reachable(ranks) && 'text-chalk-3')}>
              {t('{factor, number}x@@a multiplier', { factor: QUICK_MULTIPLIERS[ranks] })}
            </dd>
            <dd className="text-fine leading-tight text-gold">{climbWords(tier, ranks)}</dd>
          </div>
        ))}
      </dl>
      <p className="-mt-2 mb-4.5 text-fine text-chalk-3">
        {t('The crowd is with the underdog: every value of the lower card counts for more.')}
        {STEPS.some((_, ranks) => climbWords(tier, ranks)) &&
          ` ${t('In gold, how often that is enough.')}`}
      </p>
      {figures && !figures.history.has && (
        <p className="-mt-2 mb-4.5 text-fine text-chalk-2">{challengeWithoutBonus(figures)}</p>
      )}
      <dl className="mb-3.5 grid grid-cols-2 gap-3 *:rounded-row *:bg-well *:px-4.5 *:py-3">
        <div>
          <dt className="text-small text-chalk-3">{t('Winner Takes')}</dt>
          <dd className="numeral mt-1.5 flex items-center gap-2.5 text-poster">
            <HoofCoin className="size-7" />
            {stake * 2}
          </dd>
        </div>
        <div>
          <dt className="text-small text-chalk-3">{t('Expires In')}</dt>
          <dd className="numeral mt-1.5 text-poster">{t('6 Hours')}</dd>
        </div>
      </dl>
      <p className="mb-4 text-fine text-chalk-3">
        {t('Challenge any tier - Minimum $10 HOOF stake')}
      </p>
      <Button
        size="lg"
        className="w-full"
        onClick={() => {
          onClose();
          void navigate({ to: '/card-game', search: { tier, stake } });
        }}
      >
        {t('Create Challenge')}
      </Button>
      <Button
        variant="outline"
        className="mt-3 w-full"
        onClick={() => {
          onClose();
          void navigate({ to: '/card-game', search: { tab: 'lobby' } });
        }}
      >
        {t('View Battle Lobby')}
      </Button>
    </>
  );
}
