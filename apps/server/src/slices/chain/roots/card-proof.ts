import { tokenOf } from '@goats/rules';
import type { Hex } from 'viem';
import { type KeptList, ListUnknown } from '../../../chain/leaves/leaf-jobs.ts';
import type { Game } from '../../../game.ts';
import { activeRoot, leavesOfData, type PostedRoot } from './root-store.ts';

type RootReader = Pick<Game, 'db' | 'roots'>;

/**
 * The way from a card to the root that counts now; null when that root does not know it as this
 * owner's, and the next one has to be waited for.
 *
 * `const proof = await cardProof(game, 17, wallet)`
 */
export async function cardProof(
  game: RootReader,
  cardId: number,
  owner: string,
): Promise<Hex[] | null> {
  const root = await activeRoot(game.db);
  if (!root || !hasLeaves(root)) return null;
  const account = owner.toLowerCase();
  return withLeaves(game, root, (list) => game.roots.desk.card(list, tokenOf(cardId), account));
}

/** The first root is the contract's own and has none. */
export const hasLeaves = ({ epoch }: PostedRoot): boolean => epoch > 1;

/**
 * Asks the worker about a root's leaves, and reads their bytes only when the worker has not got them
 * yet. Null where this database does not have them either.
 */
export async function withLeaves<T>(
  { db }: Pick<Game, 'db'>,
  { data }: Pick<PostedRoot, 'data'>,
  work: (list: KeptList) => Promise<T>,
): Promise<T | null> {
  try {
    return await work({ data, leaves: undefined });
  } catch (error) {
    if (!(error instanceof ListUnknown)) throw error;
  }
  const leaves = await leavesOfData(db, data);
  return leaves ? work({ data, leaves }) : null;
}
