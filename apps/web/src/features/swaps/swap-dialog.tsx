import { FEE_PER_MILLE, SWAP_CARDS, SWAP_MS, saleTerms, toHundredths } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { dayWords } from '@goats/ui/day-words.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { type FormEvent, useState } from 'react';
import { CardPicker } from '../battle/card-picker.tsx';
import { cardStanding, standingWords } from '../own-cards/card-standing.ts';
import { useNames } from '../players/use-names.ts';
import { DealDone, SeeMyMarket } from '../trading/deal-done.tsx';
import { PriceField } from '../trading/price-field.tsx';
import { refusal } from '../trading/refusal.ts';
import { RefusalNote } from '../trading/refusal-note.tsx';
import { usePriceText } from '../trading/use-price-text.ts';
import { useStake } from '../wallet/use-stake.ts';
import { type OwnedCard, useWalletCards } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { refreshSwap } from './swap-queries.ts';
import { SwapSides } from './swap-sides.tsx';
import { whyNotSwap } from './swap-words.ts';

const DAYS = SWAP_MS / (24 * 60 * 60 * 1000);
const ON_TOP = ['none', 'add', 'ask'] as const;

const ON_TOP_WORDS = {
  none: t('No HOOF'),
  add: t('I add HOOF'),
  ask: t('I ask for HOOF'),
} as const;

interface Draft {
  readonly give: readonly number[];
  readonly take: readonly number[];
  readonly hoof: number;
}

/** Cards of theirs for cards of one's own, and HOOF on one side or none. */
export default function SwapDialog({
  address,
  take = [],
  give = [],
  onClose,
}: {
  address: string;
  take?: readonly number[] | undefined;
  give?: readonly number[] | undefined;
  onClose: () => void;
}) {
  const name = useNames([address])(address);
  const propose = useStake({
    call: 'POST /api/swaps',
    request: (draft: Draft) => ({
      body: { ...draft, to: address, give: [...draft.give], take: [...draft.take] },
    }),
    purpose: t('Sign in to propose this swap.'),
    refresh: refreshSwap([]),
  });
  const made = propose.data ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      width={made ? 'md' : 'lg'}
      title={made ? t('Proposed@@a swap') : t('Swap with {name}', { name })}
    >
      {made ? (
        <DealDone onClose={onClose} actions={<SeeMyMarket tab="swaps" onClose={onClose} />}>
          {t(
            '{name} has until {day} to say yes. Your cards stay with you until then. Is a card of either side played or sold before, the swap is off.',
            { name, day: dayWords(made.expiresAt) },
          )}
        </DealDone>
      ) : (
        <Form
          {...{ address, name, take, give }}
          busy={propose.isPending}
          refused={propose.isError ? refusal(propose.error) : null}
          onPropose={(draft) => propose.mutate(draft)}
        />
      )}
    </Dialog>
  );
}

function Form({
  address,
  name,
  take: takeFirst,
  give: giveFirst,
  busy,
  refused,
  onPropose,
}: {
  address: string;
  name: string;
  take: readonly number[];
  give: readonly number[];
  busy: boolean;
  refused: string | null;
  onPropose: (draft: Draft) => void;
}) {
  const { address: own } = useWallet();
  const theirs = useWalletCards(address);
  const mine = useWalletCards(own);
  const now = useNow('minute');
  const [wanted, setTake] = useState(takeFirst);
  const [offered, setGive] = useState(giveFirst);
  const [onTop, setOnTop] = useState<(typeof ON_TOP)[number]>('none');
  const typed = usePriceText('');
  if (!theirs.data || !mine.data) {
    const error = theirs.error ?? mine.error;
    return error ? (
      <ErrorState
        heading="h3"
        title={t('The cards did not arrive')}
        text={failureWords(error)}
        onRetry={() => void Promise.all([theirs.refetch(), mine.refetch()])}
      />
    ) : (
      <Skeleton className="h-110" />
    );
  }
  // What has been listed or moved since it was ticked could not be unticked any more.
  const takes = chosenOf(theirs.data.cards, wanted).filter((card) => whyNotSwap(card) === null);
  const gives = chosenOf(mine.data.cards, offered).filter((card) => whyNotGive(card, now) === null);
  const [take, give] = [idsOf(takes), idsOf(gives)];
  const sign = onTop === 'none' ? 0 : onTop === 'add' ? 1 : -1;
  const amount = sign === 0 ? 0 : typed.hoof;
  const fee = amount ? saleTerms(toHundredths(amount)!).fee : 0;
  const ready = give.length > 0 && take.length > 0;
  const send = () => amount !== null && onPropose({ give, take, hoof: sign * amount });
  const submit = (event: FormEvent) => {
    if (sign !== 0) return typed.submit(send)(event);
    event.preventDefault();
    send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Picker
          label={t('You get, from {name}: {count} of up to {most}', { ...counts(take), name })}
          title={t('You get, from {name}', { name })}
          none={t('{name} has no card of their own yet.', { name })}
          cards={theirs.data.cards}
          whyNot={whyNotSwap}
          first={takeFirst}
          chosen={take}
          onChange={setTake}
        />
        <Picker
          label={t('You give: {count} of up to {most}', counts(give))}
          title={t('You give')}
          none={t('You have no card of your own yet: lent ones stay where they are.')}
          cards={mine.data.cards}
          whyNot={(card) => whyNotGive(card, now)}
          first={giveFirst}
          chosen={give}
          onChange={setGive}
        />
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="grid gap-4">
          <Segmented
            label={t('On top@@HOOF beside the cards of a swap')}
            options={ON_TOP}
            render={(option) => ON_TOP_WORDS[option]}
            value={onTop}
            onChange={setOnTop}
            columns="grid-cols-3"
            segmentClass="px-1 text-center text-small leading-tight"
          />
          {sign !== 0 && (
            <PriceField
              {...typed.field}
              label={sign > 0 ? t('HOOF that you add') : t('HOOF that {name} would add', { name })}
              help={
                sign > 0
                  ? t(
                      'It waits in a vault. Of what {name} gets the treasury keeps {percent, number} %.',
                      { name, percent: FEE_PER_MILLE / 10 },
                    )
                  : t(
                      'Paid with the yes. Of what you get the treasury keeps {percent, number} %.',
                      {
                        percent: FEE_PER_MILLE / 10,
                      },
                    )
              }
            />
          )}
        </div>
        <div className="grid gap-5 rounded-row bg-well p-4 sm:p-5">
          <SwapSides
            give={{ cards: gives, hoof: sign > 0 ? (amount ?? 0) : 0 }}
            get={{
              cards: takes,
              ...(sign < 0 && amount ? { hoof: amount, fee } : { hoof: 0 }),
            }}
          />
          <RefusalNote words={refused} />
          <Button
            type="submit"
            size="lg"
            className="w-full"
            disabled={!ready}
            busy={busy}
            busyWord={t('Proposing@@button, while it happens')}
          >
            {ready ? t('Propose the swap') : t('Pick a card on each side')}
          </Button>
          <p className="text-small text-chalk-3">
            {t(
              'It stands for {days, plural, other {# days}}. With a yes everything changes hands at once; without one nothing does.',
              { days: DAYS },
            )}
          </p>
        </div>
      </div>
    </form>
  );
}

/** One side's cards, those that it was opened with first; SWAP_CARDS at most. */
function Picker({
  label,
  title,
  none,
  cards,
  whyNot,
  first,
  chosen,
  onChange,
}: {
  label: string;
  /** The same without a count, for where there is nothing to choose. */
  title: string;
  none: string;
  cards: readonly OwnedCard[];
  whyNot: (card: OwnedCard) => string | null;
  first: readonly number[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}) {
  const full = chosen.length >= SWAP_CARDS;
  const held = (card: OwnedCard) =>
    whyNot(card) ??
    (full && !chosen.includes(card.id) ? t('{count} chosen@@cards', { count: SWAP_CARDS }) : null);
  // What is lent is nobody's to give.
  const shown = cards
    .filter(({ bond }) => bond !== 'lent')
    .sort((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  if (shown.length === 0) {
    return (
      <div>
        <p className="mb-2 text-small font-semibold">{title}</p>
        <p className="text-small text-chalk-3">{none}</p>
      </div>
    );
  }
  return (
    <CardPicker
      label={label}
      cards={shown}
      chosen={chosen}
      many
      held={held}
      onPick={({ id }) =>
        onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
      }
      columns="grid-cols-3 sm:grid-cols-4"
    />
  );
}

/** What is in a game cannot be promised; theirs may be back by the time they answer. */
function whyNotGive(card: OwnedCard, now: number): string | null {
  return whyNotSwap(card) ?? (cardStanding(card, now) === 'busy' ? standingWords(card, now) : null);
}

const counts = (chosen: readonly number[]) => ({ count: chosen.length, most: SWAP_CARDS });
const idsOf = (cards: readonly OwnedCard[]) => cards.map(({ id }) => id);

function chosenOf(cards: readonly OwnedCard[], chosen: readonly number[]): OwnedCard[] {
  return chosen.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}
