import { mintedCard } from '@goats/collection';
import { understoodAmount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { typedNumber } from '../typed-number.ts';
import { useDeed } from '../use-deed.ts';
import { type AuctionDraft, draftProblem } from './auction-draft.ts';

/** Puts one of the 20,000 up, now. */
export function StartAuction() {
  const [draft, setDraft] = useState<AuctionDraft>({ cardId: '', startPrice: '', hours: '24' });
  const [shown, setShown] = useState(false);
  const problems = draftProblem(draft);
  const card = problems.cardId ? undefined : mintedCard(typedNumber(draft.cardId, 0));
  const start = useDeed(
    () =>
      adminApi('POST /api/admin/auctions', {
        body: {
          cardId: typedNumber(draft.cardId, 0),
          startPrice: Math.round(typedNumber(draft.startPrice) * 100) / 100,
          durationMinutes: Math.round(typedNumber(draft.hours) * 60),
        },
      }),
    (auction) => ({ title: 'Auction Started', description: `${auction.cardName} is up.` }),
  );
  const set = (field: keyof AuctionDraft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  const error = (field: keyof AuctionDraft) => (shown ? { error: problems[field] } : {});
  return (
    <form
      noValidate
      aria-label="Start an auction"
      className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        setShown(true);
        if (Object.keys(problems).length > 0) return;
        start.mutate(undefined, {
          onSuccess: () => {
            setDraft({ ...draft, cardId: '', startPrice: '' });
            setShown(false);
          },
        });
      }}
    >
      <Field label="Card id" {...error('cardId')}>
        <Input inputMode="numeric" value={draft.cardId} onChange={set('cardId')} />
      </Field>
      <Field
        label="Start price"
        help={understoodAmount(draft.startPrice, 'SOL')}
        {...error('startPrice')}
      >
        <Input
          inputMode="decimal"
          trailing="SOL"
          value={draft.startPrice}
          onChange={set('startPrice')}
        />
      </Field>
      <Field label="Runs for" {...error('hours')}>
        <Input inputMode="decimal" trailing="h" value={draft.hours} onChange={set('hours')} />
      </Field>
      <Button type="submit" className="mt-7.5" busy={start.isPending} busyWord="Starting...">
        Start auction
      </Button>
      {card && (
        <p className="flex flex-wrap items-center gap-3 text-small text-chalk-2 max-sm:col-span-2 sm:col-span-4">
          {card.name} <RarityBadge rarity={card.rarity} /> {card.momentTitle}
        </p>
      )}
    </form>
  );
}
