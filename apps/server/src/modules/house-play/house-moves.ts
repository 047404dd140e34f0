import { randomBytes, randomInt } from 'node:crypto';
import type { HousePlayer } from '@goats/collection';
import {
  ATTRIBUTES,
  commitmentOf,
  houseLineup,
  housePick,
  type MatchCard,
  type MatchView,
  matchView,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { cardsOfWallet } from '../cards/holding-store.ts';
import { act, type PlayerAction } from '../matches/act.ts';
import { houseOf, houseSeatToAct } from '../matches/house-seats.ts';
import { toMatchCard } from '../matches/match-cards.ts';
import { findMatch, type StoredMatch } from '../matches/match-store.ts';
import type { Play } from '../matches/play.ts';

/** How long a claimed move is left to the instance that claimed it, should that one die. */
const CLAIM_MS = 5_000;
const BATCH = 50;

const random = () => randomInt(2 ** 40) / 2 ** 40;

/**
 * Makes the moves that house players have thought about long enough. A claim moves the hour on, so
 * that no two instances make the same one. Answers how many were made.
 */
export async function makeHouseMoves(play: Play): Promise<number> {
  const { db, clock } = play.deps;
  const now = clock.now();
  const due = await db.prepared<{ id: number }>(
    'claim-house-moves',
    `update matches set house_at = $2 where id in (
       select id from matches where house_at <= $1 order by house_at limit $3
          for no key update skip locked)
     returning id`,
    [new Date(now), new Date(now + CLAIM_MS), BATCH],
  );
  let made = 0;
  for (const { id } of due) if (await makeMove(play, id)) made += 1;
  return made;
}

async function makeMove(play: Play, id: number): Promise<boolean> {
  const { db } = play.deps;
  const match = await findMatch(db, id);
  const seat = match ? houseSeatToAct(match.state) : null;
  if (!match || seat === null) return false;
  const { address } = match.state.players[seat];
  // From here on it knows what a person in its seat would know, and nothing else.
  const view = matchView(match.state, address);
  const action = await chooseAction(play, match, view, seat);
  if (action === null) return false;
  try {
    await act(play, id, address, action);
    return true;
  } catch (error) {
    // The opponent conceded, the clock was faster, or its card went elsewhere: the clock decides.
    if ((error as { status?: number }).status === undefined) throw error;
    return false;
  }
}

async function chooseAction(
  play: Play,
  match: StoredMatch,
  view: MatchView,
  seat: 0 | 1,
): Promise<PlayerAction | null> {
  const { db } = play.deps;
  if (view.phase === 'commit') return commit(play, match, view, seat);
  if (view.phase === 'pick') return { type: 'pick', attribute: pickFor(view) };
  const secret = await readSecret(db, match.id, seat);
  if (!secret) return null;
  const { card_ids: cardIds, seed, salt } = secret;
  return { type: 'open', cardIds, seed, salt };
}

/** The composed take their best, the others now and then what they fancy. */
function pickFor(view: MatchView) {
  const composure = houseOf(view.you ?? '')?.composure ?? 1;
  if (random() < composure) return housePick(view, random);
  const used = view.rounds.map((round) => round.attribute);
  const free = ATTRIBUTES.filter((attribute) => !used.includes(attribute));
  return free[randomInt(free.length)]!;
}

async function commit(
  play: Play,
  match: StoredMatch,
  view: MatchView,
  seat: 0 | 1,
): Promise<PlayerAction> {
  const { db, clock } = play.deps;
  const own = view.players[seat];
  const player = houseOf(own.address);
  const cards = own.deck
    ? houseLineup(own.deck, random)
    : [bring(player, own.announcedCard, await choices(db, match, seat, clock.now()))];
  const secret = await keepSecret(db, match.id, seat, {
    card_ids: cards.map((card) => card.id),
    seed: randomBytes(32).toString('hex'),
    salt: randomBytes(32).toString('hex'),
  });
  const { card_ids: cardIds, seed, salt } = secret;
  const commitment = commitmentOf({
    ...{ mode: view.mode, matchId: view.id, address: own.address },
    ...{ cardIds, seed, salt },
  });
  return { type: 'commit', commitment };
}

/** Some always keep what they announced, some like a surprise. */
function bring(
  player: HousePlayer | undefined,
  announced: MatchCard,
  free: readonly MatchCard[],
): MatchCard {
  const swaps = free.filter((card) => card.id !== announced.id);
  const keeps = random() < (player?.keepsCard ?? 1);
  return (keeps ? undefined : swaps[randomInt(Math.max(1, swaps.length))]) ?? announced;
}

async function choices(
  db: Queryable,
  match: StoredMatch,
  seat: 0 | 1,
  now: number,
): Promise<readonly MatchCard[]> {
  if (match.hands !== null) return match.hands[seat];
  const { address, announced } = match.state.players[seat];
  const filter = { rarity: announced[0]!.rarity, free: true, limit: 50, afterId: 0 };
  return (await cardsOfWallet(db, address, address, filter, now)).map(toMatchCard);
}

interface Secret extends Record<string, unknown> {
  readonly card_ids: number[];
  readonly seed: string;
  readonly salt: string;
}

/** The first one stands: an instance that died between keeping and committing is continued. */
async function keepSecret(
  db: Queryable,
  matchId: number,
  seat: 0 | 1,
  secret: Secret,
): Promise<Secret> {
  await db.prepared(
    'keep-house-secret',
    `insert into house_secrets (match_id, seat, card_ids, seed, salt) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [matchId, seat, secret.card_ids, secret.seed, secret.salt],
  );
  return (await readSecret(db, matchId, seat)) ?? secret;
}

async function readSecret(
  db: Queryable,
  matchId: number,
  seat: 0 | 1,
): Promise<Secret | undefined> {
  const [row] = await db.prepared<Secret>(
    'read-house-secret',
    'select card_ids, seed, salt from house_secrets where match_id = $1 and seat = $2',
    [matchId, seat],
  );
  return row;
}
