import { challengeCountdown, formatHoof, REQUEST_BONUS, shortAddress } from '@goats/rules';
import { TimeLeft } from '../../ui/clock.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import { ScoreNumber } from '../../ui/score.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useNow } from '../../ui/use-now.ts';
import { type BattleRequest, useBattleRequests } from './battle-queries.ts';

const SOON_MS = 5 * 60 * 1000;

/** The open battle requests, and the three rules everybody should know before joining one. */
export function RequestList({ address }: { address: string | null }) {
  const { data, isPending } = useBattleRequests();
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_360px] lg:gap-10">
      <section aria-label="Open battles" className="min-w-0">
        <h2 className="sr-only">Open battles</h2>
        {isPending && (
          <>
            <p role="status" className="mb-4 text-chalk-2">
              Loading battles...
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              <Skeleton className="h-60" />
              <Skeleton className="h-60" />
            </div>
          </>
        )}
        {!isPending && !data && (
          <ErrorState
            heading="h3"
            title="The arena does not answer"
            text="We ask again every five seconds."
          />
        )}
        {data?.length === 0 && (
          <EmptyState title="No Active Battles" text="Be the first to create a battle request!" />
        )}
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
          {data?.map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                own={request.fromPlayerId.toLowerCase() === address?.toLowerCase()}
              />
            </li>
          ))}
        </ul>
      </section>
      <Panel className="self-start">
        <h2 className="text-row">Battle rules</h2>
        <ul className="mt-4 grid gap-3 text-small text-chalk-2">
          <li>
            Stakes and rewards: both stakes and 30 HOOF from the treasury go to the winner, and so
            does the loser's card.
          </li>
          <li>
            Expiry: a request that nobody joins is gone after 30 minutes, and the stake comes back.
          </li>
          <li>Fair matching: cards of similar power and the same rarity meet.</li>
        </ul>
      </Panel>
    </div>
  );
}

function RequestCard({ request, own }: { request: BattleRequest; own: boolean }) {
  const msLeft = Date.parse(request.expiresAt) - useNow();
  const pool = request.prizePool ?? request.hoofStake * 2 + REQUEST_BONUS / 100;
  return (
    <article className="rounded-row bg-pitch-850 p-5">
      <div className="flex items-center justify-between gap-3">
        <Tag tone={own ? 'chalk' : 'plain'}>
          {own ? 'Your Battle' : request.gameMode.toUpperCase()}
        </Tag>
        <TimeLeft text={challengeCountdown(msLeft)} soon={msLeft < SOON_MS} over={msLeft <= 0} />
      </div>
      <div className="mt-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-row">{request.fromCard.goatName}</h3>
          <p className="mt-1.5 text-small text-chalk-2">{request.fromCard.momentTitle}</p>
          <RarityBadge rarity={request.fromCard.rarity} className="mt-2.5" />
        </div>
        <ScoreNumber score={request.fromCard.goatScore} className="text-[3rem]" />
      </div>
      <dl className="perforation mt-4 grid grid-cols-2 gap-3 pt-4">
        <div>
          <dt className="text-[.8125rem] text-chalk-3">Stake</dt>
          <dd className="numeral mt-1 flex items-center gap-1.5 text-[1.75rem]">
            <HoofCoin /> {formatHoof(request.hoofStake)}
          </dd>
        </div>
        <div>
          <dt className="text-[.8125rem] text-chalk-3">Prize pool</dt>
          <dd className="numeral mt-1 flex items-center gap-1.5 text-[1.75rem]">
            <HoofCoin /> {formatHoof(pool)}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-[.8125rem] text-chalk-3">
        {shortAddress(request.fromPlayerId)}
        {own && ' · Waiting for Opponent'}
      </p>
    </article>
  );
}
