import { randomBytes } from 'node:crypto';
import { nameKey, type Stake } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { Game } from '../../game.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { addressNamed } from '../../people/players/name-store.ts';
import { houseOf } from '../match/index.ts';
import { createOpeningCalls } from './opening-calls.ts';
import { toChallenge } from './opening-view.ts';

/** Twice the 128 bits that nobody could try out would be no harder to send. */
const newCode = () => randomBytes(16).toString('base64url');

const ACCEPTED = 'Challenge accepted. Both stakes are in the vault: see you in the arena.';

/** The API's face of openings whose cards stay with their owners. */
export function challengeRoutes(app: FastifyInstance, game: Game): void {
  const calls = createOpeningCalls(game, 'challenge', toChallenge);

  route(app, 'GET /api/challenges', (call) => calls.all(call));

  route(app, 'GET /api/challenges/:id', (call) => calls.one(call, call.params.id));

  /** Whoever is meant by an address or a name. */
  async function addressee(named: string) {
    const known = /^0x[0-9a-f]{40}$/i.test(named)
      ? named.toLowerCase()
      : await addressNamed(game.db.staked, nameKey(named));
    if (known === undefined) throw notFound(`Nobody is called ${named}.`);
    return { wallet: known, house: houseOf(known) !== undefined };
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
    } = call.body;
    if (to !== undefined && unlisted) throw invalidInput('unlisted', 'is for nobody in particular');
    const stake = hoofStake as Stake;
    const directly = to !== undefined || unlisted;
    return calls.open(call, challengerId, {
      mode: 'duel',
      ...{ cardId, stake, rarity, minPool, rematchOf },
      ...(to === undefined ? {} : { to: await addressee(to) }),
      ...(directly ? { code: newCode() } : {}),
    });
  });

  route(app, 'POST /api/challenges/accept', (call) => {
    const { accepterId, challengeId: id, accepterNftId: cardId, expectedPool } = call.body;
    return calls.accept(call, accepterId, { id, cardId, expectedPool }, ACCEPTED);
  });

  route(app, 'DELETE /api/challenges/:id', (call) => calls.cancel(call, call.params.id));
}
