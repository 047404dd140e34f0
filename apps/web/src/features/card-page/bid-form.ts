import { formatHoof, formatSol, nextMinimumBid, readTypedAmount } from '@goats/rules';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { assetUrl } from '../../site/site-config.ts';
import type { Nft } from '../catalogue/card-queries.ts';
import { bidFault, bidForm, looksMistyped, TYPED_BID_TIME, toBeat } from './bid-rules.ts';
import { ownBidder, rememberBid } from './own-bids.ts';
import { usePlaceBid } from './use-bid-calls.ts';

export type BidMode = 'bid' | 'buy';

interface Notice {
  title: string;
  text: string;
  field?: 'wallet' | 'amount';
  /** Yellow asks, red refuses. */
  tone: 'yellow' | 'red';
}

/** A typed bid has no wallet to hang a key on: only the auction itself tells whether it stands. */
const SEE_BELOW = t('If your bid leads below, it did.@@it arrived');

/** Everything the bid dialog knows and does; the dialog itself only draws it. */
export function useBidForm({
  nft,
  mode,
  connectedWallet,
  signedInAs,
  onDone,
}: {
  nft: Nft;
  mode: BidMode;
  connectedWallet: string | null;
  signedInAs: string | null;
  /** `extendedTo` is the new end when the bid came late. */
  onDone: (extendedTo?: string) => void;
}) {
  const [typedWallet, setTypedWallet] = useState<string | null>(null);
  // Untouched, the field follows the account: a switch must not leave the old one in it.
  const wallet = typedWallet ?? connectedWallet ?? ownBidder(nft.id) ?? '';
  const signed = signedInAs !== null && signedInAs === wallet.trim().toLowerCase();
  const currentBid = mode === 'buy' ? nft.currentBid : toBeat(nft, signed);
  const minimum = nextMinimumBid(currentBid, nft.price);
  const [typed, setTyped] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [confirming, setConfirming] = useState(false);
  const placing = usePlaceBid(nft.id);
  // Untouched, the field follows the auction: somebody else's bid must not leave it too low.
  const amount = mode === 'buy' || typed === null ? bidForm(minimum) : typed;

  function buy() {
    if (wallet.trim() === '') {
      setNotice({
        field: 'wallet',
        title: t('Missing information'),
        text: t('Please provide both wallet address and amount.'),
        tone: 'yellow',
      });
      return;
    }
    const address = assetUrl(nft.contractAddress, nft.tokenId);
    const open = () => window.open(address, '_blank', 'noopener');
    open();
    toast({
      title: t('Purchase successful!'),
      description: t('Now on to the marketplace page of token {number}, where it is paid for.', {
        number: nft.tokenId,
      }),
      action: { label: t('Open the page again'), run: open },
    });
    onDone();
  }

  function place() {
    const fault = bidFault({
      wallet,
      amount,
      currentBid,
      listedPrice: nft.price,
    });
    const read = readTypedAmount(amount);
    if (fault || 'problem' in read) {
      setConfirming(false);
      if (fault) setNotice({ ...fault, tone: 'yellow' });
      return;
    }
    const bidAmount = read.amount;
    if (!confirming && looksMistyped(bidAmount, currentBid, nft.price)) {
      setNotice(null);
      setConfirming(true);
      return;
    }
    setNotice(null);
    placing.mutate(
      { bidAmount, bidderAddress: wallet.trim() },
      {
        onSuccess: ({ bid, extended, endTime }) => {
          rememberBid(nft.id, wallet.trim());
          toast({
            title: t('Bid placed successfully!'),
            description: [
              t('{amount} leads.@@a bid', { amount: formatSol(bidAmount) }),
              extended && t('It came late, so the auction runs ten minutes longer.'),
              bid.verified
                ? bondNews(nft)
                : t('It is typed: confirm it within {time}.@@a bid', { time: TYPED_BID_TIME }),
            ]
              .filter(Boolean)
              .join(' '),
          });
          onDone(extended ? endTime : undefined);
        },
        onError: (error) => {
          setConfirming(false);
          const news = failureNews(error, t('Failed to place bid'), { again: SEE_BELOW });
          setNotice({ title: news.title, text: news.description, tone: news.tone });
        },
      },
    );
  }

  return {
    minimum,
    signed,
    wallet,
    amount,
    notice,
    confirming,
    busy: placing.isPending,
    setWallet: (text: string) => {
      setTypedWallet(text);
      setNotice(null);
    },
    setAmount: (text: string) => {
      setTyped(text);
      setNotice(null);
      setConfirming(false);
    },
    submit: mode === 'buy' ? buy : place,
  };
}

/** Where the HOOF went that a signed bid has put up. */
function bondNews({ auction }: Nft): string {
  const bond = auction?.bond ?? 0;
  return bond === 0
    ? ''
    : t('While it does, {hoof} HOOF of yours wait in the vault.@@while a bid leads', {
        hoof: formatHoof(bond),
      });
}
