import { randomInt } from 'node:crypto';
import type { HeldCard, Rarity } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';
import { type Answers, byId, type Of } from '../../../kernel/answering.ts';
import { CARDS, type CardRow, IS_OWN_NOW, LOANS, toHeldCard } from './facts.ts';

/** From a random place in the drawer upwards, then once around. */
const POOL = `${CARDS} where h.owner is null and h.rarity = w.rarity::rarity
   and (w.goats is null or c.base_goat_id = any (w.goats::int[]))`;

export const answers: Answers<
  | 'card'
  | 'free-cards'
  | 'cards-kept'
  | 'seen-cards'
  | 'unowned-card'
  | 'unowned-count'
  | 'busy-cards'
  | 'pool-hand'
> = {
  /** In whichever hand it is meant. */
  async card(db, questions, learn) {
    const rows = await db.prepared<CardRow>('facts-cards', `${CARDS} where h.card_id = any ($1)`, [
      questions.map(({ id }) => id),
    ]);
    for (const row of rows) learn(row);
    const held = byId(questions, rows, toHeldCard);
    return lentCards(db, questions, held);
  },

  async 'free-cards'(db, questions) {
    return handsOf(db, 'facts-free-cards', 'h.busy_with is null', questions);
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

  async 'seen-cards'(db, questions) {
    const seen = '(h.busy_with is null or h.busy_secretly)';
    const hands = await handsOf(db, 'facts-seen-cards', seen, questions);
    return hands.map((cards) => cards.map((card) => ({ ...card, busyWith: null })));
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

  async 'busy-cards'(db, questions) {
    const rows = await db.prepared<{ busy: number }>(
      'facts-busy-cards',
      `select busy_cards(w.wallet) as busy
         from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
      [questions.map(({ wallet }) => wallet)],
    );
    return rows.map(({ busy }) => busy);
  },

  async 'pool-hand'(db, questions) {
    const rows = await db.prepared<CardRow & { place: number }>(
      'facts-pool-hands',
      `select h.*, w.place::int as place
         from unnest($1::text[], $2::text[], $3::int[], $4::float8[]) with ordinality
                w (rarity, goats, cards, roll, place)
        cross join lateral (
          (${POOL} and h.draw_key >= w.roll order by h.draw_key limit w.cards)
          union all
          (${POOL} and h.draw_key < w.roll order by h.draw_key limit w.cards)
          limit w.cards) h
        order by w.place`,
      [
        questions.map(({ rarity }) => rarity),
        questions.map(({ goats }) => (goats === null ? null : `{${goats.join(',')}}`)),
        questions.map(({ cards }) => cards),
        questions.map(randomPlace),
      ],
    );
    return questions.map((_, i) => rows.filter(({ place }) => place === i + 1).map(toHeldCard));
  },
};

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
export const MOST_FREE = 500;

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

const GRAIN = 2 ** 47;
/** Somewhere in the drawer of unowned cards. */
export const randomPlace = () => randomInt(GRAIN) / GRAIN;

/**
 * A random card of a tier that nobody owns and no auction holds: from a random place in the drawer
 * upwards, then once around. One step in an index, however many are left.
 */
async function drawUnowned(
  db: Queryable,
  { rarity, except }: Of<'unowned-card'>,
): Promise<HeldCard | null> {
  const place = randomPlace();
  for (const range of ['>=', '<'] as const) {
    const [row] = await db.prepared<CardRow>(
      `facts-unowned ${range}`,
      `${CARDS} where h.owner is null and h.rarity = $1 and h.draw_key ${range} $2
          and h.card_id <> all ($3::int[])
          and not under_auction(h.card_id)
        order by h.draw_key limit 1`,
      [rarity, place, except],
    );
    if (row) return toHeldCard(row);
  }
  return null;
}
