import { COLLECTION_SIZE, isCardId, mintedCard } from '@goats/collection';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { RarityBadge } from '../../../ui/rarity-badge.tsx';
import { adminApi } from '../admin-session.ts';
import { useDeed } from './auction-queries.ts';

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

interface Draft {
  cardId: string;
  startPrice: string;
  hours: string;
}

/** What is wrong with the first field that is wrong, or nothing. */
export function draftProblem({ cardId, startPrice, hours }: Draft): Partial<Draft> {
  const price = number(startPrice);
  const length = number(hours);
  return {
    ...(!isCardId(number(cardId)) && { cardId: `A card id from 1 to ${COLLECTION_SIZE}` }),
    ...(!(price > 0 && price <= 1_000_000) && { startPrice: 'A price in SOL above 0' }),
    ...(!(length >= 1 / 60 && length <= 720) && { hours: 'A minute to 720 hours' }),
  };
}

/** Puts one of the 20,000 up, now. */
export function StartAuction() {
  const [draft, setDraft] = useState<Draft>({ cardId: '', startPrice: '', hours: '24' });
  const [shown, setShown] = useState(false);
  const problems = draftProblem(draft);
  const card = problems.cardId ? undefined : mintedCard(number(draft.cardId));
  const start = useDeed(
    () =>
      adminApi('POST /api/admin/auctions', {
        body: {
          cardId: number(draft.cardId),
          startPrice: Math.round(number(draft.startPrice) * 100) / 100,
          durationMinutes: Math.round(number(draft.hours) * 60),
        },
      }),
    (auction) => ({ title: 'Auction Started', description: `${auction.cardName} is up.` }),
  );
  const set = (field: keyof Draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  const error = (field: keyof Draft) => (shown ? { error: problems[field] } : {});
  return (
    <form
      noValidate
      aria-label="Start an auction"
      className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
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
      <Field label="Start price" {...error('startPrice')}>
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
      <Button type="submit" className="sm:mt-7.5" busy={start.isPending} busyWord="Starting...">
        Start auction
      </Button>
      {card && (
        <p className="flex flex-wrap items-center gap-3 text-small text-chalk-2 sm:col-span-4">
          {card.name} <RarityBadge rarity={card.rarity} /> {card.momentTitle}
        </p>
      )}
    </form>
  );
}
