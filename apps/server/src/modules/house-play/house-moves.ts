import { randomBytes, randomInt } from 'node:crypto';
import {
  commitmentOf,
  houseCard,
  houseLineup,
  housePick,
  houseStrike,
  type MatchCard,
  type MatchFacts,
  type MatchView,
  matchView,
  type PlayerMove,
  strikeGoesWith,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import type { Game } from '../../game.ts';
import { houseOf, houseSeatToAct } from '../../world/house-players.ts';
import { runAll } from '../../world/run-all.ts';
import { cardsOfWallet } from '../cards/holding-store.ts';
import { toMatchCard } from '../cards/match-cards.ts';
import { findMatch } from '../matches/match-store.ts';

const BATCH = 100;
/** Time for an instance that dies in the middle: another one makes the move then. */
const CLAIM_MS = 10_000;

const random = () => randomInt(2 ** 40) / 2 ** 40;

/**
 * Makes the moves that house players have thought about long enough. They are claimed first, so that
 * no two instances make the same one. Answers how many were made.
 */
export async function makeHouseMoves(game: Game): Promise<number> {
  const now = game.clock.now();
  const due = await game.db.prepared<{ id: number }>(
    'claim-house-moves',
    `update matches set house_at = $2 where id in (
       select id from matches where house_at <= $1 order by house_at limit $3
          for no key update skip locked)
     returning id`,
    [new Date(now), new Date(now + CLAIM_MS), BATCH],
  );
  return runAll(due, ({ id }) => makeMove(game, id));
}

/** The opponent may concede or the clock be faster: then the move is refused, and nothing is lost. */
async function makeMove(game: Game, id: number): Promise<void> {
  const match = await findMatch(game.db, id);
  const seat = match ? houseSeatToAct(match.state) : null;
  if (!match || seat === null) return;
  const { address } = match.state.players[seat];
  // From here on it knows what a person in its seat would know, and nothing else.
  const view = matchView(match.state, address);
  const move = await chooseMove(game, match, view, seat);
  if (move === null) return;
  await game.world.run({ type: 'move', matchId: id, address, move, at: game.clock.now() });
}

async function chooseMove(
  game: Game,
  match: MatchFacts,
  view: MatchView,
  seat: 0 | 1,
): Promise<PlayerMove | null> {
  if (view.phase === 'commit') return commit(game, match, view, seat);
  if (view.phase === 'pick') return decide(view);
  const secret = await readSecret(game.db, match.id, seat);
  if (!secret) return null;
  const { card_ids: cardIds, seed, salt } = secret;
  return { type: 'open', cardIds, seed, salt };
}

function decide(view: MatchView): PlayerMove {
  if (view.step === 'strike') return { type: 'strike', attribute: houseStrike(view, random) };
  const attribute = pickFor(view);
  const both = strikeGoesWith(view, attribute);
  return { type: 'pick', attribute, ...(both ? { strike: houseStrike(view, random) } : {}) };
}

/** The composed take their best, the others now and then what they fancy. */
function pickFor(view: MatchView) {
  const composure = houseOf(view.you ?? '')?.composure ?? 1;
  if (random() < composure) return housePick(view, random);
  return view.choices[randomInt(view.choices.length)]!;
}

async function commit(
  { db, clock }: Game,
  match: MatchFacts,
  view: MatchView,
  seat: 0 | 1,
): Promise<PlayerMove> {
  const own = view.players[seat];
  // Some always keep what they announced, some like a surprise.
  const keeps = houseOf(own.address)?.keepsCard ?? 1;
  const cards = own.deck
    ? houseLineup(own.deck, random)
    : [houseCard(own.announcedCard, await choices(db, match, seat, clock.now()), keeps, random)];
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

async function choices(
  db: Queryable,
  match: MatchFacts,
  seat: 0 | 1,
  now: number,
): Promise<readonly MatchCard[]> {
  const hand = match.hands?.[seat];
  if (match.kind === 'practice' && hand) return hand;
  const { address, announced } = match.state.players[seat];
  const filter = { rarity: announced[0]!.rarity, free: true, limit: 50, afterId: 0 };
  const free = (await cardsOfWallet(db, address, address, filter, now)).map(toMatchCard);
  return free.filter((card) => hand?.some(({ id }) => id === card.id) ?? true);
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
