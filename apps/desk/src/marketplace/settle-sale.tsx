import { auctionCountdown, formatSol, shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import type { AskedBuyer, Auction } from './auction-queries.ts';
import { ReasonForm } from './reason-form.tsx';

/** A sale that waits: the money came, or the next bidder is asked. */
export function SettleSale({ auction, buyer }: { auction: Auction; buyer: AskedBuyer }) {
  const [passing, setPassing] = useState(false);
  const { id, cardName } = auction;
  const { wallet, amount, paidAt, until } = buyer;
  const left = useNow((now) => auctionCountdown(Date.parse(until) - now));
  const confirm = useDeed(
    () =>
      adminApi('POST /api/admin/auctions/:id/confirm', {
        params: { id: String(id) },
        body: { wallet },
      }),
    () => ({
      title: 'Sale Confirmed',
      description: `${cardName} went to ${shortAddress(wallet)}.`,
    }),
  );
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 pt-1 pb-1.5">
      <span className="min-w-0 grow text-small text-chalk-2">
        {shortAddress(wallet)} for {formatSol(amount)}{' '}
        {paidAt ? (
          <Tag tone="gold">The winner says paid</Tag>
        ) : (
          <span className="text-chalk-3">not paid yet, {left}</span>
        )}
      </span>
      <Button
        size="sm"
        busy={confirm.isPending}
        busyWord="Confirming..."
        aria-label={`Confirm the sale of ${cardName}`}
        onClick={() => confirm.mutate(undefined)}
      >
        Confirm
      </Button>
      {!passing && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Pass ${cardName} on`}
          onClick={() => setPassing(true)}
        >
          Pass on
        </Button>
      )}
      {passing && <PassForm auction={auction} wallet={wallet} onDone={() => setPassing(false)} />}
    </div>
  );
}

function PassForm({
  auction: { id, cardName, asked },
  wallet,
  onDone,
}: {
  auction: Auction;
  wallet: string;
  onDone: () => void;
}) {
  const pass = useDeed(
    (reason: string) =>
      adminApi('POST /api/admin/auctions/:id/pass', {
        params: { id: String(id) },
        body: { wallet, reason },
      }),
    ({ outcome }) => ({
      title: 'Passed On',
      description:
        outcome === 'waiting' ? 'The next bidder is asked.' : `${cardName} is back in the pool.`,
    }),
  );
  const saidPaid = asked.some(({ outcome, paidAt }) => outcome === null && paidAt !== null);
  return (
    <ReasonForm
      label={saidPaid ? SAID_PAID : 'Reason, which the bidder reads'}
      words={['Pass on', 'Passing on...', 'Keep waiting']}
      busy={pass.isPending}
      className="w-full"
      onSend={(reason) => pass.mutate(reason, { onSuccess: onDone })}
      onKeep={onDone}
    />
  );
}

const SAID_PAID =
  'Reason, which the bidder reads. It said paid: passed over, it sits out 30 days and loses its bond';
