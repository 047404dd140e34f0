import { challengeCountdown, shortAddress } from '@goats/rules';
import type { CSSProperties } from 'react';
import { ArtImage } from '../../ui/art-image.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { Panel } from '../../ui/panel.tsx';
import { tierLook } from '../../ui/rarity.ts';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../../ui/use-now.ts';
import { WalletPanel } from '../wallet/wallet-panel.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import {
  type Challenge,
  openChallenges,
  PLACEHOLDER_GOAT,
  useChallenges,
} from './challenge-queries.ts';

/** The lobby asks for a wallet first; then it lists what is open. */
export function ChallengeLobby() {
  const { address } = useWallet();
  if (!address) {
    return (
      <Panel corners raised className="mx-auto max-w-110">
        <WalletPanel />
      </Panel>
    );
  }
  return <OpenChallenges address={address} />;
}

function OpenChallenges({ address }: { address: string }) {
  const { data, isPending, isError } = useChallenges(5_000);
  const open = openChallenges(data);
  return (
    <section aria-labelledby="open-challenges">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <h2 id="open-challenges" className="text-panel">
          Open challenges
        </h2>
        {data && <p className="text-small text-chalk-3">{open.length} open, refreshed just now</p>}
      </div>
      {isPending && <Skeleton className="h-34" />}
      {isError && !data && (
        <ErrorState
          heading="h3"
          title="The lobby does not answer"
          text="We keep asking every few seconds. Nothing of yours is at stake meanwhile."
        />
      )}
      {data && open.length === 0 && <EmptyState title="No open challenges at the moment" />}
      <ul className="grid gap-3">
        {open.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeRow
              challenge={challenge}
              own={challenge.challengerId.toLowerCase() === address.toLowerCase()}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChallengeRow({ challenge, own }: { challenge: Challenge; own: boolean }) {
  const msLeft = Date.parse(challenge.expiresAt) - useNow();
  return (
    <article
      className="grid grid-cols-[5.75rem_1fr_1fr] items-center gap-x-4 rounded-row bg-pitch-850 sm:h-34 sm:grid-cols-[7rem_1fr_6rem_8rem]"
      style={{ '--tier': tierLook(challenge.challengerNftRarity).color } as CSSProperties}
    >
      <ArtImage
        src={challenge.challengerNftImageUrl ?? PLACEHOLDER_GOAT}
        fallbacks={[PLACEHOLDER_GOAT]}
        alt=""
        boxClass="h-full min-h-34 border-l-4 border-(--tier) max-sm:row-span-2"
      />
      <div className="min-w-0 max-sm:col-span-2 max-sm:pt-3">
        <h3 className="text-row leading-[.95]">{challenge.challengerNftName}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <RarityBadge rarity={challenge.rarity} />
          {own && <Tag tone="chalk">Your Challenge</Tag>}
        </p>
        <p className="mt-1.5 text-[.8125rem] text-chalk-3">
          {shortAddress(challenge.challengerId)}
        </p>
      </div>
      <p className="max-sm:pb-3">
        <span className="block text-[.8125rem] text-chalk-3">Stake</span>
        <span className="numeral mt-1 flex items-center gap-1.5 text-[2rem]">
          <HoofCoin /> {challenge.hoofStake}
        </span>
      </p>
      <p className="max-sm:pb-3">
        <span className="block text-[.8125rem] text-chalk-3">Expires in</span>
        <span className="numeral mt-1 block text-[2rem]">{challengeCountdown(msLeft)}</span>
      </p>
    </article>
  );
}
