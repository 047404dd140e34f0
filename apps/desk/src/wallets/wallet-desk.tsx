import { shortAddress, timeAgo } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../admin-session.ts';
import { DeskWalletView } from './desk-wallet.tsx';
import { asWallet } from './mint-days.ts';
import { ReportedNames } from './reported-names.tsx';
import { useFrozenWallets } from './wallet-queries.ts';

/** Wallets from the operator's side: look one up, freeze it, undo what it captured, mind its name. */
export function WalletDesk() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const show = (address: string) => {
    setText(address);
    setProblem(false);
    setOpen(address);
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-14 lg:grid-cols-[1fr_22rem]">
      <section aria-labelledby="wallets-title" className="min-w-0">
        <h2 id="wallets-title" className="mb-5 border-b-[1.5px] border-line-2 pb-3.5 text-card">
          Wallets
        </h2>
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const address = asWallet(text);
            setProblem(address === null);
            if (address) setOpen(address);
          }}
        >
          <Field
            label="Address"
            className="min-w-56 grow"
            {...(problem && { error: 'That is no address: 0x and 40 digits or letters a to f.' })}
          >
            <Input
              leading={<Search aria-hidden="true" />}
              autoComplete="off"
              spellCheck={false}
              placeholder="0x…"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="outline" className={problem ? 'mb-7' : undefined}>
            Look up
          </Button>
        </form>
        {open ? (
          <DeskWalletView key={open} address={open} />
        ) : (
          <EmptyState
            compact
            title="Whose wallet?"
            text="Paste an address, or pick a frozen one."
          />
        )}
      </section>
      <div className="grid gap-14">
        <ReportedNames onOpen={show} />
        <FrozenList onOpen={show} />
      </div>
    </div>
  );
}

function FrozenList({ onOpen }: { onOpen: (address: string) => void }) {
  const pages = useFrozenWallets();
  const { data, error } = pages;
  const wallets = data?.pages.flatMap((page) => page.wallets) ?? [];
  return (
    <section aria-labelledby="frozen-title" className="min-w-0">
      <h2 id="frozen-title" className="border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Frozen
      </h2>
      {!data && !error && <Skeleton className="mt-4 h-40" />}
      {error && <p className="py-4 text-small text-error-text">{sentenceOf(error)}</p>}
      {data && wallets.length === 0 && (
        <EmptyState compact title="All warm" text="No wallet is frozen." />
      )}
      <ul>
        {wallets.map(({ address, reason, since }) => (
          <li key={address} className="border-b border-line">
            <button
              type="button"
              onClick={() => onOpen(address)}
              className="group block w-full py-3 text-left"
            >
              <span className="flex items-baseline justify-between gap-4">
                <span className="numeral text-xl group-hover:underline">
                  {shortAddress(address)}
                </span>
                <span className="text-fine whitespace-nowrap text-chalk-3">
                  {timeAgo(Date.parse(since), serverNow())}
                </span>
              </span>
              <span className="mt-0.5 line-clamp-2 text-small text-chalk-2 wrap-anywhere">
                {reason}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} size="sm" className="mt-4" busyWord="Loading...">
        Show more
      </MoreButton>
    </section>
  );
}
