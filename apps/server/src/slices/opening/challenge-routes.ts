import { randomBytes } from 'node:crypto';
import type { Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import { gathered } from '../../db/gathered.ts';
import { invalidInput } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { route } from '../../http/route.ts';
import { addressOf } from '../../people/players/name-store.ts';
import { houseOf } from '../match/index.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { areFriendlies } from './opening-store.ts';
import { toChallenge } from './opening-view.ts';

/** 128 bits of chance: nobody finds a link by trying. */
const newCode = () => randomBytes(16).toString('base64url');

const ACCEPTED = {
  challenge: 'Challenge accepted. Both stakes are in the vault: see you in the arena.',
  request: 'You are in: see you in the arena.',
  friendly: 'You are in: a friendly, for nothing but bragging rights.',
} as const;

/** The API's face of openings whose cards stay with their owners. */
export function challengeRoutes(app: FastifyInstance, game: Game): void {
  const calls = createOpeningCalls(game, 'challenge', toChallenge);
  const friendlies = createOpeningCalls(game, 'friendly', toChallenge);

  const isFriendly = gathered((ids: readonly number[]) => areFriendlies(game.db.staked, ids));
  /** Challenges and friendlies are numbered by one sequence: the number alone says which it is. */
  async function callsOf(id: number) {
    return (await isFriendly(id)) ? friendlies : calls;
  }

  route(app, 'GET /api/challenges', (call) => calls.all(call));

  route(app, 'GET /api/challenges/:id', async (call) => {
    const { id } = call.params;
    return (await callsOf(id)).one(call, id);
  });

  /** Whoever is meant by an address or a name. */
  async function addressee(named: string) {
    const wallet = await addressOf(game.db.staked, named);
    return { wallet, house: houseOf(wallet) !== undefined };
  }

  route(app, 'POST /api/challenges', async (call) => {
    const {
      challengerId,
      challengerNftId: cardId,
      hoofStake,
      rarity,
      minPool,
      rematchOf,
      to,
      unlisted,
      friendly = false,
    } = call.body;
    if (to !== undefined && unlisted) throw invalidInput('unlisted', 'is for nobody in particular');
    const stake = hoofStake as Stake | 0;
    const directly = to !== undefined || unlisted;
    return (friendly ? friendlies : calls).open(call, challengerId, {
      mode: 'duel',
      ...{ cardId, stake, minPool, rematchOf },
      ...(rarity === undefined ? {} : { rarity }),
      ...(to === undefined ? {} : { to: await addressee(to) }),
      ...(directly ? { code: newCode() } : {}),
    });
  });

  route(app, 'POST /api/challenges/accept', async (call) => {
    const { accepterId, challengeId: id, accepterNftId: cardId, expectedPool } = call.body;
    const which = await callsOf(id);
    return which.accept(call, accepterId, { id, cardId, expectedPool }, ACCEPTED[which.kind]);
  });

  route(app, 'DELETE /api/challenges/:id', async (call) => {
    const { id } = call.params;
    return (await callsOf(id)).cancel(call, id);
  });
}
