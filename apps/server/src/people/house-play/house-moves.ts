import { randomBytes, randomInt } from 'node:crypto';
import {
  commitmentOf,
  crowdLead,
  hasDealtHands,
  houseCard,
  houseLineup,
  houseMove,
  type MatchCard,
  type MatchFacts,
  type MatchView,
  MOST_IN_HAND,
  matchView,
  otherSeat,
  type Pair,
  type PlayerMove,
  type Strength,
} from '@goats/rules';
import { notBackedOff } from '../../clock/back-off/back-off-store.ts';
import { type Again, runDuty } from '../../clock/back-off/run-duty.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Game } from '../../game.ts';
import { LANES, type Lane } from '../../kernel/lanes.ts';
import { cardsOfWallet, toMatchCard } from '../../slices/card/index.ts';
import { findMatch, houseOf, houseSeatToAct } from '../../slices/match/index.ts';
import { MATCHES_OF } from '../../slices/match/world/index.ts';
import { promisedCards } from './house-cards.ts';

const BATCH = 100;
/** Time for an instance that dies in the middle: another one makes the move then. */
const CLAIM_MS = 10_000;

const random = () => randomInt(2 ** 40) / 2 ** 40;

/**
 * Makes the moves that house players have thought about long enough. They are claimed first, so that
 * no two instances make the same one. Answers how many were made.
 */
export async function makeHouseMoves(game: Game, lanes: readonly Lane[] = LANES): Promise<number> {
  let made = 0;
  for (const lane of lanes) made += await makeMovesOf(game, lane);
  return made;
}

async function makeMovesOf(game: Game, lane: Lane): Promise<number> {
  const now = game.clock.now();
  const due = await game.db.prepared<{ id: number; version: number }>(
    `claim-house-moves ${lane}`,
    `update matches set house_at = $2 where id in (
       select id from matches where house_at <= $1 and ${MATCHES_OF[lane]}
          and ${NOT_BACKED_OFF} order by house_at limit $3
          for no key update skip locked)
     returning id, version`,
    [new Date(now), new Date(now + CLAIM_MS), BATCH],
  );
  return runDuty(
    game,
    'house-move',
    due,
    ({ id, version }) => ({ subject: `match:${id}`, version }),
    ({ id }, again) => makeMove(game, id, { lane, ...again }),
  );
}

const NOT_BACKED_OFF = notBackedOff('house-move', "'match:' || id", '$1', 'matches.version');

/** The opponent may concede or the clock be faster: then the move is refused, and nothing is lost. */
async function makeMove(
  game: Game,
  id: number,
  options: Again & { readonly lane: Lane },
): Promise<void> {
  const match = await findMatch(game.db, id);
  const seat = match ? houseSeatToAct(match.state) : null;
  if (!match || seat === null) return;
  const { address } = match.state.players[seat];
  // From here on it knows what a person in its seat would know, and nothing else.
  const view = matchView(match.state, address);
  const move = await chooseMove(game, match, view, seat);
  if (move === null) return;
  const at = game.clock.now();
  await game.world.run({ type: 'move', matchId: id, address, move, at }, options);
}

async function chooseMove(
  game: Game,
  match: MatchFacts,
  view: MatchView,
  seat: 0 | 1,
): Promise<PlayerMove | null> {
  const strength = houseOf(view.you ?? '')?.strength ?? 'solid';
  if (view.phase === 'commit') return commit(game, match, view, { seat, strength });
  if (view.phase === 'pick') return houseMove(strength, view, handsOf(match), random);
  const secret = await readSecret(game.db, match.id, seat);
  if (!secret) return null;
  const { card_ids: cardIds, seed, salt } = secret;
  return { type: 'open', cardIds, seed, salt };
}

/** What anybody can see that either side could have brought. */
function handsOf({ hands, state: { players } }: MatchFacts): Pair<readonly MatchCard[]> {
  return hands ?? [players[0].announced, players[1].announced];
}

async function commit(
  { db, clock }: Game,
  match: MatchFacts,
  view: MatchView,
  { seat, strength }: { readonly seat: 0 | 1; readonly strength: Strength },
): Promise<PlayerMove> {
  const own = view.players[seat];
  const theirs = handsOf(match)[otherSeat(seat)];
  const others = own.deck ? [] : await choices(db, match, seat, clock.now());
  const hands = { own: [own.announcedCard, ...others], theirs, lead: crowdLead(view, seat) };
  const cards = own.deck ? houseLineup(own.deck, random) : [houseCard(strength, hands, random)];
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

/** The cards it could swap in: free still, promised in no other match, and free when this one was made. */
async function choices(
  db: Database,
  match: MatchFacts,
  seat: 0 | 1,
  now: number,
): Promise<readonly MatchCard[]> {
  const hand = match.hands?.[seat];
  const { address, announced } = match.state.players[seat];
  if (hand && hasDealtHands(match)) return hand.filter(({ id }) => id !== announced[0]!.id);
  const filter = { rarity: announced[0]!.rarity, free: true, limit: MOST_IN_HAND, afterId: 0 };
  const free = (await cardsOfWallet(db, address, address, filter, now)).map(toMatchCard);
  const promised = await promisedCards({ db });
  return free.filter(
    ({ id }) => !promised.has(id) && (hand?.some((card) => card.id === id) ?? true),
  );
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
