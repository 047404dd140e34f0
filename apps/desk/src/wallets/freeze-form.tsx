import { shortAddress, timeAgo } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { useDeed } from '../use-deed.ts';
import type { DeskWallet } from './wallet-queries.ts';

/** Keeps a wallet from writing, or lets it write again; either way somebody will read why. */
export function FreezeForm({ wallet }: { wallet: DeskWallet }) {
  const { address, frozen, house } = wallet;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState(false);
  const input = { params: { address }, body: { reason: reason.trim() } };
  const freeze = useDeed(
    () => adminApi('POST /api/admin/wallets/:address/freeze', input),
    ({ cancelled }) => ({
      title: 'Wallet Frozen',
      description: `${shortAddress(address)} may look, and touch nothing. ${
        cancelled === 0
          ? 'It had nothing open.'
          : `What it had open (${cancelled}) went back to it.`
      }`,
    }),
  );
  const thaw = useDeed(
    () => adminApi('DELETE /api/admin/wallets/:address/freeze', input),
    () => ({ title: 'Wallet Thawed', description: `${shortAddress(address)} may write again.` }),
  );
  if (house) {
    return <p className="text-small text-chalk-3">{house} plays for the house and stays warm.</p>;
  }
  const deed = frozen ? thaw : freeze;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const short = reason.trim().length < 3;
        setProblem(short);
        if (!short) deed.mutate(undefined, { onSuccess: () => setReason('') });
      }}
    >
      {frozen ? (
        <p className="mb-4 flex items-start gap-3 text-small">
          <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4" />
          <span className="min-w-0 wrap-anywhere">
            Frozen {timeAgo(Date.parse(frozen.since), serverNow())}: {frozen.reason}
          </span>
        </p>
      ) : (
        <p className="mb-4 text-small text-chalk-2">
          A frozen wallet still reads and signs in. What it has open goes back to it, its cards come
          off the shelf, its offers and swaps off the table; in matches under way the clock plays
          for it.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={frozen ? 'Why thaw it' : 'Why freeze it'}
          help={frozen ? 'For the audit log.' : 'Its owner reads this, word for word.'}
          className="min-w-48 grow basis-64"
          {...(problem && { error: 'Say why; it is kept for ever.' })}
        >
          <Input
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          variant={frozen ? 'outline' : 'danger'}
          className="sm:mb-7"
          busy={deed.isPending}
          busyWord={frozen ? 'Thawing...' : 'Freezing...'}
        >
          {frozen ? 'Thaw wallet' : 'Freeze wallet'}
        </Button>
      </div>
    </form>
  );
}
