import { AppError, notFound } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { posting } from '../roots/post-root.ts';
import { raise } from './outbox.ts';
import { type OpenTransaction, openTransactions } from './outbox-store.ts';

const WEI_PER_GWEI = 1e9;

/** What the operator sees of transactions that the chain has not settled. */
export async function shownTransactions({ db }: Pick<Game, 'db'>) {
  return (await openTransactions(db)).map((each) => {
    const { id, purpose, nonce, madeAt, lastSecond, tries } = each;
    const newest = tries.at(-1)!;
    return {
      ...{ id, purpose, nonce, state: stateOf(each), hash: newest.hash, tries: tries.length },
      maxFeeGwei: newest.maxFee / WEI_PER_GWEI,
      madeAt: madeAt.toISOString(),
      lastSecond: lastSecond.toISOString(),
    };
  });
}

function stateOf({ block, givenUpAt }: OpenTransaction): 'waiting' | 'cancelling' | 'mined' {
  if (block !== null) return 'mined';
  return givenUpAt === null ? 'waiting' : 'cancelling';
}

/** Offers more for one transaction at once, because somebody does not want to wait for the clock. */
export async function speedUp(
  game: Pick<Game, 'db' | 'clock' | 'chain' | 'chainOff' | 'roots'>,
  id: number,
): Promise<{ readonly maxFeeGwei: number }> {
  const { chain, poster } = posting(game);
  const keys = [poster, ...(chain.relay ? [chain.relay] : [])];
  return game.roots.inTurn(async () => {
    const transaction = (await openTransactions(game.db)).find((each) => each.id === id);
    if (!transaction || transaction.block !== null) {
      throw notFound('No such transaction waits. It may be in a block by now.');
    }
    const key = keys.find(({ address }) => address.toLowerCase() === transaction.sender);
    if (!key) {
      throw new AppError('CONFLICT', 'Another key has signed this one, and only that key can.');
    }
    const cancels = transaction.givenUpAt !== null;
    const next = await raise({ game, chain, key }, transaction, { cancels });
    if (!next) {
      throw new AppError(
        'CONFLICT',
        'No higher fee can be offered now: it offers as much already as this server ever pays for it, or gas costs more than that, or the node does not say what it costs.',
      );
    }
    return { maxFeeGwei: next.maxFee / WEI_PER_GWEI };
  });
}
