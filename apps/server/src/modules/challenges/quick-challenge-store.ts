import type { Hundredths, LiveState, MatchCard, Pair, Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { ATTRIBUTE_COLUMNS } from '../catalogue/card-row.ts';
import type { FaceRow } from '../matches/card-faces.ts';
import { toMatchCard } from '../matches/match-cards.ts';
import { withoutSeed } from '../matches/match-store.ts';
import type { ChallengeRow } from './challenge-store.ts';

/** A challenge that somebody wants to open. */
export interface Opening {
  readonly wallet: string;
  readonly cardId: number;
  readonly rarity: Rarity;
  readonly stake: Hundredths;
  readonly now: number;
  readonly expires: number;
}

type Opened = Pick<ChallengeRow, 'id' | 'card_rarity' | 'name' | 'goat_score'> & {
  /** What the treasury could promise at that moment. */
  readonly treasury: Hundredths;
};

/** Null for each that could not be opened; no wallet and no card twice. */
export async function openChallengesAtOnce(
  db: Queryable,
  openings: readonly Opening[],
): Promise<(Opened | null)[]> {
  const rows = await db.prepared<Opened & { readonly place: number }>(
    'open-challenges-at-once',
    `select o.*, (select free_treasury()) as treasury
       from open_challenges($1, $2, $3, $4, $5, $6) o`,
    [
      openings.map((each) => each.wallet),
      openings.map((each) => each.cardId),
      openings.map((each) => each.rarity),
      openings.map((each) => each.stake),
      openings.map((each) => new Date(each.now)),
      openings.map((each) => new Date(each.expires)),
    ],
  );
  const made = new Map(rows.map(({ place, ...opened }) => [place, opened]));
  return openings.map((_, i) => made.get(i + 1) ?? null);
}

/** A challenge, the card that would take it, and the number of the match that may come of them. */
export interface Meeting {
  readonly matchId: number;
  readonly challenger: string;
  readonly stake: Hundredths;
  readonly wanted: Rarity;
  /** The challenger's first. */
  readonly cards: Pair<MatchCard>;
  readonly faces: Pair<FaceRow & { readonly rarity: Rarity }>;
}

interface MeetingRow extends Record<string, unknown> {
  readonly place: number;
  readonly match_id: number;
  readonly challenger: string;
  readonly stake: number;
  readonly wanted: Rarity;
}

/** The columns of both cards side by side: `own_pace`, `other_pace` … */
const COLUMNS = [
  ...['id', 'rarity', 'name', 'base_goat_id', 'moment_title'],
  ...ATTRIBUTE_COLUMNS.map(([, column]) => column),
]
  .flatMap((column) => [`a.${column} as own_${column}`, `b.${column} as other_${column}`])
  .join(', ');

const MEETINGS = `
  select w.place::int as place, nextval('matches_id_seq') as match_id, h.challenger, h.stake,
         h.rarity as wanted, ${COLUMNS}
    from unnest($1::int[], $2::int[], $3::timestamptz[]) with ordinality w (id, card, at, place)
    join challenges h on h.id = w.id
    join cards a on a.id = h.card_id
    join cards b on b.id = w.card
   where h.status = 'open' and h.expires_at > w.at`;

/** Null for a challenge or a card that is not there. */
export async function findMeetings(
  db: Queryable,
  wanted: readonly { readonly id: number; readonly cardId: number; readonly now: number }[],
): Promise<(Meeting | null)[]> {
  const rows = await db.prepared<MeetingRow>('challenge-meetings', MEETINGS, [
    wanted.map((each) => each.id),
    wanted.map((each) => each.cardId),
    wanted.map((each) => new Date(each.now)),
  ]);
  const found = new Map(rows.map((row) => [row.place, toMeeting(row)]));
  return wanted.map((_, i) => found.get(i + 1) ?? null);
}

function toMeeting(row: MeetingRow): Meeting {
  const { match_id: matchId, challenger, stake, wanted } = row;
  const faces: Meeting['faces'] = [cardIn(row, 'own_'), cardIn(row, 'other_')];
  const cards: Pair<MatchCard> = [toMatchCard(faces[0]), toMatchCard(faces[1])];
  return { matchId, challenger, stake, wanted, cards, faces };
}

function cardIn(row: MeetingRow, prefix: 'own_' | 'other_') {
  const entries = Object.entries(row)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value]);
  return Object.fromEntries(entries) as FaceRow & { readonly rarity: Rarity };
}

/** A match as it was drawn up; with and without the bonus where one is possible. */
export interface Acceptance {
  readonly id: number;
  readonly wallet: string;
  readonly cards: Pair<MatchCard>;
  /** The accepting card's as they were read. */
  readonly numbers: string;
  readonly now: number;
  readonly matchId: number;
  readonly seed: string;
  readonly bonus: Hundredths;
  readonly without: LiveState;
  readonly withBonus: LiveState | null;
  readonly houseAt: number | null;
}

/** Null for each that could not begin; no challenge, wallet or card twice. */
export async function acceptChallenges(
  db: Queryable,
  wanted: readonly Acceptance[],
): Promise<({ readonly bonus: boolean } | null)[]> {
  if (wanted.length === 0) return [];
  const rows = await db.prepared<{ place: number; bonus: boolean }>(
    'accept-challenges',
    `select * from accept_challenges($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      wanted.map((each) => each.id),
      wanted.map((each) => each.wallet),
      wanted.map((each) => each.cards[1].id),
      wanted.map((each) => each.numbers),
      wanted.map((each) => new Date(each.now)),
      wanted.map((each) => each.matchId),
      wanted.map((each) => each.seed),
      wanted.map((each) => each.bonus),
      `[${wanted.map(firstStates).join(',')}]`,
      wanted.map((each) => new Date(each.without.deadline)),
      wanted.map((each) => (each.houseAt === null ? null : new Date(each.houseAt))),
    ],
  );
  const begun = new Map(rows.map(({ place, bonus }) => [place, { bonus }]));
  return wanted.map((_, i) => begun.get(i + 1) ?? null);
}

function firstStates({ without, withBonus }: Acceptance): string {
  const rich = withBonus === null ? 'null' : withoutSeed(withBonus);
  return `{"without":${withoutSeed(without)},"with_bonus":${rich}}`;
}
