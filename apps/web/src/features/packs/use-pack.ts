import { useCallback, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import {
  OPENING_MS,
  type PackStage,
  PLACEHOLDER_CARDS,
  type RevealedCard,
  SHAKE_MS,
} from './pack-machine.ts';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Five cards by the pack odds, or the placeholder list when the server does not answer. */
async function drawCards(): Promise<readonly RevealedCard[]> {
  try {
    const { nfts } = await api('GET /api/nfts', { query: { sample: 'pack' } });
    if (nfts.length === 0) return PLACEHOLDER_CARDS;
    return nfts.map((nft) => ({
      name: nft.name,
      description: nft.team,
      imageUrl: nft.imageUrl,
      rarity: nft.rarity,
      iconicMoment: nft.momentTitle || 'Trading Card',
      baseGoatId: nft.baseGoatId,
    }));
  } catch {
    return PLACEHOLDER_CARDS;
  }
}

export function usePack() {
  const [stage, setStage] = useState<PackStage>('closed');
  const [cards, setCards] = useState<readonly RevealedCard[]>([]);
  const begun = useRef(false);
  const open = useCallback(async () => {
    // Two clicks in one frame must not tear the wrapper twice.
    if (begun.current) return;
    begun.current = true;
    setStage('shaking');
    const [drawn] = await Promise.all([drawCards(), wait(SHAKE_MS)]);
    setStage('opening');
    await wait(OPENING_MS);
    setCards(drawn);
    setStage('opened');
  }, []);
  return { stage, cards, open };
}
