import { randomInt } from 'node:crypto';
import { type HousePlayer, housePlayers } from '@goats/collection';
import {
  type Hundredths,
  type MatchMode,
  RARITIES,
  type Rarity,
  SQUAD_DECK_SIZE,
  type Stake,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { acceptChallenge, createChallenge } from '../challenges/challenge-service.ts';
import type { Announcement } from '../matches/announcements.ts';
import type { Play } from '../matches/play.ts';
import { createRequest, joinRequest } from '../requests/request-service.ts';
import { freeHouseCards, HOUSE_ADDRESSES, type HouseCard, restockHouse } from './house-cards.ts';

/** What the house keeps open, so that a visitor alone always finds somebody to play. */
const CHALLENGE_TIERS: readonly Rarity[] = ['Common', 'Common', 'Rare', 'Epic', 'Legendary'];
const DUEL_TIERS: readonly Rarity[] = ['Common', 'Rare', 'Epic', 'Legendary'];
const SQUAD_TIERS: readonly Rarity[] = ['Common'];

/** Takes an open one after ten to twenty seconds, each after its own while. */
const SOONEST_MS = 10_000;
const SPREAD_MS = 10_000;
/** What is opened right after a match with a person is a rematch: it is theirs for a minute. */
const REMATCH_MS = 60_000;
const JUST_PLAYED_MS = 5 * 60_000;

/** Any number; all instances must agree on it, so that one of them at a time runs the lobby. */
const LOBBY_LOCK = 4_201_991;
const MOST_TURNS = 20;

/**
 * One look at the lobby: takes what has waited, opens what is missing, buys what ran out. House
 * players go through the same doors as everybody, so they too can be refused. Answers how much
 * was done.
 */
export async function runHouseLobby(play: Play): Promise<number> {
  const refused = new Set<string>();
  let done = 0;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const announcements = await takeTurn(play, refused);
    if (announcements === null) break;
    if (announcements.length > 0) done += 1;
    play.announcements.announce(announcements);
  }
  return done;
}

/** One thing, in one transaction; null when there is nothing to do or another instance does it. */
async function takeTurn(play: Play, refused: Set<string>): Promise<Announcement[] | null> {
  const now = play.deps.clock.now();
  let doing: string | undefined;
  try {
    return await play.deps.db.transaction(async (tx) => {
      const [lock] = await tx.query<{ mine: boolean }>(
        'select pg_try_advisory_xact_lock($1) as mine',
        [LOBBY_LOCK],
      );
      if (!lock?.mine) return null;
      const free = await freeHouseCards(tx, now);
      const next = (await plan(tx, free, now)).find(({ name }) => !refused.has(name));
      if (!next) return null;
      doing = next.name;
      return next.run();
    });
  } catch (error) {
    if (!(error instanceof AppError) || doing === undefined) throw error;
    // Somebody was faster, or the house is short of something: not this one, then.
    refused.add(doing);
    return [];
  }
}

interface Errand {
  readonly name: string;
  readonly run: () => Promise<Announcement[]>;
}

async function plan(tx: Queryable, free: readonly HouseCard[], now: number): Promise<Errand[]> {
  return [
    ...(await challengesToTake(tx, free, now)),
    ...(await requestsToTake(tx, free, now)),
    ...(await openingsToMake(tx, free, now)),
    {
      name: 'restock',
      run: async () => {
        if ((await restockHouse(tx, free, now)) === null) {
          throw new AppError('CONFLICT', 'The house has all it needs.');
        }
        return [];
      },
    },
  ];
}

interface Waiting extends Record<string, unknown> {
  readonly id: number;
  readonly rarity: Rarity;
  readonly stake: Hundredths;
  readonly created_at: Date;
  readonly rematch: boolean;
}

/** Whether `player` of an opening has just played a person. $2 are the house players, $3 is when. */
const REMATCH = (player: string) => `exists (
  select 1 from matches m
   where (m.player_0 = ${player} and m.player_1 <> all ($2)
       or m.player_1 = ${player} and m.player_0 <> all ($2))
     and m.kind <> 'practice' and m.finished_at > $3) as rematch`;

function hasWaited(waiting: Waiting, now: number): boolean {
  // Spread by number, so that every instance agrees on when.
  const soonest = waiting.rematch ? REMATCH_MS : SOONEST_MS;
  const patience = soonest + ((waiting.id * 7_919) % SPREAD_MS);
  return now - waiting.created_at.getTime() >= patience;
}

async function challengesToTake(
  tx: Queryable,
  free: readonly HouseCard[],
  now: number,
): Promise<Errand[]> {
  const rows = await tx.prepared<Waiting>(
    'challenges-for-the-house',
    `select id, rarity, stake, created_at, ${REMATCH('challenger')} from challenges
      where status = 'open' and expires_at > $1 and challenger <> all ($2) order by id limit 50`,
    [new Date(now), HOUSE_ADDRESSES, new Date(now - JUST_PLAYED_MS)],
  );
  return rows.flatMap((row) => {
    const card = anyOf(free.filter((each) => each.rarity === row.rarity));
    if (!card || !hasWaited(row, now)) return [];
    const wanted = { id: row.id, wallet: card.owner, cardId: card.card_id };
    return [
      {
        name: `take challenge:${row.id}`,
        run: async () => {
          await acceptChallenge(tx, wanted, now);
          return ['challenges'];
        },
      },
    ];
  });
}

async function requestsToTake(
  tx: Queryable,
  free: readonly HouseCard[],
  now: number,
): Promise<Errand[]> {
  const rows = await tx.prepared<Waiting & { mode: MatchMode }>(
    'requests-for-the-house',
    `select id, mode, rarity, stake, created_at, ${REMATCH('player')} from battle_requests
      where status = 'open' and expires_at > $1 and player <> all ($2) order by id limit 50`,
    [new Date(now), HOUSE_ADDRESSES, new Date(now - JUST_PLAYED_MS)],
  );
  return rows.flatMap((row) => {
    const wallet = anyOf(able(free, row.mode, row.rarity));
    if (!wallet || !hasWaited(row, now)) return [];
    return [
      {
        name: `take request:${row.id}`,
        run: async () => {
          await joinRequest(tx, { id: row.id, wallet: wallet.address }, now);
          return ['requests'];
        },
      },
    ];
  });
}

/** The players who could bring what a mode and a tier ask for. */
function able(free: readonly HouseCard[], mode: MatchMode, rarity: Rarity): HousePlayer[] {
  return housePlayers().filter(({ address }) => {
    const own = free.filter((card) => card.owner === address);
    const enough = mode === 'duel' ? 1 : SQUAD_DECK_SIZE;
    return own.length >= enough && own.some((card) => card.rarity === rarity);
  });
}

async function openingsToMake(
  tx: Queryable,
  free: readonly HouseCard[],
  now: number,
): Promise<Errand[]> {
  const challenges = await tx.prepared<{ rarity: Rarity }>(
    'challenges-of-the-house',
    `select rarity from challenges
      where status = 'open' and expires_at > $1 and challenger = any ($2)`,
    [new Date(now), HOUSE_ADDRESSES],
  );
  const requests = await tx.prepared<{ rarity: Rarity; mode: MatchMode }>(
    'requests-of-the-house',
    `select rarity, mode from battle_requests
      where status = 'open' and expires_at > $1 and player = any ($2)`,
    [new Date(now), HOUSE_ADDRESSES],
  );
  const open = (mode: MatchMode) =>
    requests.filter((row) => row.mode === mode).map((row) => row.rarity);
  const errands: (Errand | null)[] = [
    ...missing(
      CHALLENGE_TIERS,
      challenges.map((row) => row.rarity),
    ).map((rarity) => openChallenge(tx, free, rarity, now)),
    ...missing(DUEL_TIERS, open('duel')).map((rarity) =>
      openRequest(tx, free, 'duel', rarity, now),
    ),
    ...missing(SQUAD_TIERS, open('squad')).map((rarity) =>
      openRequest(tx, free, 'squad', rarity, now),
    ),
  ];
  return errands.filter((errand) => errand !== null);
}

/** `missing(['Common', 'Common'], ['Common']) // ['Common']` */
function missing(wanted: readonly Rarity[], there: readonly Rarity[]): Rarity[] {
  return RARITIES.flatMap((rarity) => {
    const count = (list: readonly Rarity[]) => list.filter((each) => each === rarity).length;
    return Array.from({ length: Math.max(0, count(wanted) - count(there)) }, () => rarity);
  });
}

/** Mostly with a card of the tier it asks for; now and then as the underdog. */
function openChallenge(
  tx: Queryable,
  free: readonly HouseCard[],
  rarity: Rarity,
  now: number,
): Errand | null {
  const lower = RARITIES[RARITIES.indexOf(rarity) - 1];
  const own = lower !== undefined && randomInt(5) === 0 ? lower : rarity;
  const card = anyOf(free.filter((each) => each.rarity === own));
  const player = housePlayers().find(({ address }) => address === card?.owner);
  if (!card || !player) return null;
  const wanted = { wallet: card.owner, cardId: card.card_id, stake: stakeOf(player), rarity };
  return {
    name: `open challenge ${rarity}`,
    run: async () => {
      await createChallenge(tx, wanted, now);
      return ['challenges'];
    },
  };
}

function openRequest(
  tx: Queryable,
  free: readonly HouseCard[],
  mode: MatchMode,
  rarity: Rarity,
  now: number,
): Errand | null {
  const player = anyOf(able(free, mode, rarity));
  if (!player) return null;
  const own = free.filter((card) => card.owner === player.address);
  const captain = anyOf(own.filter((card) => card.rarity === rarity))!;
  const deck = [captain, ...own.filter((card) => card !== captain)].slice(0, SQUAD_DECK_SIZE);
  const wanted = {
    ...{ wallet: player.address, mode, stake: stakeOf(player) },
    ...(mode === 'duel'
      ? { cardId: captain.card_id }
      : { cardIds: deck.map((card) => card.card_id) }),
  };
  return {
    name: `open ${mode} ${rarity}`,
    run: async () => {
      await createRequest(tx, wanted, now);
      return ['requests'];
    },
  };
}

function stakeOf(player: HousePlayer): Stake {
  return anyOf(player.stakes) as Stake;
}

function anyOf<T>(list: readonly T[]): T | undefined {
  return list[randomInt(Math.max(1, list.length))];
}
