import { formatHoof, groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useState } from 'react';
import { adminApi, sentenceOf } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import { confirmation } from './mint-days.ts';
import { TierTable } from './tier-table.tsx';
import { type DeskWallet, type DryReturn, useDryReturn } from './wallet-queries.ts';

const DAY_MS = 86_400_000;

/** A day ago, as the browser's own field wants it: local time, to the minute. */
function yesterday(): string {
  const at = new Date(serverNow() - DAY_MS);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Undoes what a wallet minted: looked at first, then typed out, then done. */
export function ReturnCards({ wallet }: { wallet: DeskWallet }) {
  const { address, frozen } = wallet;
  const [since, setSince] = useState(yesterday);
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isFetching } = useDryReturn(address, asked);
  return (
    <section aria-labelledby="returns-title">
      <h3 id="returns-title" className="mb-4 text-row">
        Undo its mints
      </h3>
      <p className="mb-4 max-w-160 text-small text-chalk-2">
        Cards it minted and still holds go back to the pool, and what it paid comes back to it out
        of the treasury. Cards in a game are skipped. Both stay in the card’s history.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const at = new Date(since);
          if (!Number.isNaN(at.getTime())) setAsked(at.toISOString());
        }}
      >
        <Field label="Minted since" className="min-w-56">
          <Input
            type="datetime-local"
            required
            value={since}
            onChange={(event) => {
              setSince(event.target.value);
              setAsked(null);
            }}
          />
        </Field>
        <Button type="submit" variant="outline" busy={isFetching} busyWord="Looking...">
          Dry run
        </Button>
      </form>
      {error && <p className="mt-4 text-small text-error-text">{sentenceOf(error)}</p>}
      {asked && isFetching && !data && <Skeleton className="mt-5 h-56" />}
      {asked && data && (
        <div className="mt-5">
          <DryTable data={data} />
          {data.total.cards > 0 &&
            (frozen ? (
              <Confirm key={asked} address={address} data={data} onDone={() => setAsked(null)} />
            ) : (
              <p className="mt-4 text-small text-chalk-2">
                Freeze the wallet first: it could move its cards meanwhile.
              </p>
            ))}
        </div>
      )}
    </section>
  );
}

function DryTable({ data: { tiers, total } }: { data: DryReturn }) {
  const line = (of: DryReturn['total']) => [
    groupedCount(of.cards),
    formatHoof(of.hoof),
    groupedCount(of.engaged),
    groupedCount(of.gone),
  ];
  return (
    <TierTable
      caption="What a return would do, by tier"
      head={['Tier', 'Back', 'HOOF', 'In a game', 'Gone']}
      rows={tiers.map((tier) => ({
        key: tier.rarity,
        cells: [<RarityBadge key="tier" rarity={tier.rarity} />, ...line(tier)],
      }))}
      foot={['All', ...line(total)]}
    />
  );
}

function Confirm({
  address,
  data: { since, total },
  onDone,
}: {
  address: string;
  data: DryReturn;
  onDone: () => void;
}) {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const wanted = confirmation(total.cards);
  const giveBack = useDeed(
    () =>
      adminApi('POST /api/admin/wallets/:address/returns', {
        params: { address },
        body: { since, reason: reason.trim(), cards: total.cards },
      }),
    ({ cards, hoof }) => ({
      title: 'Cards Returned',
      description: `${groupedCount(cards)} are in the pool again, ${formatHoof(hoof)} HOOF went back.`,
    }),
  );
  const ready = reason.trim().length >= 3 && typed.trim().toLowerCase() === wanted;
  return (
    <form
      className="mt-6 grid gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) giveBack.mutate(undefined, { onSuccess: onDone });
      }}
    >
      <Field label="Reason" help="For the audit log.">
        <Input maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Field label="Type it to mean it" help={`Type “${wanted}”.`}>
        <Input
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start sm:col-span-2"
        disabled={!ready}
        busy={giveBack.isPending}
        busyWord="Returning..."
      >
        Return {groupedCount(total.cards)} {total.cards === 1 ? 'card' : 'cards'}
      </Button>
    </form>
  );
}
