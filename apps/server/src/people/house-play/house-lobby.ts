import { randomInt } from 'node:crypto';
import { type HousePlayer, housePlayers } from '@goats/collection';
import {
  type Battler,
  type Command,
  type HeldCard,
  houseFor,
  type MatchMode,
  type OpeningFacts,
  type OpeningKind,
  RARITIES,
  type Rarity,
  SQUAD_DECK_SIZE,
  type Stake,
  type Strength,
  seekerRating,
  stakeHundredths,
} from '@goats/rules';
import { type Again, runOneDuty } from '../../clock/back-off/run-duty.ts';
import { holdLease } from '../../db/leases.ts';
import type { Game } from '../../game.ts';
import { houseOf, newSeed } from '../../slices/match/index.ts';
import { type OpeningRow, toOpening } from '../../slices/opening/index.ts';
import { freeHouseCards, HOUSE_ADDRESSES, restockHouse } from './house-cards.ts';

interface Wanted {
  readonly kind: OpeningKind;
  readonly mode: MatchMode;
  readonly rarity: Rarity;
}

interface Kept extends Wanted {
  /** Who is to open it if any of them can: every strength is to be found in the lobby. */
  readonly strength: Strength;
}

/** What the house keeps open, so that a visitor alone always finds somebody to play. */
const KEPT_OPEN: readonly Kept[] = [
  { kind: 'challenge', mode: 'duel', rarity: 'Common', strength: 'friendly' },
  { kind: 'challenge', mode: 'duel', rarity: 'Common', strength: 'sharp' },
  { kind: 'challenge', mode: 'duel', rarity: 'Rare', strength: 'friendly' },
  { kind: 'challenge', mode: 'duel', rarity: 'Epic', strength: 'solid' },
  { kind: 'challenge', mode: 'duel', rarity: 'Legendary', strength: 'sharp' },
  { kind: 'request', mode: 'duel', rarity: 'Common', strength: 'friendly' },
  { kind: 'request', mode: 'duel', rarity: 'Rare', strength: 'solid' },
  { kind: 'request', mode: 'duel', rarity: 'Epic', strength: 'sharp' },
  { kind: 'request', mode: 'duel', rarity: 'Legendary', strength: 'solid' },
  { kind: 'request', mode: 'squad', rarity: 'Common', strength: 'friendly' },
];

/** Takes an open one after ten to twenty seconds, each after its own while. */
const SOONEST_MS = 10_000;
const SPREAD_MS = 10_000;
/** In a world for strangers it only helps out: a small challenge that nobody wanted. */
const HELP_AFTER_MS = 2 * 60_000;
const HELPS_WITH = stakeHundredths(10);
/** Nobody waits on the first day: so many small challenges of a wallet are taken within 20 seconds. */
const WELCOMED = 3;
const WELCOME_AFTER_MS = 6_000;
/** Of one kind, mode and tier. */
const MOST_CONSIDERED = 10;

/**
 * One look at the lobby: takes what has waited, opens what is missing, buys what ran out. House
 * players go through the same commands as everybody, so they too can be refused. Answers how much
 * was done.
 */
export async function runHouseLobby(game: Game): Promise<number> {
  if (!(await holdLease(game, 'house-lobby'))) return 0;
  const hand = new Hand(await freeHouseCards(game));
  const open = await openNow(game);
  let done = 0;
  const attempt = async (subject: string, command: Command | null) => {
    // Somebody was faster, or the house is short of something: not this one, then.
    if (command === null) return;
    const run = (again: Again) => game.world.run(command, again);
    if (await runOneDuty(game, 'house-take', { subject }, run)) done += 1;
  };
  const waiting = waitingForHouse(game, open);
  const ratings = await ratingsOf(game, waiting);
  for (const [i, opening] of waiting.entries()) {
    const { kind, id } = opening;
    await attempt(`${kind}:${id}`, take(game, hand, opening, ratings[i]!));
  }
  if (game.config.demoWorld) {
    for (const wanted of missing(open)) {
      const { kind, mode, rarity } = wanted;
      await attempt(`lobby:${kind}-${mode}-${rarity}`, makeOpening(game, hand, wanted));
    }
  }
  const bought = await restockHouse(game, hand.cards);
  return bought ? done + 1 : done;
}

/** The free cards of the house, less what this look at the lobby has put to use. */
class Hand {
  cards: readonly HeldCard[];

  constructor(cards: readonly HeldCard[]) {
    this.cards = cards;
  }

  any(fits: (card: HeldCard) => boolean): HeldCard | undefined {
    return anyOf(this.cards.filter(fits));
  }

  /** The players who could bring what a mode and a tier ask for. */
  able(mode: MatchMode, rarity: Rarity): HousePlayer[] {
    const enough = mode === 'duel' ? 1 : SQUAD_DECK_SIZE;
    return housePlayers().filter(({ address }) => {
      const own = this.of(address);
      return own.length >= enough && own.some((card) => card.rarity === rarity);
    });
  }

  of(address: string): readonly HeldCard[] {
    return this.cards.filter((card) => card.owner === address);
  }

  use(used: readonly HeldCard[]): void {
    this.cards = this.cards.filter((card) => !used.includes(card));
  }
}

/** Where a small challenge stands among all of its wallet's; beyond those who are welcomed it is one more. */
interface Waiting extends OpeningFacts {
  readonly nthSmall: number;
}

async function openNow({ config, db, clock }: Game): Promise<Waiting[]> {
  const rows = await db.prepared<OpeningRow & { nth_small: number }>(
    'open-for-the-house',
    // The first of each wallet, and so many of a kind and tier: what the house has no card for must
    // not stand in the way of what it has.
    `(select o.*, (select count(*)::integer from (
                     select from openings s
                      where s.player = o.player and s.id <= o.id
                        and s.kind = 'challenge' and s.stake = $4
                      order by s.id limit $5) s) as nth_small
        from (
       select w.*, row_number() over (partition by kind, mode, rarity order by id) as place from (
         select *, row_number() over (partition by player order by id) as nth from openings
          where status = 'open' and expires_at > $1 and player <> all ($2)
            and only_for is null and code is null
            -- Whoever wants more than the two stakes is never taken, and must not stand before others.
            and ($6 or kind = 'challenge' and stake = $4 and min_pool <= 2 * stake)) w
        where w.nth = 1) o
      where o.place <= $3 order by o.id)
     union all
     select *, 0, 0, 0 from openings
      where status = 'open' and expires_at > $1 and player = any ($2)`,
    [
      ...[new Date(clock.now()), HOUSE_ADDRESSES, MOST_CONSIDERED],
      ...[HELPS_WITH, WELCOMED + 1, config.demoWorld],
    ],
  );
  return rows.map((row) => ({ ...toOpening(row), nthSmall: row.nth_small }));
}

const isWelcomed = ({ nthSmall }: Waiting) => nthSmall <= WELCOMED;

function waitingForHouse(game: Game, open: readonly Waiting[]): Waiting[] {
  const now = game.clock.now();
  // Spread by number, so that every instance agrees on when.
  const waited = (opening: OpeningFacts, soonest: number) =>
    now - opening.createdAt >= soonest + ((opening.id * 7_919) % SPREAD_MS);
  return open.filter((opening) => {
    if (opening.house) return false;
    if (game.config.demoWorld) return waited(opening, SOONEST_MS);
    return waited(opening, isWelcomed(opening) ? WELCOME_AFTER_MS : HELP_AFTER_MS);
  });
}

/** Where those who wait look for an opponent. */
async function ratingsOf({ db, world }: Game, waiting: readonly OpeningFacts[]): Promise<number[]> {
  const questions = waiting.map(({ player }) => ({ ask: 'battler', address: player }) as const);
  const battlers = (await world.answers(db, questions)) as (Battler | null)[];
  return battlers.map(seekerRating);
}

/** Mostly somebody who plays about as well as whoever waits; on a first day somebody friendly. */
function take({ clock, config }: Game, hand: Hand, opening: Waiting, rating: number) {
  const { kind, id, mode, rarity } = opening;
  const able = hand.able(mode, rarity);
  const gentle = able.filter(({ strength }) => strength === 'friendly');
  const welcomed = !config.demoWorld && isWelcomed(opening) && gentle.length > 0;
  const player = houseFor(rating, welcomed ? gentle : able, random);
  if (!player) return null;
  const card = anyOf(hand.of(player.address).filter((each) => each.rarity === rarity))!;
  // For a battle the server brings the nearest card, as it does for anybody who names none.
  const named = kind === 'challenge' ? { cardId: card.id } : {};
  hand.use(kind === 'challenge' ? [card] : hand.of(player.address));
  return {
    type: 'accept',
    ...{ kind, id, wallet: player.address, house: true, serverSeed: newSeed() },
    gentle: player.strength === 'friendly',
    ...named,
    at: clock.now(),
  } satisfies Command;
}

/** `missing([{ kind: 'challenge', mode: 'duel', rarity: 'Common', … }])`: what is not open yet. */
function missing(open: readonly OpeningFacts[]): Kept[] {
  const there = open.filter(({ house }) => house);
  const without = (wanted: readonly Kept[], fits: (one: Kept, other: OpeningFacts) => boolean) =>
    wanted.filter((each) => {
      const found = there.findIndex((one) => nameOf(one) === nameOf(each) && fits(each, one));
      if (found >= 0) there.splice(found, 1);
      return found < 0;
    });
  // Those of the right strength first: one of another must not be taken for it.
  const strengthOf = ({ player }: OpeningFacts) => houseOf(player)?.strength;
  const unmatched = without(KEPT_OPEN, (each, one) => strengthOf(one) === each.strength);
  return without(unmatched, () => true);
}

const nameOf = ({ kind, mode, rarity }: Wanted) => `${kind} ${mode} ${rarity}`;

/** Mostly with a card of the tier it asks for; now and then a challenge as the underdog. */
function makeOpening({ clock }: Game, hand: Hand, wanted: Kept): Command | null {
  const { kind, mode, rarity, strength } = wanted;
  const lower = RARITIES[RARITIES.indexOf(rarity) - 1];
  const underdog = kind === 'challenge' && lower !== undefined && randomInt(5) === 0;
  const tier = underdog ? lower : rarity;
  const able = hand.able(mode, tier);
  const player = anyOf(able.filter((each) => each.strength === strength)) ?? anyOf(able);
  if (!player) return null;
  const own = hand.of(player.address);
  const captain = anyOf(own.filter((card) => card.rarity === tier))!;
  const deck = [captain, ...own.filter((card) => card !== captain)].slice(
    0,
    mode === 'duel' ? 1 : SQUAD_DECK_SIZE,
  );
  hand.use(deck);
  return {
    type: 'open',
    ...{ kind, mode, wallet: player.address, house: true },
    ...(mode === 'duel' ? { cardId: captain.id } : { cardIds: deck.map(({ id }) => id) }),
    ...(kind === 'challenge' ? { rarity } : {}),
    // Anybody may play the house, also those who have had their bonuses with it.
    ...{ stake: anyOf(player.stakes) as Stake, minPool: 0, at: clock.now() },
  };
}

const random = () => randomInt(2 ** 40) / 2 ** 40;

function anyOf<T>(list: readonly T[]): T | undefined {
  return list[randomInt(Math.max(1, list.length))];
}
