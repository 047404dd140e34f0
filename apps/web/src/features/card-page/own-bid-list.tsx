import { auctionCountdown, formatSol } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { dayWords } from '@goats/ui/day-words.ts';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type OwnBid, useOwnBids } from './bid-queries.ts';

const WORDS = {
  leads: t('You lead@@in an auction'),
  outbid: t('Outbid@@your bid'),
  lapsed: t('Lapsed: typed, and never signed for'),
  voided: t('Taken back@@a bid'),
  asked: t('You won: complete the purchase'),
  paid: t('Paid, waiting for the whistle'),
  bought: t('Yours@@a card'),
  'too-late': t('Time passed@@to complete a purchase'),
  'passed-on': t('Passed on by the operator@@to the next bidder'),
  lost: t('Went without you@@an auction'),
} as const satisfies Record<OwnBid['standing'], string>;

const TONES = { leads: 'chalk', asked: 'gold', bought: 'chalk' } as const;

/** The auctions that the signed-in wallet has bid in; nothing for whoever has not. */
export function OwnBidList() {
  const pages = useOwnBids();
  const bids = pages.data?.pages.flatMap((page) => page.bids) ?? [];
  const bannedUntil = pages.data?.pages[0]?.bannedUntil ?? null;
  if (bids.length === 0) return null;
  return (
    <section aria-labelledby="own-bids" className="pt-8">
      <h3 id="own-bids" className="text-card">
        {t('Your bids')}
      </h3>
      {bannedUntil && (
        <p className="mt-2 text-small text-chalk-2">
          {t('You won and did not buy. You may bid again from {day}.', {
            day: dayWords(bannedUntil),
          })}
        </p>
      )}
      <ul className="mt-4 border-t border-line">
        {bids.map((bid) => (
          <li
            key={bid.id}
            className="grid grid-cols-[2.5rem_1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
          >
            <ArtImage
              src={`${bid.card.imageUrl}?w=128`}
              alt=""
              back={null}
              boxClass="h-14 w-10 rounded-panel"
            />
            <span className="min-w-0">
              <Link
                to="/nft/$id"
                params={{ id: String(bid.card.id) }}
                className="display block text-label hover:underline"
              >
                {bid.card.name}
              </Link>
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-fine text-chalk-3">
                <Tag tone={toneOf(bid)}>{WORDS[bid.standing]}</Tag>
                <TimeLeft bid={bid} />
              </span>
            </span>
            <span className="numeral text-right text-xl">{formatSol(bid.bidAmount)}</span>
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} size="sm" className="mt-4" busyWord={t('Loading...')}>
        {t('Show more')}
      </MoreButton>
    </section>
  );
}

const toneOf = ({ standing }: OwnBid) =>
  standing in TONES ? TONES[standing as keyof typeof TONES] : 'plain';

/** What still runs out: the auction, or the time to buy. */
function TimeLeft({ bid: { standing, auctionState, endsAt, until } }: { bid: OwnBid }) {
  const end = standing === 'asked' && until ? until : auctionState === 'running' ? endsAt : null;
  return useNow((now) => (end === null ? '' : auctionCountdown(Date.parse(end) - now)));
}
