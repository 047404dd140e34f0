import { api } from '@goats/ui/api/client.ts';
import { revealedCard } from './reveal/revealed-card.ts';
import type { Deal } from './reveal/use-pack.ts';

/** Five cards by the pack odds, to look at; none when the server does not answer. */
export async function drawSamplePack(): Promise<Deal> {
  try {
    const { nfts } = await api('GET /api/nfts', { query: { sample: 'pack' } });
    return { cards: nfts.map(revealedCard) };
  } catch {
    return { cards: [] };
  }
}
