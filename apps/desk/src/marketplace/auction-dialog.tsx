import { formatSol, shortAddress } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { useState } from 'react';
import { adminApi, sentenceOf } from '../admin-session.ts';
import { NumberField } from '../generation/number-field.tsx';
import { typedNumber } from '../typed-number.ts';
import { useDeed } from '../use-deed.ts';
import { type AdminBid, type AskedBuyer, type Auction, useAuction } from './auction-queries.ts';
import { timeWords } from './auction-time.ts';
import { ReasonForm } from './reason-form.tsx';

/** One auction with all its bids, and what an operator may do about it. */
export function AuctionDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { data, error } = useAuction(id);
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={data?.auction.cardName ?? 'Auction'}
      width="lg"
    >
      {error && <p className="text-error-text">{sentenceOf(error)}</p>}
      {!data && !error && <Skeleton className="h-72" />}
      {data && (
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-[20rem_1fr]">
          <Clock auction={data.auction} />
          <Bids bids={data.bids} />
        </div>
      )}
    </Dialog>
  );
}

const parseMinutes = (input: string) => {
  const value = typedNumber(input, 0);
  return Number.isNaN(value) ? 60 : Math.min(43_200, Math.max(1, value));
};

function Clock({ auction }: { auction: Auction }) {
  const time = useNow((now) => timeWords(auction, now));
  const [minutes, setMinutes] = useState(60);
  const [sure, setSure] = useState(false);
  const params = { id: String(auction.id) };
  const extend = useDeed(
    () => adminApi('POST /api/admin/auctions/:id/extend', { params, body: { minutes } }),
    ({ cardName }) => ({ title: 'Auction Extended', description: `${cardName} runs on.` }),
  );
  const end = useDeed(
    () => adminApi('POST /api/admin/auctions/:id/end', { params }),
    ({ cardName }) => ({ title: 'Auction Ended', description: `${cardName} is off the block.` }),
  );
  const running = auction.state === 'running';
  return (
    <div>
      <FactList
        facts={[
          ['Start price', formatSol(auction.startPrice)],
          ['Current bid', auction.currentBid === null ? 'None' : formatSol(auction.currentBid)],
          ['Bids', auction.bidCount],
          ['Voided', auction.voidedCount],
          ['Lapsed', auction.lapsedCount],
          [running ? 'Time left' : 'Ended', time],
        ]}
      />
      {auction.asked.length > 0 && <Asked asked={auction.asked} />}
      {running && (
        <div className="mt-6 grid gap-5">
          <div className="flex items-end gap-3">
            <NumberField
              label="More time, minutes"
              value={minutes}
              parse={parseMinutes}
              onChange={setMinutes}
              className="grow"
            />
            <Button
              variant="outline"
              busy={extend.isPending}
              busyWord="Extending..."
              onClick={() => extend.mutate(undefined)}
            >
              Extend
            </Button>
          </div>
          {sure ? (
            <div className="flex flex-wrap items-center gap-3">
              <p className="w-full text-small text-chalk-2">
                The highest bid stands, and nobody can bid again.
              </p>
              <Button
                variant="danger"
                busy={end.isPending}
                busyWord="Ending..."
                onClick={() => end.mutate(undefined, { onSuccess: () => setSure(false) })}
              >
                End it now
              </Button>
              <Button variant="outline" onClick={() => setSure(false)}>
                Let it run
              </Button>
            </div>
          ) : (
            <Button variant="danger" onClick={() => setSure(true)}>
              End auction
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const OUTCOMES = { sold: 'bought', lapsed: 'let the time pass', passed: 'passed on' } as const;

/** Who was asked to buy, and what came of it. */
function Asked({ asked }: { asked: readonly AskedBuyer[] }) {
  return (
    <section aria-label="Asked to buy" className="mt-6">
      <h3 className="text-small font-semibold">Asked to buy</h3>
      <ol className="mt-2 border-t border-line">
        {asked.map(({ wallet, amount, outcome, reason }) => (
          <li key={wallet} className="border-b border-line py-2 text-small">
            {shortAddress(wallet)}, {formatSol(amount)}:{' '}
            {outcome === null ? 'is asked now' : OUTCOMES[outcome]}
            {reason && <span className="block text-fine text-chalk-3">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Bids({ bids }: { bids: readonly AdminBid[] }) {
  const now = useNow('minute', ...bids.map(({ lapsesAt }) => lapsesAt));
  const [asked, setAsked] = useState<number | null>(null);
  if (bids.length === 0) {
    return <p className="text-chalk-2">No bids yet. Be the first to place a bid!</p>;
  }
  return (
    <section aria-label="Bids" className="min-w-0">
      <ul className="border-t-[1.5px] border-line-2">
        {bids.map((bid) => (
          <li key={bid.id} className="border-b border-line py-2.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0">
                <span className={cx('numeral text-xl', isOut(bid, now) && 'line-through')}>
                  {formatSol(bid.bidAmount)}
                </span>
                <span className="block text-fine text-chalk-3">
                  {shortAddress(bid.bidderAddress)}, <Ago at={bid.bidTime} />,{' '}
                  {standingWords(bid, now)}
                </span>
              </span>
              {bid.voidedAt ? (
                <Tag>Void</Tag>
              ) : (
                asked !== bid.id && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Void the bid of ${formatSol(bid.bidAmount)}`}
                    onClick={() => setAsked(bid.id)}
                  >
                    Void
                  </Button>
                )
              )}
            </div>
            {bid.voidReason && (
              <p className="mt-1 text-fine text-chalk-2">Void: {bid.voidReason}</p>
            )}
            {asked === bid.id && <VoidForm bid={bid} onDone={() => setAsked(null)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const lapsed = ({ lapsesAt }: AdminBid, now: number) =>
  lapsesAt !== null && Date.parse(lapsesAt) <= now;
const isOut = (bid: AdminBid, now: number) => bid.voidedAt !== null || lapsed(bid, now);

function standingWords(bid: AdminBid, now: number): string {
  if (bid.lapsesAt === null) return 'verified';
  const minutes = Math.ceil((Date.parse(bid.lapsesAt) - now) / 60_000);
  return lapsed(bid, now) ? 'typed, lapsed' : `typed, lapses in ${minutes} min`;
}

function VoidForm({ bid, onDone }: { bid: AdminBid; onDone: () => void }) {
  const voiding = useDeed(
    (reason: string) =>
      adminApi('POST /api/admin/bids/:id/void', {
        params: { id: String(bid.id) },
        body: { reason },
      }),
    ({ currentBid }) => ({
      title: 'Bid Voided',
      description:
        currentBid === null ? 'No bid stands any more.' : `${formatSol(currentBid)} leads now.`,
    }),
  );
  return (
    <ReasonForm
      label="Reason"
      words={['Void bid', 'Voiding...', 'Keep it']}
      busy={voiding.isPending}
      className="mt-3"
      onSend={(reason) => voiding.mutate(reason, { onSuccess: onDone })}
      onKeep={onDone}
    />
  );
}
