import { PageHeader } from '@goats/ui/page-header.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { StoppedClock } from '@goats/ui/scenes/stopped-clock.tsx';
import { TodaysList } from '../features/today/todays-list.tsx';
import { WalletPanel } from '../features/wallet/wallet-panel.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';

export function TodayPage() {
  const { address, status } = useWallet();
  return (
    <>
      <PageHeader
        scene={<StoppedClock />}
        kicker="Match day"
        title="Today"
        lead="What is on, what is due, and who is already in the bath."
      />
      <div className="wrap grid items-start gap-10 pt-8 sm:pt-11 lg:has-[>section]:grid-cols-[1fr_22rem]">
        <TodaysList />
        {!address && status !== 'connecting' && (
          <Panel raised>
            <WalletPanel />
          </Panel>
        )}
      </div>
    </>
  );
}
