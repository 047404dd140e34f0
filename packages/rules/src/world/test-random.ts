import { ATTRIBUTES } from '../attributes.ts';
import { utcDay } from '../economy/limits.ts';
import { STAKE_OPTIONS } from '../economy/stakes.ts';
import { otherSeat, type Seat } from '../engine/seats.ts';
import { testCard } from '../engine/test-matches.ts';
import { sha256Hex } from '../hash/sha256.ts';
import { drawQuests, questId } from '../quests/quests.ts';
import { RARITIES } from '../rarity.ts';
import { testAuction } from './auction/test-auctions.ts';
import { CUP_ATTEMPTS, cupCommand } from './cup/test-random-cups.ts';
import type { Command } from './kernel/registry.ts';
import type { MatchFacts } from './match/facts.ts';
import { commitTo, openUp } from './match/test-play.ts';
import type { OpeningFacts } from './opening/facts.ts';
import { addCard, createWorld, dayKey, NOON, type World, walletNamed } from './test-facts.ts';

export const WALLETS = ['a', 'b', 'c', 'd'].map(walletNamed);
const CARDS_EACH = 12;
const UNOWNED = 6;

/** Four wallets with so many cards each, one of them nearly broke, and a few cards for sale. */
export function randomWorld(treasury: number, cardsEach = CARDS_EACH): World {
  const [a, b, c, d] = WALLETS as [string, string, string, string];
  const world = createWorld({ treasury, [a]: 200_000, [b]: 200_000, [c]: 60_000, [d]: 3_000 });
  const { starter } = world.economy;
  world.economy = { ...world.economy, starter: { ...starter, hoof: 45 }, weekBudget: 20 };
  for (const [w, owner] of WALLETS.entries()) {
    for (let i = 0; i < cardsEach; i += 1) {
      const rarity = RARITIES[i < 8 ? 1 : i % RARITIES.length]!;
      addCard(world, w * 100 + i + 1, rarity, { owner, level: 60 + ((w * 7 + i * 13) % 41) });
    }
  }
  for (let i = 0; i < UNOWNED; i += 1) addCard(world, 900 + i, RARITIES[i % 3]!, { price: 1000 });
  // Two house players, so that some cups are filled up and others have byes.
  for (const letter of ['7', '8']) world.houses.add(walletNamed(letter));
  // Whoever has not played has solved a puzzle.
  for (const wallet of [a, c]) world.solved.add(dayKey(utcDay(NOON), wallet));
  world.auctions.set(900, testAuction({ id: 1, endsAt: NOON + 3_600_000, startPrice: 5 }));
  return world;
}

/** What somebody tries, before it is known whether there is anything to try it on. */
export interface Attempt {
  readonly does: (typeof ATTEMPTS)[number];
  readonly who: number;
  /** Which opening, match or card, of those there are. */
  readonly which: number;
  readonly how: number;
}

export const ATTEMPTS = [
  ...['open', 'accept', 'play', 'concede', 'time-out', 'cancel', 'expire', 'give-back'],
  ...['mint', 'starter', 'purse', 'move-in', 'bid', 'confirm-bid', 'practice', 'return-cards'],
  ...['list', 'unlist', 'buy', 'offer', 'withdraw-offer', 'expire-offer', 'accept-offer'],
  ...['propose-swap', 'accept-swap', 'drop-swap', 'expire-swap'],
  ...CUP_ATTEMPTS,
  'nonsense',
  'ask',
] as const;

/** Mostly collected, which is refused before it is done, and sometimes changed. */
function quested(wallet: string, which: number, at: number): Command {
  const day = utcDay(at);
  const seed = sha256Hex('quests');
  const quest = questId(day, nth(drawQuests(seed, day), which)!.quest);
  return { type: which % 5 === 0 ? 'change-quest' : 'claim-quest', wallet, quest, seed, at };
}

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

/** An attempt as a command in this world, or null when there is nothing to try it on. */
export function commandOf(world: World, attempt: Attempt, at: number): Command | null {
  const { does, who, which, how } = attempt;
  const wallet = nth(WALLETS, who)!;
  const openings = [...world.openings.values()];
  const waiting = openings.filter(({ status }) => status === 'open');
  const live = [...world.matches.values()].filter(({ state }) => state.phase !== 'finished');
  const opening = nth(waiting, which);
  const match = nth(live, which);
  switch (does) {
    case 'open':
      return opened(world, attempt, at);
    case 'ask':
      return asked(world, attempt, at);
    case 'accept': {
      const others = waiting.filter((each) => each.player !== wallet && each.expiresAt > at);
      const wanted = how % 8 === 0 ? opening : nth(others, which);
      return wanted ? accepted(world, wanted, attempt, at) : null;
    }
    case 'cancel':
      return opening ? { type: 'cancel', ...idOf(opening), wallet: opening.player, at } : null;
    case 'expire':
      return opening ? { type: 'expire', ...idOf(opening), at } : null;
    case 'play':
      return match ? played(match, how, at) : null;
    case 'concede': {
      if (!match) return null;
      const { address } = match.state.players[(how % 2) as Seat];
      return { type: 'move', matchId: match.id, address, move: { type: 'concede' }, at };
    }
    case 'time-out':
      return match ? { type: 'time-out', matchId: match.id, at: dueOf(match, how, at) } : null;
    case 'give-back':
      return match
        ? { type: 'give-back', matchId: match.id, began: at - how * 1000, until: at, at }
        : null;
    case 'mint':
      return { type: 'mint', cardId: 900 + (which % (UNOWNED + 1)), wallet, at };
    case 'starter':
      // A wallet's first pack, and the packs and quests of its days.
      if (how % 4 > 1) return quested(wallet, which, at);
      return how % 2 === 0
        ? { type: 'starter', wallet, rolls: [which % 100], at }
        : { type: 'daily-pack', wallet, rolls: [which % 100, 0, 70, 95], own: which % 4, at };
    case 'purse':
      return {
        ...{ type: 'purse', address: wallet, reference: `house:${at}-${which}` },
        ...{ least: 5_000, full: 10_000, at },
      };
    case 'move-in':
      return {
        ...{ type: 'move-in', address: walletNamed('e'), name: 'Emil', reference: 'house:emil' },
        ...{ cardIds: [900 + (which % UNOWNED)], hoof: how, at },
      };
    case 'bid':
      return {
        ...{ type: 'bid', cardId: 900, bidder: wallet, amount: how / 4 },
        ...{ verified: which % 2 === 0, at },
      };
    case 'confirm-bid':
      return { type: 'confirm-bid', bidId: nth([...world.bids.keys()], which) ?? 1, wallet, at };
    case 'return-cards':
      return {
        ...{ type: 'return-cards', wallet, reason: 'a capture', since: NOON - how, at },
        cardIds: [...Array.from({ length: UNOWNED }, (_, i) => 900 + i), which + 1],
        operator: { username: 'admin', address: '127.0.0.1', details: {} },
      };
    case 'practice':
      return {
        ...{ type: 'practice', mode: 'duel', players: [wallet, walletNamed('f')] },
        hands: [[testCard(5001, 'Rare', 80)], [testCard(5002, 'Rare', 70)]],
        ...{ serverSeed: sha256Hex(`practice ${which}`), at },
      };
    case 'list':
    case 'unlist':
    case 'buy':
    case 'offer':
      return traded(world, { ...attempt, does }, at);
    case 'withdraw-offer':
    case 'expire-offer':
    case 'accept-offer': {
      const standing = [...world.offers.values()];
      const { id: offerId, owner, bidder, expiresAt } = nth(standing, which) ?? NO_OFFER;
      if (does === 'accept-offer') {
        return { type: does, offerId, wallet: how % 5 === 0 ? wallet : owner, at };
      }
      const due = does === 'expire-offer' && how % 3 > 0 ? Math.max(at, expiresAt) : at;
      return { type: does, offerId, wallet: does === 'expire-offer' ? null : bidder, at: due };
    }
    case 'propose-swap':
      return swapOf(world, attempt, at);
    case 'accept-swap':
    case 'drop-swap':
    case 'expire-swap': {
      const all = [...world.swaps.values()];
      const open = all.filter(({ status }) => status === 'open');
      const { id, addressee, proposer, expiresAt } =
        nth(how % 6 === 0 ? all : open, which) ?? NO_SWAP;
      const named = { swapId: id, at };
      if (does === 'expire-swap') {
        return { type: does, swapId: id, at: how % 3 > 0 ? Math.max(at, expiresAt) : at };
      }
      const party = how % 2 === 0 || does === 'accept-swap' ? addressee : proposer;
      return { type: does, ...named, wallet: how % 7 === 0 ? wallet : party };
    }
    case 'open-cup':
    case 'enter-cup':
    case 'leave-cup':
    case 'start-cup':
    case 'cancel-cup':
    case 'pay-week':
      return cupCommand(world, does, { wallet, which, how }, at);
    case 'nonsense':
      return nonsense(openings, [...world.matches.values()], attempt, at);
  }
}

/** Mostly when the deadline has passed. */
function dueOf({ state }: MatchFacts, how: number, at: number): number {
  return state.phase === 'finished' || how % 4 === 0 ? at : Math.max(at, state.deadline);
}

const NO_OFFER = { id: 88_888, owner: walletNamed('9'), bidder: walletNamed('9'), expiresAt: 0 };

const NO_SWAP = {
  ...{ id: 88_888, proposer: walletNamed('9'), addressee: walletNamed('9'), expiresAt: 0 },
};

/** One or two cards of one's own for one or two of somebody else's, and HOOF on one side or none. */
function swapOf(world: World, { who, which, how }: Attempt, at: number): Command {
  const wallet = nth(WALLETS, who)!;
  const to = nth(WALLETS, who + 1 + (how % 3))!;
  const some = (owner: string, from: number) => {
    const cards = [...world.cards.values()].filter((card) => card.owner === owner);
    const ids = [0, 1].slice(0, 1 + (how % 2)).map((i) => nth(cards, from + i)?.id ?? 0);
    return [...new Set(ids)];
  };
  return {
    ...{ type: 'propose-swap', wallet, to, give: some(wallet, which), take: some(to, how) },
    ...{ hoof: how % 3 === 0 ? 0 : (how % 3 === 1 ? 1 : -1) * (2 + how * 40), at },
  };
}

/** Mostly one's own card to sell, another's to buy, and the price that is asked. */
function traded(
  world: World,
  { does, who, which, how }: Attempt & { readonly does: 'list' | 'unlist' | 'buy' | 'offer' },
  at: number,
): Command {
  const wallet = nth(WALLETS, who)!;
  const selling = does === 'list' || does === 'unlist';
  const cards = [...world.cards.values()].filter(
    ({ owner, asked }) =>
      (owner === wallet) === selling &&
      (does === 'list' || does === 'offer' || how % 4 === 0 || asked !== undefined),
  );
  const card = nth(cards, which);
  const named = { cardId: card?.id ?? 0, wallet, at };
  const price = 2 + how * 40;
  switch (does) {
    case 'list':
      return { type: does, ...named, price };
    case 'unlist':
      return { type: does, ...named };
    case 'buy':
      return { type: does, ...named, price: how % 6 === 0 ? price : (card?.asked ?? price) };
    case 'offer':
      return { type: does, ...named, amount: price };
  }
}

const idOf = ({ kind, id }: OpeningFacts) => ({ kind, id });

function opened(world: World, { who, which, how }: Attempt, at: number): Command {
  const wallet = nth(WALLETS, who)!;
  const own = [...world.cards.values()].filter(({ owner }) => owner === wallet);
  const squad = how % 5 === 0;
  const kind = squad || how % 2 === 0 ? 'request' : 'challenge';
  const rarity = nth(RARITIES, which)!;
  return {
    ...{ type: 'open', kind, wallet, house: false, mode: squad ? 'squad' : 'duel' },
    ...(squad
      ? { cardIds: own.slice(0, 10).map(({ id }) => id) }
      : { cardId: nth(own, which)?.id ?? 0 }),
    ...(kind === 'challenge' ? { rarity } : {}),
    ...(how % 3 === 0 ? {} : { minPool: 0 }),
    ...{ stake: nth(STAKE_OPTIONS, how)!, at },
  };
}

/** A friendly, mostly, or a challenge, for one player or for whoever holds its link. */
export function asked(world: World, { who, which, how }: Attempt, at: number): Command {
  const wallet = nth(WALLETS, who)!;
  const own = [...world.cards.values()].filter(({ owner }) => owner === wallet);
  const friendly = how % 3 > 0;
  const to = { wallet: nth(WALLETS, who + 1 + (how % 3))!, house: false };
  return {
    ...{ type: 'open', kind: friendly ? 'friendly' : 'challenge', wallet, house: false },
    ...{
      mode: 'duel',
      cardId: nth(own, which)?.id ?? 0,
      code: `code ${world.lastId} ${who} ${which} ${how} ${at}`,
    },
    ...(friendly ? {} : { rarity: nth(RARITIES, which)!, minPool: 0 }),
    ...(how % 2 === 0 ? { to } : {}),
    ...{ stake: friendly ? 0 : nth(STAKE_OPTIONS, how)!, at },
  };
}

function accepted(world: World, opening: OpeningFacts, attempt: Attempt, at: number): Command {
  const { who, which, how } = attempt;
  const wallet = nth(WALLETS, who)!;
  const fitting = [...world.cards.values()].filter(
    (card) => card.owner === wallet && card.rarity === opening.rarity,
  );
  const named = opening.mode === 'duel' && how % 3 !== 0;
  return {
    ...{ type: 'accept', ...idOf(opening), wallet, house: false },
    ...(named ? { cardId: nth(fitting, which)?.id ?? 0 } : {}),
    ...(how % 7 === 0 ? { expectedPool: opening.minPool } : {}),
    ...(how % 9 === 0 ? {} : { code: opening.code }),
    ...{ serverSeed: sha256Hex(`server ${opening.id}`), at },
  };
}

/** What a side of a match means to bring: mostly the announced, else a card of its own. */
function lineupOf({ id, kind, hands, state }: MatchFacts, seat: Seat): number[] {
  const { announced } = state.players[seat];
  if ((kind === 'cup' || kind === 'friendly') && (id + seat) % 3 > 0)
    return [nth(hands![seat], id)!.id];
  if (state.mode === 'squad') return announced.slice(seat * 5, seat * 5 + 5).map((card) => card.id);
  return (id + seat) % 3 === 0 ? [announced[0]!.id + 1] : [announced[0]!.id];
}

/** The next sensible move of one of the two; one side in five never opens. */
export function played(
  match: MatchFacts,
  how: number,
  at: number,
  lineup: (match: MatchFacts, seat: Seat) => number[] = lineupOf,
): Command | null {
  const { state, id } = match;
  if (state.phase === 'finished') return null;
  if (state.phase === 'pick') {
    const { address } = state.players[how % 11 === 0 ? otherSeat(state.turn) : state.turn];
    const move = { type: 'pick', attribute: nth(ATTRIBUTES, how)! } as const;
    return { type: 'move', matchId: id, address, move, at };
  }
  // Mostly whoever has still to act, so that some matches are played out by both.
  const wanted = (how % 2) as Seat;
  const { commitments } = state;
  const acted = state.phase === 'commit' ? commitments : state.openings;
  const seat = acted[wanted] !== null && how % 7 > 0 ? otherSeat(wanted) : wanted;
  const { address } = state.players[seat];
  if (state.phase === 'commit') return commitTo(match, address, lineup(match, seat), at);
  return (id * 3 + seat) % 5 === 0 ? null : openUp(match, address, lineup(match, seat), at);
}

/** Things that nobody may do: other people's, long gone, or never there. */
function nonsense(
  openings: readonly OpeningFacts[],
  matches: readonly MatchFacts[],
  { who, which, how }: Attempt,
  at: number,
): Command {
  const wallet = nth(WALLETS, who)!;
  const kind = how % 2 === 0 ? 'challenge' : 'request';
  const opening = nth(openings, which) ?? { kind, id: 77_777 };
  const { id: matchId } = nth(matches, which) ?? { id: 77_777 };
  const moves = [
    { type: 'cancel', kind: opening.kind, id: opening.id, wallet, at },
    { type: 'move', matchId, address: walletNamed('9'), move: { type: 'concede' }, at },
    { type: 'time-out', matchId, at: at - 10_000_000 },
    { type: 'mint', cardId: which + 1, wallet, at },
    { type: 'bid', cardId: which + 1, bidder: wallet, amount: how, verified: false, at },
  ] as const satisfies readonly Command[];
  return nth(moves, how)!;
}
