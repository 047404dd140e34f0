import { advanceAuctions } from '../../apps/server/src/slices/auction/advance-auctions.ts';
import { runCups } from '../../apps/server/src/slices/cup/run-cups.ts';
import { keepDeadlines } from '../../apps/server/src/slices/match/deadlines.ts';
import { expireOpenings } from '../../apps/server/src/slices/opening/expiry.ts';
import { turnSeasons } from '../../apps/server/src/slices/season/turn-seasons.ts';
import { expireOffers } from '../../apps/server/src/slices/trade/expire-offers.ts';
import { breakSwaps, expireSwaps } from '../../apps/server/src/slices/trade/swaps/end-swaps.ts';
import { payWeeks } from '../../apps/server/src/slices/week/pay-weeks.ts';
import { testOperator } from '../../apps/server/src/testing/test-operator.ts';
import {
  type Answer,
  challengeBody,
  duelBetween,
  kickOff,
  playOut,
  type TestPlayer,
} from '../../apps/server/src/testing/test-players.ts';
import { testWallet } from '../../apps/server/src/testing/test-wallet.ts';
import { callNamed, type Listener, must } from './actor.ts';
import { costOf } from './compare.ts';
import { addressOf } from './fill-people.ts';
import type { OpenWorld } from './open-world.ts';
import { ACTORS } from './sizes.ts';

type Actor = TestPlayer & { readonly cards: number[] };

/** Who is there to play a scene, and how often it was played before. */
export interface Cast {
  readonly world: OpenWorld;
  readonly actors: readonly Actor[];
  readonly heard: Listener;
  readonly turn: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

/** Two others at every turn; everybody brings each card once. */
function pair({ actors, turn }: Cast, from = 0): [Actor, Actor] {
  const at = (n: number) => actors[(from + 2 * turn + n) % actors.length]!;
  return [at(0), at(1)];
}

function card(actor: Actor): number {
  const id = actor.cards.pop();
  if (id === undefined) throw new Error(`${actor.address} is out of cards`);
  return id;
}

/** The last one: packs draw by lot, and would have drawn one that was named beforehand now and then. */
async function unowned({ db }: OpenWorld): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `select card_id as id from card_holdings h
      where owner is null and rarity = 'Common'
        and not exists (select from auctions a where a.card_id = h.card_id)
      order by card_id desc limit 1`,
  );
  return row!.id;
}

export const SCENES: Readonly<Record<string, (cast: Cast) => Promise<void>>> = {
  async duel(cast) {
    const [one, other] = pair(cast);
    const cards = [card(one), card(other)] as const;
    const id = await duelBetween(one, other, { cards });
    await kickOff([one, other], id, [[cards[0]], [cards[1]]]);
    await playOut([one, other], id);
    // Refused to whoever has had the card of this day.
    const pack = await one.call('POST', '/api/packs/daily');
    if (pack.status !== 409) must(pack);
    const { quests } = must(await one.call('GET', '/api/me/quests'));
    for (const { id } of quests) {
      const paid = await one.call('POST', `/api/me/quests/${id}/claim`);
      if (paid.status !== 409) must(paid);
    }
    const changed = await one.call('POST', `/api/me/quests/${quests[0].id}/change`);
    if (changed.status !== 409) must(changed);
  },

  async 'an opening that is taken back, and one that runs out'(cast) {
    const [one, other] = pair(cast);
    for (const [player, path] of [
      [one, '/api/challenges'],
      [other, '/api/battles/requests'],
    ] as const) {
      const request = { playerId: player.address, hoofStake: 10, gameMode: 'duel' };
      const body = (id: number) =>
        path === '/api/challenges'
          ? challengeBody(player, id, 'Common')
          : { ...request, cardId: id };
      const { id } = must(await player.call('POST', path, body(card(player))));
      must(await player.call('DELETE', `${path}/${id}`));
      must(await player.call('POST', path, body(card(player))));
    }
    cast.world.clock.advance(DAY_MS);
    await expireOpenings(cast.world.app.game);
    cast.world.clock.reset();
  },

  async 'a match that only the clock ends'(cast) {
    const [one, other] = pair(cast, 1);
    await duelBetween(one, other, { cards: [card(one), card(other)] });
    for (let beat = 0; beat < 3; beat += 1) {
      cast.world.clock.advance(2 * MINUTE_MS);
      await keepDeadlines(cast.world.app.game);
    }
    cast.world.clock.reset();
  },

  async market(cast) {
    const [seller, buyer] = pair(cast);
    const id = card(seller);
    // Those who follow the goat are told.
    must(await seller.call('POST', `/api/cards/${id}/listing`, { price: 50 }));
    must(await seller.call('DELETE', `/api/cards/${id}/listing`));
    must(await seller.call('POST', `/api/cards/${id}/listing`, { price: 40 }));
    must(await buyer.call('POST', `/api/cards/${id}/buy`, { price: 40 }));
  },

  async offers(cast) {
    const [owner, bidder] = pair(cast);
    const [id, lapsing] = [card(owner), card(owner)];
    const offer = (on: number, amount: number) =>
      bidder.call('POST', `/api/cards/${on}/offers`, { amount });
    const first = must(await offer(id, 30));
    must(await bidder.call('DELETE', `/api/offers/${first.id}`));
    const second = must(await offer(id, 31));
    must(await owner.call('POST', `/api/offers/${second.id}/accept`));
    must(await offer(lapsing, 32));
    cast.world.clock.advance(8 * DAY_MS);
    await expireOffers(cast.world.app.game);
    cast.world.clock.reset();
  },

  async swaps(cast) {
    const [one, other] = pair(cast);
    const { game } = cast.world.app;
    const [given, sold, taken] = [card(one), card(one), card(other)];
    const propose = async (give: number, take: number, hoof: number) =>
      must(
        await one.call('POST', '/api/swaps', {
          to: other.address,
          give: [give],
          take: [take],
          hoof,
        }),
      );
    const first = await propose(given, taken, 5);
    must(await one.call('DELETE', `/api/swaps/${first.id}`));
    const second = await propose(given, taken, -5);
    must(await other.call('POST', `/api/swaps/${second.id}/accept`));
    await propose(sold, given, 5);
    must(await one.call('POST', `/api/cards/${sold}/listing`, { price: 40 }));
    must(await other.call('POST', `/api/cards/${sold}/buy`, { price: 40 }));
    await breakSwaps(game);
    await propose(taken, given, 0);
    cast.world.clock.advance(8 * DAY_MS);
    await expireSwaps(game);
    cast.world.clock.reset();
  },

  async 'a cup'(cast) {
    const { world, actors, turn } = cast;
    const startsAt = new Date(world.clock.now() + 6 * MINUTE_MS).toISOString();
    const cup = { kind: 'knockout', tier: 'Common', size: 8, fee: 0, startsAt };
    const opened = await operate(cast, 'POST', '/api/admin/cups', cup);
    const people = Array.from({ length: 4 }, (_, i) => actors[(4 * turn + i) % actors.length]!);
    const enter = (who: Actor) =>
      who.call('POST', `/api/cups/${opened.id}/entries`, { cardIds: [card(who)] });
    for (const who of people) must(await enter(who));
    must(await people[0]!.call('DELETE', `/api/cups/${opened.id}/entries`));
    must(await enter(people[0]!));
    const other = await operate(cast, 'POST', '/api/admin/cups', cup);
    await operate(cast, 'DELETE', `/api/admin/cups/${other.id}`);
    world.clock.advance(7 * MINUTE_MS);
    await runCups(world.app.game);
    // Left to the clock, or its cards would be busy when they are wanted again.
    for (let beat = 0; beat < 12; beat += 1) {
      world.clock.advance(2 * MINUTE_MS);
      await keepDeadlines(world.app.game);
      await runCups(world.app.game);
    }
    world.clock.reset();
  },

  async 'an auction'(cast) {
    const { world } = cast;
    const [one, other] = pair(cast);
    const cardId = await unowned(world);
    const put = { cardId, startPrice: 10, durationMinutes: 60 };
    const { id } = await operate(cast, 'POST', '/api/admin/auctions', put);
    const bid = (who: Actor, bidAmount: number) =>
      who.call('POST', `/api/nfts/${cardId}/bid`, { bidAmount, bidderAddress: who.address });
    must(await bid(one, 20));
    must(await bid(other, 25));
    await operate(cast, 'POST', `/api/admin/auctions/${id}/extend`, { minutes: 10 });
    await operate(cast, 'POST', `/api/admin/auctions/${id}/end`);
    await advanceAuctions(world.app.game);
    const passed = { wallet: other.address, reason: 'They did not pay.' };
    await operate(cast, 'POST', `/api/admin/auctions/${id}/pass`, passed);
    must(await one.call('POST', `/api/auctions/${id}/complete`));
    await operate(cast, 'POST', `/api/admin/auctions/${id}/confirm`, { wallet: one.address });
  },

  async newcomers(cast) {
    const { world, turn, heard } = cast;
    const wallet = testWallet(world, `newcomer ${turn}`);
    await wallet.signIn();
    const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) => {
      const [response, cost] = await costOf(world, () => wallet.send({ method, url, payload }));
      if (response.statusCode >= 300) throw new Error(`${url} ${response.body}`);
      heard(callNamed(method, url), cost);
    };
    await call('POST', '/api/packs/starter');
    await call('PUT', '/api/me/name', { name: `Keeper of ${turn} herds` });
    await call('PUT', '/api/me/watches/goats/1');
    await call('PUT', '/api/me/callbacks', { rested: true, cups: true });
    await call('PUT', `/api/me/watches/cards/${1 + turn}`);
    await call('DELETE', `/api/me/watches/cards/${1 + turn}`);
    await call('POST', '/api/me/inbox/read', { upTo: 1 });
    await call('POST', '/api/practice', {});
    await call('POST', '/api/subscribe', { email: `herd${turn}@example.org` });
    await call('POST', '/api/auth/logout');
  },

  async 'the market of the mint'(cast) {
    const [one] = pair(cast);
    const id = await unowned(cast.world);
    must(await one.call('POST', `/api/cards/${id}/mint`, { playerId: one.address }));
  },

  async 'the club'(cast) {
    const { actors, turn } = cast;
    const who = actors[turn % actors.length]!;
    const club = must(await who.call('GET', '/api/club'));
    const event = club.events.find(({ left }: { left: number | null }) => left !== 0);
    must(await who.call('POST', `/api/club/events/${event.id}/reservation`));
    must(await who.call('DELETE', `/api/club/events/${event.id}/reservation`));
    const { id } = club.proposals[0];
    must(await who.call('POST', `/api/club/proposals/${id}/vote`, { option: 1 }));
    const named = addressOf(ACTORS + 1 + 2 * (turn % 50));
    const rude = { reason: 'It is rude.' };
    const path = `/api/players/${named}/report`;
    const report = await who.call('POST', path, rude);
    if (report.status !== 409) must(report);
  },

  /** Once: only this week has points of everybody. */
  async 'a week is paid'({ world, turn }) {
    if (turn > 0) return;
    world.clock.advance(8 * DAY_MS);
    await payWeeks(world.app.game);
  },

  /** Once: everybody plays in this season. */
  async 'a season is left'({ world, turn }) {
    if (turn > 0) return;
    world.clock.advance(29 * DAY_MS);
    await turnSeasons(world.app.game);
  },

  async 'the desk'(cast) {
    const wallet = cast.actors.at(-1)!.address;
    const reason = 'It looks like a farm.';
    await operate(cast, 'POST', `/api/admin/wallets/${wallet}/freeze`, { reason });
    await operate(cast, 'DELETE', `/api/admin/wallets/${wallet}/freeze`, { reason });
  },
};

/** Once for each world: logging in is slow on purpose. */
const operators = new Map<OpenWorld, ReturnType<typeof testOperator>>();

async function operate(
  { world, heard }: Cast,
  method: 'POST' | 'DELETE',
  url: string,
  payload: object = {},
) {
  if (!operators.has(world)) operators.set(world, testOperator(world));
  const operator = await operators.get(world)!;
  const [response, cost] = await costOf(world, () => operator.send({ method, url, payload }));
  const answer: Answer = {
    status: response.statusCode,
    body: response.body ? response.json() : undefined,
  };
  must(answer);
  heard(callNamed(method, url), cost);
  return answer.body;
}
