import { formatHoof, shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { BattleRulesPanel } from '../features/battle/battle-rules-panel.tsx';
import { FirstMatchOffer } from '../features/battle/first-match-offer.tsx';
import { FaceOff } from '../features/battle/landing/face-off.tsx';
import { FixtureLine } from '../features/battle/landing/fixture-line.tsx';
import { RequestList } from '../features/battle/request-list.tsx';
import { ensureConnected } from '../features/wallet/sign-in.ts';
import { useWalletFigures } from '../features/wallet/wallet-queries.ts';
import { useWallet } from '../features/wallet/wallet-store.ts';

/** Asked for only where a lobby is empty. */
const NextCup = lazyPart(() => import('../features/cups/next-cup.tsx'));

/** Asked for only where every card is tired. */
const PlayAFriend = lazyPart(() => import('../features/duels/play-a-friend.tsx'));

export function BattleLobbyPage() {
  const { address } = useWallet();
  return (
    <>
      <PageHeader
        variant="quiet"
        ground="night border-b-[1.5px] border-line-2"
        lead={<FixtureLine />}
        title={t('Battle Lobby')}
        aside={address && <Purse address={address} />}
      />
      <div className="wrap pt-4 sm:pt-6">
        {!address && <FirstMatchOffer />}
        {address ? (
          <RequestList address={address} cup={<NextCup />} friend={<PlayAFriend />} />
        ) : (
          <WalletRequired />
        )}
      </div>
    </>
  );
}

function Purse({ address }: { address: string }) {
  const { data } = useWalletFigures(address);
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-chalk-2">
      {shortAddress(address)}
      <span>
        {t('{count, plural, one {# card} other {# cards}}', { count: data?.cardCount ?? '–' })}
      </span>
      <span className="numeral flex items-center gap-2 text-2xl text-chalk">
        <HoofCoin /> {data ? formatHoof(data.hoofBalance) : '–'} HOOF
      </span>
    </p>
  );
}

function WalletRequired() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Panel corners raised className="flex flex-col justify-center">
        <h2 className="text-panel">{t('Wallet Required')}</h2>
        <p className="mt-3 mb-6 text-chalk-2">
          {t('Connect your wallet to access the Battle Lobby and start challenging other players.')}
        </p>
        <Button asChild>
          <Link to="/" className="w-full" onClick={() => void ensureConnected()}>
            {t('Connect Wallet')}
          </Link>
        </Button>
        <p className="mt-3 text-center text-small text-chalk-3">
          <T
            m="That takes you to the front page. <button>Connect right here</button>"
            button={
              <button
                type="button"
                className="link py-1.5"
                onClick={() => void ensureConnected()}
              />
            }
          />
        </p>
      </Panel>
      <FaceOff className="max-md:hidden" />
      <BattleRulesPanel className="md:col-span-2" />
    </div>
  );
}
