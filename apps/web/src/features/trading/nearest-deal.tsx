import { formatHoof, type Rarity } from '@goats/rules';
import { api } from '@goats/ui/api/client.ts';
import { t } from '@goats/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CARD_STATE_MS, cardKey } from '../catalogue/card-queries.ts';
import { type Lack, nearestTo } from '../wallet/purse.ts';
import type { WalletFigures } from '../wallet/wallet-queries.ts';
import { openStarterPack } from '../wallet/wallet-store.ts';

const LINK = 'link flex min-h-11 w-fit items-center text-small font-semibold text-chalk';

/** Below what a wallet cannot pay: the nearest thing that it can have. */
export default function NearestDeal({
  figures,
  lack,
  cardId,
  rarity,
  onLeave,
}: {
  figures: WalletFigures;
  lack: Lack;
  cardId: number;
  rarity: Rarity;
  /** Closes the dialog that it stands in. */
  onLeave?: () => void;
}) {
  const { data: alike, isLoading } = useAlike(cardId, lack.kind !== 'day');
  // One answer, not two: what is offered first would be gone under the finger.
  if (isLoading) return <div className="min-h-11" />;
  const nearest = nearestTo(figures, lack, alike ? { ...alike, rarity } : null);
  switch (nearest.kind) {
    case 'tomorrow':
      return null;
    case 'starter':
      return (
        <button
          type="button"
          className={LINK}
          onClick={() => {
            onLeave?.();
            openStarterPack();
          }}
        >
          {t('Open your starter pack first')}
        </button>
      );
    case 'mint':
      return (
        <Link
          to="/nft/$id"
          params={{ id: String(nearest.cardId) }}
          className={LINK}
          onClick={onLeave}
        >
          {t('Mint one like it, {hoof} HOOF', { hoof: formatHoof(nearest.price) })}
        </Link>
      );
    case 'play':
      return lack.kind === 'free' ? (
        <Link to="/battle" search={{ tab: 'collection' }} className={LINK} onClick={onLeave}>
          {t('Sell a card: what you are paid may trade')}
        </Link>
      ) : (
        <Link to="/card-game" search={{ tab: 'lobby' }} className={LINK} onClick={onLeave}>
          {t('Play for more HOOF')}
        </Link>
      );
  }
}

/** One like it that nobody owns. */
function useAlike(id: number, enabled: boolean) {
  return useQuery({
    queryKey: [...cardKey(id), 'alike'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/alike', { params: { id: String(id) } }, { signal }),
    enabled,
    staleTime: CARD_STATE_MS,
    select: ({ card }) => card,
  });
}
