import { cardImageUrl } from '@goats/collection';
import type { swap } from '@goats/contract';
import { type SwapFacts, saleTerms, toHoof } from '@goats/rules';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import { nameMap } from '../../../people/players/name-store.ts';
import { type SwapCardRow, swapCards } from './swap-store.ts';

type Swap = z.input<typeof swap>;
type Shown = SwapFacts & { readonly endedAt: number | null };

/** Swaps with the faces of their cards and the names of both, in one look for all. */
export async function showSwaps(
  db: Queryable,
  swaps: readonly Shown[],
  wallet: string,
): Promise<Swap[]> {
  if (swaps.length === 0) return [];
  const cards = await swapCards(db, [
    ...new Set(swaps.flatMap(({ give, take }) => [...give, ...take])),
  ]);
  const names = await nameMap(
    db,
    swaps.flatMap(({ proposer, addressee }) => [proposer, addressee]),
  );
  const byId = new Map(cards.map((row) => [row.id, faceOf(row)]));
  const faces = (ids: readonly number[]) => ids.map((id) => byId.get(id)!);
  const player = (address: string) => ({ address, name: names.get(address) ?? null });
  return swaps.map(({ id, proposer, addressee, give, take, hoof, status, ...when }) => ({
    ...{ id, side: proposer === wallet ? 'made' : 'received', status },
    ...{ proposer: player(proposer), addressee: player(addressee) },
    ...{ give: faces(give), take: faces(take), hoof: toHoof(hoof) },
    fee: hoof === 0 ? 0 : saleTerms(Math.abs(hoof)).fee,
    createdAt: new Date(when.createdAt).toISOString(),
    expiresAt: new Date(when.expiresAt).toISOString(),
    endedAt: when.endedAt === null ? null : new Date(when.endedAt).toISOString(),
  }));
}

const faceOf = ({ id, name, rarity, goat_score: goatScore }: SwapCardRow) => ({
  ...{ id, name, rarity, goatScore, imageUrl: cardImageUrl(id) },
});
