import { type CardRecord, recordMarks } from '@goats/art';
import { t } from '@goats/words';
import { useCardHistory, useCardState } from '../catalogue/card-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';

/** `recordWords({ games: 7, wins: 4, trophies: 1 }) // 'Played 7, won 4, lifted a cup.'` */
export function recordWords({ games, wins, trophies }: CardRecord): string {
  if (games === 0) return t('Unbeaten, on account of never having played.');
  return t(
    'Played {games, number}, {share, select, none {won none yet} all {won the lot} other {won {wins, number}}}{trophies, plural, =0 {} =1 {, lifted a cup} other {, lifted # cups}}.',
    {
      ...{ games, wins, trophies },
      share: wins === 0 ? 'none' : wins === games ? 'all' : 'some',
    },
  );
}

/** What a card has been through, in words, for everybody. */
export function RecordLine({ cardId, className }: { cardId: number; className?: string }) {
  const { data } = useCardHistory(cardId);
  // The line keeps its place until its words are there.
  return <p className={className}>{data ? recordWords(data.record) : '\u00a0'}</p>;
}

/** The same as marks on the card's margin: scratches, nicks and stars, for whoever owns it. */
export function RecordMarks({ cardId }: { cardId: number }) {
  const { address } = useWallet();
  const { data: state } = useCardState(cardId, address !== null);
  const { data: history } = useCardHistory(cardId);
  const own = address !== null && state?.owner === address.toLowerCase();
  if (!own || !history || history.record.games === 0) return null;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(recordMarks(history.record))}`}
      alt=""
      draggable={false}
      className="pointer-events-none absolute inset-0 z-1 size-full"
    />
  );
}
