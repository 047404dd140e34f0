import {
  type Command,
  LISTED_PER_WALLET,
  maySee,
  nearestFirst,
  type OpeningFacts,
  type OpeningKind,
} from '@goats/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { keyed } from '../../kernel/idempotency/keyed.ts';
import { takeFromLimit } from '../../kernel/rate-limits/rate-limits.ts';
import { requireSameWallet, requireWallet, walletOf } from '../../people/auth/sessions.ts';
import type { CardFaces } from '../card/index.ts';
import { houseOf, matchEntry, newSeed } from '../match/index.ts';
import { createOpeningList } from './opening-list.ts';
import { duelsOf } from './opening-store.ts';
import type { Look, Shown } from './opening-view.ts';
import { unwantedBy } from './world/has-blocked.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Wanted<T extends 'open' | 'accept'> = Omit<
  Extract<Command, { type: T }>,
  'type' | 'kind' | 'wallet' | 'house' | 'serverSeed' | 'at'
>;

const NOBODY: ReadonlySet<string> = new Set();

/** What challenges and battle requests do alike; each face of the API answers in its own shape. */
export function createOpeningCalls<A>(
  game: Game,
  kind: OpeningKind,
  toAnswer: (faces: CardFaces, each: Shown, look: Look) => A,
) {
  const { clock, db, faces, world } = game;
  const list = createOpeningList(game, kind);
  const asSeen = async (wallet: string | null, entries: readonly Shown[]) => {
    const looks = await list.looksOf(wallet, entries);
    return entries.map((each, i) => toAnswer(faces, each, looks[i]!));
  };
  /** To whoever opened it nothing is spent: an opponent is not known. */
  const asOwn = (each: Shown) =>
    toAnswer(faces, each, {
      ...{ now: clock.now(), bonusMatchesToday: 0, viewer: null },
      wallet: each.opening.player,
    });

  const ownDuels = async (wallet: string | null) =>
    wallet === null || kind !== 'challenge' ? [] : duelsOf(db, wallet, clock.now());

  return {
    kind,

    async all({ request, reply }: Call): Promise<A[]> {
      reply.header('cache-control', 'no-store');
      const [every, wallet] = await Promise.all([list.all(), walletOf(game, request)]);
      const unwanted = wallet === null ? NOBODY : await unwantedBy(db, wallet);
      const entries = every.filter(
        ({ opening: { player }, nth }) =>
          player === wallet || (nth <= LISTED_PER_WALLET && !unwanted.has(player)),
      );
      const [looks, seeker] = await Promise.all([
        list.looksOf(wallet, entries),
        list.seeker(wallet),
      ]);
      const seen = entries.map((each, i) => ({ ...each, look: looks[i]! }));
      const ordered = seeker === null ? seen : nearestFirst(seen, seeker, ({ offer }) => offer);
      // Everybody's first before anybody's second: a hundred wallets with a few each hide nobody.
      const fair = [...ordered].sort((one, other) => one.nth - other.nth);
      const addressed = (await ownDuels(wallet)).filter(({ to }) => to !== undefined);
      return [
        ...(await asSeen(wallet, await list.show(addressed))),
        ...fair.map((each) => toAnswer(faces, each, each.look)),
      ];
    },

    async one({ request, reply }: Call, id: number): Promise<A> {
      reply.header('cache-control', 'no-store');
      const [found] = await world.answers(db, [{ ask: 'opening', kind, id }]);
      const opening = found as OpeningFacts | null;
      const wallet = await walletOf(game, request);
      // Numbers can be counted through: what is not for everybody is not there for the others.
      if (opening === null || !maySee(opening, wallet)) {
        throw refuse('opening-unknown', { kind: kind === 'request' ? kind : 'challenge' });
      }
      return (await asSeen(wallet, await list.show([opening])))[0]!;
    },

    /** As whoever holds its link sees it. */
    async shown({ request }: Call, opening: OpeningFacts): Promise<A> {
      return (await asSeen(await walletOf(game, request), await list.show([opening])))[0]!;
    },

    /** What is in nobody's list but one's own. */
    async duels({ request, reply }: Call): Promise<A[]> {
      reply.header('cache-control', 'no-store');
      const wallet = await requireWallet(game, request);
      return asSeen(wallet, await list.show(await ownDuels(wallet)));
    },

    /** `player` is whom the body names: it must be whoever is signed in. */
    async open(call: Call, player: string, wanted: Wanted<'open'>): Promise<A> {
      const wallet = await requireSameWallet(game, call.request, player);
      const house = houseOf(wallet) !== undefined;
      return world.run(
        { type: 'open', kind, wallet, house, ...wanted, at: clock.now() },
        { ...keyed(game, call, wallet), show: asOwn },
      );
    },

    async accept(call: Call, player: string, wanted: Wanted<'accept'>, message: string) {
      const wallet = await requireSameWallet(game, call.request, player);
      // Free as practice is, and kept for longer: two wallets of one person would fill the disk.
      if (kind === 'friendly') await takeFromLimit(game, call.request, 'practice');
      const house = houseOf(wallet) !== undefined;
      const serverSeed = newSeed();
      return world.run(
        { type: 'accept', kind, wallet, house, ...wanted, serverSeed, at: clock.now() },
        {
          ...keyed(game, call, wallet),
          show: ({ match }) => matchEntry(message, match.id),
        },
      );
    },

    async cancel(call: Call, id: number): Promise<A> {
      const wallet = await requireWallet(game, call.request);
      return world.run(
        { type: 'cancel', kind, id, wallet, at: clock.now() },
        {
          ...keyed(game, call, wallet),
          show: async (opening) => asOwn((await list.show([opening], db.staked))[0]!),
        },
      );
    },
  };
}
