import { runDuty } from '../../../clock/back-off/run-duty.ts';
import type { Game } from '../../../game.ts';
import { cancelFrozen } from '../../../people/freezes/freeze-wallet.ts';
import { leavingAmong, whoseAskingChanged } from '../log-store.ts';

/**
 * Whoever asked the contract to let them go is heard as soon as it is seen: it only keeps new things
 * from beginning, so being wrong costs little, and being late could cost a stake. Should the question
 * go away again with its block, so does its effect. What such a wallet has open is closed at once.
 * Answers whether everybody was heard.
 *
 * `elsewhere`: nodes disagree, and these asked by the word of one of them. Nobody stays then by anybody's.
 */
export async function followAskers(
  game: Game,
  elsewhere?: ReadonlyMap<string, number>,
): Promise<boolean> {
  const { db, world, clock } = game;
  const changed = await whoseAskingChanged(db);
  const asking = elsewhere ? await withThose(db, changed, elsewhere) : changed;
  const heard = await runDuty(
    game,
    'follow-asker',
    asking,
    ({ wallet }) => ({ subject: `wallet:${wallet}` }),
    async ({ wallet, askedAt }, again) => {
      const at = clock.now();
      if (askedAt === null) {
        await world.run({ type: 'chain-stayed', wallet, log: null, at }, again);
      } else {
        const asked = { wallet, askedAt: askedAt.getTime(), log: null, at };
        await world.run({ type: 'chain-asked', ...asked }, again);
        await cancelFrozen(game, wallet);
      }
    },
  );
  return heard === asking.length;
}

type Asking = Awaited<ReturnType<typeof whoseAskingChanged>>;

async function withThose(
  db: Game['db'],
  changed: Asking,
  elsewhere: ReadonlyMap<string, number>,
): Promise<Asking> {
  const asked = changed.filter(({ askedAt }) => askedAt !== null);
  const known = new Set([
    ...asked.map(({ wallet }) => wallet),
    ...(await leavingAmong(db, [...elsewhere.keys()])),
  ]);
  const more = [...elsewhere].filter(([wallet]) => !known.has(wallet));
  return [...asked, ...more.map(([wallet, at]) => ({ wallet, askedAt: new Date(at) }))];
}
