import { formatSol, understoodAmount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Field, Input } from '@goats/ui/field.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { useRef } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import type { Nft } from '../catalogue/card-queries.ts';
import { useRates } from '../leaderboard/leaderboard-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { type BidMode, useBidForm } from './bid-form.ts';
import { moneyWords } from './bid-money.ts';
import { bidForm, bondWords, quickAmounts, TYPED_BID_TIME } from './bid-rules.ts';

const WHO_WINS = t(
  'At the end the highest verified bidder, known players first, has 24 hours to complete the purchase; then the next one is asked.',
);

/** `<BidDialog nft={nft} mode="bid" onClose={close} onDone={…} />`; mounted only while open. */
export default function BidDialog({
  nft,
  mode,
  onClose,
  onDone,
}: {
  nft: Nft;
  mode: BidMode;
  onClose: () => void;
  onDone: (extendedTo?: string) => void;
}) {
  const { address, signedInAs } = useWallet();
  const form = useBidForm({ nft, mode, connectedWallet: address, signedInAs, onDone });
  const { data: rates } = useRates();
  const amountField = useRef<HTMLInputElement>(null);
  const buying = mode === 'buy';
  const { signed } = form;
  const bond = buying ? null : bondWords(nft.auction?.bond ?? 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={buying ? t('Buy Now@@button') : t('Place Bid')}
      width="sm"
    >
      <div className="flex items-center gap-4">
        <CardPicture
          imageUrl={nft.imageUrl}
          rarity={nft.rarity}
          alt=""
          sizes="64px"
          className="w-16 flex-none"
        />
        <div className="min-w-0">
          <p lang="en" className="display text-row">
            {nft.name}
          </p>
          <p className="mt-1.5 text-small text-chalk-2">
            {nft.currentBid === null
              ? t('Listed at {amount}', { amount: formatSol(nft.price) })
              : t('Current bid {amount}', { amount: formatSol(nft.currentBid) })}
          </p>
        </div>
      </div>
      <form
        noValidate
        className="perforation mt-5 grid gap-5 pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <Field
          label={t('Wallet address')}
          help={walletHelp(buying, signed)}
          error={form.notice?.field === 'wallet' ? <Fault {...form.notice} /> : undefined}
        >
          <Input
            value={form.wallet}
            onChange={(event) => form.setWallet(event.target.value)}
            placeholder="0x…"
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={60}
          />
        </Field>
        <Field
          label={buying ? t('Amount (ETH)') : t('Bid amount (ETH)')}
          help={`${buying ? '' : `${amountHelp(form.amount, form.minimum)}. `}${moneyWords(form.amount, rates?.SOL)}`}
          error={form.notice?.field === 'amount' ? <Fault {...form.notice} /> : undefined}
        >
          <Input
            ref={amountField}
            value={form.amount}
            onChange={(event) => form.setAmount(event.target.value)}
            readOnly={buying}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            trailing="ETH"
            className="h-14! font-display text-row! font-extrabold"
          />
        </Field>
        {!buying && (
          <div className="-mt-2 flex flex-wrap gap-2">
            {quickAmounts(form.minimum).map((amount, place) => (
              <Button
                key={amount}
                variant="outline"
                size="sm"
                onClick={() => form.setAmount(bidForm(amount))}
              >
                {place === 0
                  ? t('{amount} min@@the least that may be bid', { amount: bidForm(amount) })
                  : bidForm(amount)}
              </Button>
            ))}
          </div>
        )}
        {form.notice && !form.notice.field && <Alert {...form.notice} />}
        {form.confirming && (
          <Alert
            tone="yellow"
            title={t('Really {amount}?', { amount: form.amount })}
            text={t('That is more than ten times the current one. Typed too many digits?')}
          />
        )}
        <div className="grid gap-3">
          <Button type="submit" size="lg" busy={form.busy} busyWord={t('Placing...')}>
            {buying ? t('Buy Now@@button') : form.confirming ? t('Yes, place it') : t('Place Bid')}{' '}
            <span className="numeral opacity-70">{form.amount || '–'}</span>
          </Button>
          {form.confirming && (
            <Button
              variant="outline"
              onClick={() => {
                form.setAmount(bidForm(form.minimum));
                amountField.current?.focus();
              }}
            >
              {t('Let me correct that')}
            </Button>
          )}
          <p className="text-fine text-chalk-3">
            {buying
              ? t('Payment happens on the external marketplace, on the page of this very token.')
              : signed
                ? `${t('A bid stands until somebody beats it, by 0.1 at least. Taking the lead in the last ten minutes gives everybody ten more.')} ${WHO_WINS}`
                : `${t(
                    'A typed bid lapses after {time}, gives nobody more time and cannot win. Sign in with this wallet, confirm the bid, and it stands until somebody beats it.',
                    { time: TYPED_BID_TIME },
                  )} ${WHO_WINS}`}
          </p>
          {bond && <p className="text-fine text-chalk-3">{bond}</p>}
        </div>
      </form>
    </Dialog>
  );
}

function walletHelp(buying: boolean, signed: boolean): string {
  if (buying) return t('Where the card should go.');
  return signed
    ? t('Signed in with this wallet: the bid is marked verified.')
    : t('Typed is enough. Nothing is charged for bidding.');
}

function amountHelp(typed: string, minimum: number): string {
  const understood = understoodAmount(typed, 'SOL');
  const least = t('Minimum {amount}', { amount: bidForm(minimum) });
  return understood ? `${understood}. ${least}` : least;
}

/** What is wrong with one field, said below it. */
function Fault({ title, text }: { title: string; text: string }) {
  return (
    <T m="<b>{title}:</b> {text}" b={<b className="font-semibold" />} title={title} text={text} />
  );
}

function Alert({ tone, title, text }: { tone: 'yellow' | 'red'; title: string; text: string }) {
  return (
    <div
      role="alert"
      className="grid grid-cols-[20px_1fr] gap-4 rounded-row border border-edge bg-pitch-900 px-4 py-3"
    >
      <RefereeCard color={tone} className="mt-0.5 h-7 w-5" />
      <div>
        <p className="text-small leading-[1.3] font-semibold">{title}</p>
        <p className="mt-0.5 text-small text-chalk-2">{text}</p>
      </div>
    </div>
  );
}
