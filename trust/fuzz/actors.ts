import { ATTRIBUTES } from '../../packages/rules/src/index.ts';
import { enter, type Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';
import type { Chance } from './chance.ts';
import type { Pool } from './pool.ts';
import { ADMIN_PASSWORD } from './world.ts';

/** Somebody who sends requests: a wallet with cards, the operator, or nobody in particular. */
export interface Actor {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly player: Player | undefined;
}

const WALLETS = 5;
const GOATS = ['the-black-pearl', 'the-flea', 'the-wizard', 'kaiser-goat', 'magic-goat'];
const NOBODY: Actor = { name: 'nobody', headers: {}, player: undefined };

export async function createActors(wire: Wire): Promise<Actor[]> {
  const actors: Actor[] = [NOBODY];
  for (let i = 0; i < WALLETS; i += 1) {
    const player = await enter(wire, `fuzz ${i}`, i + 1);
    actors.push({ name: player.address, headers: player.headers, player });
  }
  return [...actors, await logIn(wire)];
}

/** Also when somebody guessed the operator's log-out. */
export async function logIn(wire: Wire): Promise<Actor> {
  const answer = await wire.send({
    method: 'POST',
    path: '/api/admin/login',
    body: { username: 'admin', password: ADMIN_PASSWORD },
  });
  const cookie = answer.cookies.map((line) => line.split(';', 1)[0]).join('; ');
  return { name: 'operator', headers: { cookie }, player: undefined };
}

/** What fields usually hold when this actor fills them in. */
export function knownFields(actor: Actor, pool: Pool, chance: Chance): (field: string) => unknown {
  const card = () => {
    const cards = actor.player?.cards ?? [];
    return cards.length > 0 ? chance.pick(cards).id : 1 + chance.below(20_000);
  };
  const run = () => {
    const from = 1 + chance.below(24_000);
    return {
      kind: 'moment',
      goat: chance.pick(GOATS),
      settings: {
        seed: `fuzz ${chance.below(1_000)}`,
        attributeVariance: 10,
        includeSpecialEditions: chance.maybe(0.5),
        rarityDistribution: { Common: 60, Rare: 25, Epic: 10, Legendary: 5 },
      },
      from,
      to: from + chance.below(20),
    };
  };
  const hex = () => Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('');
  const makers: Record<string, () => unknown> = {
    challengerId: () => actor.player?.address,
    accepterId: () => actor.player?.address,
    playerId: () => actor.player?.address,
    bidderAddress: () => actor.player?.address,
    address: () => actor.player?.address,
    wallet: () => actor.player?.address,
    player: () => actor.player?.address,
    challengerNftId: card,
    accepterNftId: card,
    cardId: card,
    cardIds: () => Array.from({ length: 10 }, card),
    nfts: () => (chance.maybe(0.8) ? 1 + chance.below(20_000) : 1_000_001 + chance.below(20_000)),
    cards: () => (chance.maybe(0.5) ? card() : 1 + chance.below(20_000)),
    tokenId: () => 1_000_001 + chance.below(20_000),
    'base-goats': () => 1 + chance.below(10),
    leaderboard: () => 1 + chance.below(10),
    bids: () => 1 + chance.below(120),
    hoofStake: () => chance.pick([10, 25, 50, 75, 100]),
    bidAmount: () => 1 + chance.below(1_000_000) / 100,
    option: () => 1 + chance.below(4),
    attribute: () => chance.pick(ATTRIBUTES),
    commitment: hex,
    seed: hex,
    salt: hex,
    username: () => 'admin',
    password: () => ADMIN_PASSWORD,
    'master-goats': () => chance.pick(GOATS),
    goat: () => chance.pick(GOATS),
    version: () => undefined,
    runs: () => [run()],
    email: () => `goat${chance.below(500)}@example.org`,
  };
  return (field) => {
    const mentioned = pool.draw(field, chance);
    if (mentioned !== undefined && chance.maybe(0.5)) return mentioned;
    return makers[field]?.() ?? mentioned;
  };
}
