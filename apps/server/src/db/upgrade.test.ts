import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { COLLECTION_PROVENANCE, cardHash, mintedCard, strongIn } from '@goats/collection';
import { ATTRIBUTES, goatScore } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintCollection } from '../cards/catalogue/mint-collection.ts';
import { remakeCollection } from '../cards/catalogue/remake-collection.ts';
import { audit } from '../slices/hoof/audit.ts';
import { wrongMatches } from '../slices/match/audit/replay-audit.ts';
import { catalogOf } from '../testing/catalog.ts';
import { emptyDatabases } from '../testing/empty-database.ts';
import { attributesOf } from './attribute-columns.ts';
import type { Database, Row } from './database.ts';
import { migrate } from './migrate.ts';
import { SQL_FOLDER } from './sql-folder.ts';

/** A played world of version 13, its unheld cards left out: pg_dump --inserts of PostgreSQL 15. */
const FIXTURE = join(import.meta.dirname, 'fixtures/development-schema-0013.sql.gz');

async function load(db: Database, file: string): Promise<void> {
  // On a connection of its own: a dump empties the search path of whoever runs it.
  const client = await db.connect();
  await client.query(gunzipSync(readFileSync(file)).toString());
  await client.end();
}

describe('data of version 13', () => {
  const databases = emptyDatabases();
  let old: Database;
  let upgraded: Database;
  let remade: number[];
  beforeAll(async () => {
    old = await databases.open();
    await load(old, FIXTURE);
    upgraded = await databases.open();
    await load(upgraded, FIXTURE);
    await migrate(upgraded, SQL_FOLDER);
    await mintCollection(upgraded);
    // Instances that start together.
    remade = await Promise.all([remakeCollection(upgraded), remakeCollection(upgraded)]);
  });
  afterAll(() => databases.close());

  /** The same question to both, in the words of their time. */
  const both = (before: string, after: string) =>
    Promise.all([old.query(before), upgraded.query(after)]);

  it('ends up in the very schema that a first start makes', async () => {
    const fresh = await databases.open();
    await migrate(fresh, SQL_FOLDER);
    expect(await catalogOf(upgraded)).toEqual(await catalogOf(fresh));
    const files = 'select * from schema_files order by file';
    expect(await upgraded.query(files)).toEqual(await fresh.query(files));
  });

  it('keeps every challenge and every request as an opening, with numbers that go on', async () => {
    const [before, after] = await both(
      `select 'challenge' as kind, id, challenger as player, 'duel' as mode,
              array[card_id] as card_ids, card_rarity, rarity, stake, status, match_id, created_at,
              expires_at
         from challenges
       union all
       select 'request', id, player, mode::text, card_ids, rarity, rarity, stake, status, match_id,
              created_at, expires_at
         from battle_requests order by kind, id`,
      `select kind::text, id, player, mode::text, card_ids, card_rarity, rarity, stake, status,
              match_id, created_at, expires_at
         from openings order by kind::text, id`,
    );
    expect(after).toEqual(before);
    const open = after.filter((row) => row.status === 'open');
    expect(new Set(open.map((row) => `${row.kind} ${row.mode}`))).toEqual(
      new Set(['challenge duel', 'request duel', 'request squad']),
    );
    const [next] = await upgraded.query<{ id: number }>(`select nextval('openings_id_seq') as id`);
    expect(next?.id).toBe(Math.max(...after.map((row) => row.id as number)) + 1);
  });

  it('keeps live matches in every phase, their logs, and who has committed to what', async () => {
    const matches = 'select * from matches order by id';
    const [before, after] = await both(matches, matches);
    // No outage of theirs was ever given back by this release.
    expect(after).toEqual(before.map((row) => ({ ...row, given_until: Number.NEGATIVE_INFINITY })));
    expect(new Set(after.map((row) => row.phase))).toEqual(
      new Set(['commit', 'open', 'pick', 'finished']),
    );
    const log = 'select match_id, number, event, at from match_events order by 1, 2';
    const [told, remembered] = await both(log, log);
    expect(remembered).toEqual(told);
    const [said, kept] = await both(
      'select commitment, match_id from match_events where commitment is not null order by 1',
      'select commitment, match_id from commitments order by 1',
    );
    expect(said.length).toBeGreaterThan(0);
    expect(kept).toEqual(said);
    await expect(
      upgraded.query('insert into commitments select commitment, match_id + 1 from commitments'),
    ).rejects.toThrow('commitments_pkey');
    expect(await wrongMatches(upgraded)).toEqual([]);
  });

  it('counts how often every card has grown, five times at most', async () => {
    const [told, counted] = await both(
      `select card_id as id, least(count(*), 5)::int as grown from card_events
        where kind = 'levelled' group by 1 order by 1`,
      'select id, grown from cards where grown > 0 order by 1',
    );
    expect(told.length).toBeGreaterThan(0);
    expect(counted).toEqual(told);
  });

  it('keeps the books and every other table', async () => {
    const tables = await old.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace
          and relkind = 'r' and relname not in ('challenges', 'battle_requests', 'accounts', 'schema_migrations')`,
    );
    for (const { name } of tables) {
      const count = `select count(*)::int as rows from ${name}`;
      const [before, after] = await both(count, count);
      expect([name, after]).toEqual([name, before]);
    }
    const balances = 'select name, kind::text, balance from accounts order by id';
    const [before, after] = await both(balances, balances);
    expect(after).toEqual([...before, { name: 'chain', kind: 'chain', balance: 0 }]);
    expect((await audit(upgraded)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  });

  it('makes the cards anew where they lie: new numbers, prices and seal, in the same hands', async () => {
    const cards = await upgraded.query<CardRow>('select * from cards order by id');
    expect([...remade].sort()).toEqual([0, cards.length]);
    const [grown] = await upgraded.query<{ cards: number[] }>(
      `select array_agg(card_id) as cards from card_events where kind = 'levelled'`,
    );
    for (const row of cards) {
      const minted = mintedCard(row.id)!;
      expect(row).toMatchObject({
        name: minted.name,
        rarity: minted.rarity,
        moment_title: minted.momentTitle,
        head: minted.traits.head,
        pose: minted.traits.pose,
        strong_in: strongIn(minted.rarity, minted.attributes),
        price_hoof: minted.priceHoof * 100,
        metadata_hash: cardHash(minted),
        goat_score: goatScore(attributesOf(row)),
      });
      if (!grown?.cards.includes(row.id)) expect(attributesOf(row)).toEqual(minted.attributes);
    }
    const root = 'select provenance_root as root, card_count from series where id = 1';
    expect(await upgraded.query(root)).toEqual([
      { root: COLLECTION_PROVENANCE, card_count: 20_000 },
    ]);
    for (const told of [
      'select card_id, owner, acquired_at, rests_until, busy_with from card_holdings order by 1',
      'select id, card_id, kind, from_wallet, to_wallet, price, reference, at from card_events order by 1',
      'select id, card_id, start_price, ends_at from auctions order by id',
      'select id, name, rarity, created_at from cards order by 1',
    ]) {
      const [before, after] = await both(told, told);
      expect(before.length).toBeGreaterThan(0);
      expect(after).toEqual(before);
    }
  });

  it('lets a card keep what it has grown', async () => {
    const events = await upgraded.query<{ card_id: number; attribute: string }>(
      `select card_id, attribute from card_events where kind = 'levelled'`,
    );
    expect(events.length).toBeGreaterThan(0);
    for (const id of new Set(events.map((event) => event.card_id))) {
      const [row] = await upgraded.query<CardRow>('select * from cards where id = $1', [id]);
      const points = ATTRIBUTES.map((attribute) => [
        attribute,
        attributesOf(row!)[attribute] - mintedCard(id)!.attributes[attribute],
      ]);
      const times = ATTRIBUTES.map((attribute) => [
        attribute,
        events.filter((event) => event.card_id === id && event.attribute === attribute).length,
      ]);
      expect(points).toEqual(times);
    }
  });

  it('never makes them anew again: a published series is guarded, and another root is left alone', async () => {
    const before = await upgraded.query('select * from cards order by id');
    expect(await remakeCollection(upgraded)).toBe(0);
    expect(await upgraded.query('select * from cards order by id')).toEqual(before);
    await expect(
      upgraded.query(`update series set seed = 'mine' where id = 1`),
    ).rejects.toMatchObject({
      code: 'HF008',
    });
  });
});

interface CardRow extends Row {
  readonly id: number;
}
