import { randomInt } from 'node:crypto';
import type { HeldCard, Question, Rarity } from '@goats/rules';
import type { Queryable, Row } from '../db/database.ts';
import type { FaceRow } from './card-faces.ts';
import {
  type AuctionRow,
  type BattlerRow,
  type BidRow,
  CARDS,
  type CardRow,
  dateOf,
  IS_OWN_NOW,
  LOANS,
  MATCH_COLUMNS,
  type MatchRow,
  type MintRow,
  type OpeningRow,
  toAuction,
  toBattler,
  toBid,
  toHeldCard,
  toMatch,
  toMint,
  toOpening,
} from './facts.ts';

type Of<A extends Question['ask']> = Extract<Question, { ask: A }>;
type Answering<A extends Question['ask']> = (
  db: Queryable,
  questions: readonly Of<A>[],
) => Promise<readonly unknown[]>;

/** Remembers what is printed on a card that was read anyway. */
type Learn = (row: FaceRow) => void;

/**
 * Answers the questions of many decisions, in their order, with one query for each kind.
 * `await answerAll(db, [{ ask: 'card', id: 17 }, { ask: 'balance', account: wallet }], learn)`
 */
export async function answerAll(
  db: Queryable,
  questions: readonly Question[],
  learn: Learn,
): Promise<unknown[]> {
  const answers: unknown[] = new Array(questions.length);
  const places = new Map<Question['ask'], number[]>();
  for (const [place, question] of questions.entries()) {
    const own = places.get(question.ask);
    if (own) own.push(place);
    else places.set(question.ask, [place]);
  }
  await Promise.all(
    [...places].map(async ([kind, own]) => {
      const answering = (kind === 'card' ? cards(learn) : ANSWERING[kind]) as Answering<
        typeof kind
      >;
      const found = await answering(db, own.map((place) => questions[place]) as never);
      for (const [i, place] of own.entries()) answers[place] = found[i];
    }),
  );
  return answers;
}

function cards(learn: Learn): Answering<'card'> {
  return async (db, questions) => {
    const rows = await db.prepared<CardRow>('facts-cards', `${CARDS} where h.card_id = any ($1)`, [
      questions.map(({ id }) => id),
    ]);
    for (const row of rows) learn(row);
    const held = inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toHeldCard,
    );
    return lentCards(db, questions, held);
  };
}

/** Whoever asks for a card that is not its own may have it on loan. */
async function lentCards(
  db: Queryable,
  questions: readonly Of<'card'>[],
  held: readonly (HeldCard | null)[],
): Promise<(HeldCard | null)[]> {
  const strange = questions.filter(
    ({ wallet, lent, busyWith }, i) =>
      wallet !== undefined &&
      (lent ?? (held[i]?.owner !== wallet || (busyWith && held[i]?.busyWith !== busyWith))),
  );
  if (strange.length === 0) return [...held];
  const rows = await db.prepared<CardRow>(
    'facts-loans',
    `${LOANS} join unnest($1::text[], $2::int[]) w (wallet, id)
                on h.wallet = w.wallet and h.card_id = w.id`,
    [strange.map(({ wallet }) => wallet), strange.map(({ id }) => id)],
  );
  const loans = new Map(rows.map((row) => [`${row.owner} ${row.id}`, toHeldCard(row)]));
  return questions.map(({ wallet, id, lent, busyWith }, i) => {
    const loan = loans.get(`${wallet} ${id}`);
    const own = held[i] ?? null;
    const meansLoan =
      lent ?? (busyWith === undefined ? own?.owner !== wallet : loan?.busyWith === busyWith);
    return meansLoan ? (loan ?? own) : own;
  });
}

/** More free cards than this are not looked through. */
const MOST_FREE = 500;

const ANSWERING: { readonly [A in Exclude<Question['ask'], 'card'>]: Answering<A> } = {
  async 'free-cards'(db, questions) {
    return handsOf(db, 'facts-free-cards', 'h.busy_with is null', questions);
  },

  async 'seen-cards'(db, questions) {
    const seen = '(h.busy_with is null or h.busy_secretly)';
    const hands = await handsOf(db, 'facts-seen-cards', seen, questions);
    return hands.map((cards) => cards.map((card) => ({ ...card, busyWith: null })));
  },

  async 'cards-kept'(db, questions) {
    const rows = await db.prepared<{ kept: number }>(
      'facts-cards-kept',
      `select cards_kept(w.wallet) as kept
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ kept }) => kept);
  },

  async 'unowned-card'(db, questions) {
    return Promise.all(questions.map((question) => drawUnowned(db, question)));
  },

  async 'unowned-count'(db, questions) {
    const rows = await db.prepared<{ left: number }>(
      'facts-unowned-count',
      `select unowned_cards(w.rarity, w.most) as left
         from unnest($1::rarity[], $2::int[]) with ordinality w (rarity, most, place)
        order by w.place`,
      [questions.map(({ rarity }) => rarity), questions.map(({ most }) => most)],
    );
    return rows.map(({ left }) => left);
  },

  async 'mints-of-day'(db, questions) {
    const rows = await db.prepared<{ all: number; legendary: number }>(
      'facts-mints',
      `select m.all, m.legendary
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place),
              mints_of_day(w.wallet, w.day) m
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ day }) => dateOf(day))],
    );
    return rows.map(({ all, legendary }) => ({ all, legendary }));
  },

  async 'open-count'(db, questions) {
    const rows = await db.prepared<{ open: number }>(
      'facts-open-count',
      `select open_openings(w.wallet, w.kind) as open
         from unnest($1::text[], $2::opening_kind[]) with ordinality w (wallet, kind, place)
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ kind }) => kind)],
    );
    return rows.map(({ open }) => open);
  },

  async 'live-practice'(db, questions) {
    const rows = await db.prepared<{ live: number[] }>(
      'facts-live-practice',
      `select live_practice(w.player) as live
         from unnest($1::text[]) with ordinality w (player, place) order by w.place`,
      [questions.map(({ player }) => player)],
    );
    return rows.map(({ live }) => live);
  },

  async opening(db, questions) {
    const rows = await db.prepared<OpeningRow>(
      'facts-openings',
      `select o.* from unnest($1::opening_kind[], $2::int[]) w (kind, id)
         join openings o on o.kind = w.kind and o.id = w.id`,
      [questions.map(({ kind }) => kind), questions.map(({ id }) => id)],
    );
    const key = ({ kind, id }: { kind: string; id: number }) => `${kind}:${id}`;
    return inOrder(questions, rows, key, key, toOpening);
  },

  async match(db, questions) {
    const rows = await db.prepared<MatchRow>(
      'facts-matches',
      `select ${MATCH_COLUMNS} from matches where id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toMatch,
    );
  },

  async balance(db, questions) {
    const rows = await db.prepared<{ name: string; balance: number }>(
      'facts-balances',
      'select name, balance from accounts where name = any ($1)',
      [questions.map(({ account }) => account)],
    );
    const balances = new Map(rows.map(({ name, balance }) => [name, balance]));
    return questions.map(({ account }) => balances.get(account) ?? 0);
  },

  async locked(db, questions) {
    const rows = await db.prepared<{ name: string; locked: number }>(
      'facts-locked',
      'select name, locked from accounts where name = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const locked = new Map(rows.map((row) => [row.name, row.locked]));
    return questions.map(({ wallet }) => locked.get(wallet) ?? 0);
  },

  async 'busy-cards'(db, questions) {
    const rows = await db.prepared<{ busy: number }>(
      'facts-busy-cards',
      `select busy_cards(w.wallet) as busy
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ busy }) => busy);
  },

  async 'day-used'(db, questions) {
    const rows = await db.prepared<{ used: number }>(
      'facts-day-used',
      `select coalesce(c.used, 0) as used
         from unnest($1::date[], $2::text[]) with ordinality w (day, what, place)
         left join day_counters c on c.day = w.day and c.what = w.what
        order by w.place`,
      [questions.map(({ day }) => dateOf(day)), questions.map(({ what }) => what)],
    );
    return rows.map(({ used }) => used);
  },

  async met(db, questions) {
    const rows = await db.prepared<{ met: boolean }>(
      'facts-met',
      `select exists (select from encounters e where e.one = w.one and e.other = w.other) as met
         from unnest($1::text[], $2::text[]) with ordinality w (one, other, place)
        order by w.place`,
      [questions.map(({ pair }) => pair[0]), questions.map(({ pair }) => pair[1])],
    );
    return rows.map(({ met }) => met);
  },

  async 'next-in-line'(db, questions) {
    const [row] = await db.prepared<{ wallet: string }>(
      'facts-next-in-line',
      `select c.wallet from own_cards c
        where c.granted_at is null
          and not exists (select from wallet_freezes f where f.wallet = c.wallet)
        order by c.since, c.wallet limit 1`,
    );
    return questions.map(() => row?.wallet ?? null);
  },

  async 'free-treasury'(db, questions) {
    const [row] = await db.prepared<{ free: number }>(
      'facts-treasury',
      'select free_treasury() as free',
    );
    return questions.map(() => row!.free);
  },

  async 'bonus-matches'(db, questions) {
    const rows = await db.prepared<{ granted: number }>(
      'facts-bonus-matches',
      `select coalesce(d.granted, 0) as granted
         from unnest($1::text[], $2::text[], $3::date[]) with ordinality w (one, other, day, place)
         left join bonus_days d on d.one = w.one and d.other = w.other and d.day = w.day
        order by w.place`,
      [
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
        questions.map(({ day }) => dateOf(day)),
      ],
    );
    return rows.map(({ granted }) => granted);
  },

  async battler(db, questions) {
    const rows = await db.prepared<BattlerRow>(
      'facts-battlers',
      `select address, wins + losses as games, rating, deviation, volatility, last_match_at,
              matches, wallets, house_matches, house_wallets
         from battlers where address = any ($1) and wins + losses > 0`,
      [questions.map(({ address }) => address)],
    );
    return inOrder(
      questions,
      rows,
      ({ address }) => address,
      (row) => row.address,
      toBattler,
    );
  },

  async meetings(db, questions) {
    const rows = await db.prepared<{ meetings: number }>(
      'facts-meetings',
      `select (select count(*) from match_ratings r
                where r.one = w.one and r.other = w.other and r.at > w.since) as meetings
         from unnest($1::text[], $2::text[], $3::timestamptz[]) with ordinality
                w (one, other, since, place)
        order by w.place`,
      [
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
        questions.map(({ since }) => new Date(since)),
      ],
    );
    return rows.map(({ meetings }) => meetings);
  },

  async auction(db, questions) {
    const rows = await db.prepared<AuctionRow>(
      'facts-auctions',
      `select a.id, a.card_id, a.ends_at, a.ended_early, a.start_price,
              b.current_bid, b.verified_bid
         from unnest($1::int[], $2::timestamptz[]) with ordinality w (card_id, at, place)
         left join auctions a on a.card_id = w.card_id and not a.closed
         left join lateral (
           select max(b.bid_amount) as current_bid,
                  max(b.bid_amount) filter (where b.verified) as verified_bid
             from bids b where b.auction_id = a.id and bid_stands(b, w.at)) b on true
        order by w.place`,
      [questions.map(({ cardId }) => cardId), questions.map(({ at }) => new Date(at))],
    );
    return rows.map(toAuction);
  },

  async bid(db, questions) {
    const rows = await db.prepared<BidRow>(
      'facts-bids',
      `select b.*, a.card_id, a.start_price, a.ends_at, a.closed or a.ended_early as over
         from bids b join auctions a on a.id = b.auction_id where b.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toBid,
    );
  },

  async 'newest-mint'(db, questions) {
    const rows = await db.prepared<MintRow>(
      'facts-newest-mints',
      `select distinct on (card_id) card_id, to_wallet, price, at, reference from card_events
        where card_id = any ($1) and kind = 'minted' order by card_id, id desc`,
      [questions.map(({ cardId }) => cardId)],
    );
    return inOrder(
      questions,
      rows,
      ({ cardId }) => cardId,
      (row) => row.card_id,
      toMint,
    );
  },

  async frozen(db, questions) {
    const rows = await db.prepared<{ wallet: string }>(
      'facts-frozen',
      'select wallet from wallet_freezes where wallet = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const frozen = new Set(rows.map(({ wallet }) => wallet));
    return questions.map(({ wallet }) => frozen.has(wallet));
  },

  async 'starter-claimed'(db, questions) {
    const rows = await db.prepared<{ wallet: string; lent: boolean }>(
      'facts-starters',
      'select wallet, lent from starter_grants where wallet = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const claims = new Map(rows.map(({ wallet, lent }) => [wallet, lent ? 'lent' : 'own']));
    return questions.map(({ wallet }) => claims.get(wallet) ?? null);
  },

  async 'house-joined'(db, questions) {
    const rows = await db.prepared<{ address: string }>(
      'facts-houses',
      'select address from players where address = any ($1)',
      [questions.map(({ address }) => address)],
    );
    const joined = new Set(rows.map(({ address }) => address));
    return questions.map(({ address }) => joined.has(address));
  },

  async 'new-id'(db, questions) {
    const rows = await db.prepared<{ id: number }>(
      'facts-new-ids',
      `select nextval(w.sequence::regclass) as id
         from unnest($1::text[]) with ordinality w (sequence, place) order by w.place`,
      [questions.map(({ of }) => SEQUENCES[of])],
    );
    return rows.map(({ id }) => id);
  },
};

const SEQUENCES = {
  opening: 'openings_id_seq',
  match: 'matches_id_seq',
  bid: 'bids_id_seq',
} as const;

/** The cards of many wallets in one query. */
async function handsOf(
  db: Queryable,
  name: string,
  condition: string,
  wanted: readonly { readonly wallet: string; readonly rarity: Rarity | null }[],
): Promise<HeldCard[][]> {
  const rows = await db.prepared<CardRow & { readonly place: string }>(
    name,
    `select w.place, f.* from unnest($1::text[], $2::rarity[]) with ordinality w (wallet, tier, place)
      cross join lateral (
        (${CARDS} where h.owner = w.wallet and ${condition}
                    and (w.tier is null or h.rarity = w.tier)
          order by h.card_id limit $3)
        union all
        (${LOANS} where h.wallet = w.wallet and ${condition} and not ${IS_OWN_NOW}
                    and (w.tier is null or c.rarity = w.tier)
          order by h.card_id limit $3)) f`,
    [wanted.map(({ wallet }) => wallet), wanted.map(({ rarity }) => rarity), MOST_FREE],
  );
  return wanted.map((_, i) => rows.filter(({ place }) => Number(place) === i + 1).map(toHeldCard));
}

/** One answer for each question, null for what is not there. */
function inOrder<Q, R extends Row, A>(
  questions: readonly Q[],
  rows: readonly R[],
  asked: (question: Q) => string | number,
  found: (row: R) => string | number,
  read: (row: R) => A,
): (A | null)[] {
  const answers = new Map(rows.map((row) => [found(row), read(row)]));
  return questions.map((question) => answers.get(asked(question)) ?? null);
}

const GRAIN = 2 ** 47;

/**
 * A random card of a tier that nobody owns and no auction holds: from a random place in the drawer
 * upwards, then once around. One step in an index, however many are left.
 */
async function drawUnowned(
  db: Queryable,
  { rarity, except, at }: Of<'unowned-card'>,
): Promise<HeldCard | null> {
  const place = randomInt(GRAIN) / GRAIN;
  for (const range of ['>=', '<'] as const) {
    const [row] = await db.prepared<CardRow>(
      `facts-unowned ${range}`,
      `${CARDS} where h.owner is null and h.rarity = $1 and h.draw_key ${range} $2
          and h.card_id <> all ($3::int[])
          and not exists (select from auctions a where a.card_id = h.card_id and not a.closed
                           and a.ends_at > $4)
        order by h.draw_key limit 1`,
      [rarity, place, except, new Date(at)],
    );
    if (row) return toHeldCard(row);
  }
  return null;
}
