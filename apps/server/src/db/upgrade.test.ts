import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { COLLECTION_PROVENANCE, cardHash, mintedCard, strongIn } from '@goats/collection';
import { ATTRIBUTES, goatScore } from '@goats/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remakeCollection } from '../cards/catalogue/remake-collection.ts';
import { audit } from '../slices/hoof/audit.ts';
import { wrongMatches } from '../slices/match/audit/replay-audit.ts';
import { meantIn, notBesideTheLast } from '../testing/beside-the-last.ts';
import { catalogOf } from '../testing/catalog.ts';
import { emptyDatabases } from '../testing/empty-database.ts';
import { attributesOf } from './attribute-columns.ts';
import type { Database, Row } from './database.ts';
import { migrate, newestVersion } from './migrate.ts';
import { SQL_FOLDER } from './sql-folder.ts';

/**
 * A played world whose server was killed in the middle of everything, and that the release of version
 * 22 has brought there, its untouched cards left out: pg_dump --inserts of PostgreSQL 15.
 */
const FIXTURE = join(import.meta.dirname, 'fixtures/development-schema-0022.sql.gz');

async function load(db: Database, file: string): Promise<void> {
  // On a connection of its own: a dump empties the search path of whoever runs it.
  const client = await db.connect();
  await client.query(gunzipSync(readFileSync(file)).toString());
  await client.end();
}

/** A table that is written anew is another file. */
const FILES_OF_TABLES = `select relname as name, relfilenode as file from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;

describe('data of version 22', () => {
  const databases = emptyDatabases();
  let old: Database;
  let upgraded: Database;
  let filesBefore: Row[];
  beforeAll(async () => {
    old = await databases.open();
    await load(old, FIXTURE);
    upgraded = await databases.open();
    await load(upgraded, FIXTURE);
    filesBefore = await upgraded.query(FILES_OF_TABLES);
    await migrate(upgraded, SQL_FOLDER);
  });
  afterAll(() => databases.close());

  it('is upgraded under servers of version 22: nothing is gone, asked for or looked at anew but what is meant', async () => {
    const upgrade = readFileSync(join(SQL_FOLDER, 'upgrades/0023-from-0022.sql'), 'utf8');
    expect(notBesideTheLast(await catalogOf(old), await catalogOf(upgraded))).toEqual(
      meantIn(upgrade),
    );
  });

  it('is upgraded without writing any table anew, which would keep its players waiting', async () => {
    const after = await upgraded.query(FILES_OF_TABLES);
    expect(after).toEqual(expect.arrayContaining(filesBefore));
  });

  it('has functions that no call can take for those of version 22', async () => {
    expect(
      await upgraded.query(
        `select mine.oid::regprocedure::text as mine, theirs.oid::regprocedure::text as theirs
           from pg_proc mine
           join pg_proc theirs on theirs.proname = mine.proname
            and theirs.pronamespace = 'public'::regnamespace
          where starts_with(mine.pronamespace::regnamespace::text, 'functions_')
            and mine.proargtypes <> theirs.proargtypes
            and (mine.pronargs = theirs.pronargs or mine.pronargdefaults + theirs.pronargdefaults > 0)`,
      ),
    ).toEqual([]);
  });

  it('ends up in the very schema that a first start makes, but for functions that version 22 calls', async () => {
    const fresh = await databases.open();
    await migrate(fresh, SQL_FOLDER);
    const files = `select file, checksum from schema_files where file like 'schema/%' order by file`;
    expect(await upgraded.query(files)).toEqual(await fresh.query(files));
    // By the list of them. The upgrade to version 24 has to take them away, and then this part goes too.
    expect(newestVersion(SQL_FOLDER)).toBe(23);
    const left = await upgraded.query<{ signature: string }>(
      'select unnest(functions) as signature from schema_files',
    );
    for (const { signature } of left) await upgraded.query(`drop function public.${signature}`);
    expect(left.length).toBeGreaterThan(0);
    expect(await catalogOf(upgraded)).toEqual(await catalogOf(fresh));
  });

  it('keeps every row of every table as it was', async () => {
    const tables = await old.query<{ name: string; columns: string }>(
      `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and c.relname not in ('schema_migrations', 'schema_files')
        group by 1 order by 1`,
    );
    for (const { name, columns } of tables) {
      const rows = `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as rows, count(*)::int
                      from (select ${columns} from ${name}) t`;
      expect([name, await upgraded.query(rows)]).toEqual([name, await old.query(rows)]);
    }
  });

  it('has something under way of every kind, and books and matches that hold', async () => {
    const kinds = await upgraded.query<{ kind: string; phase: string }>(
      `select distinct kind, phase from matches`,
    );
    expect(new Set(kinds.map(({ phase }) => phase))).toEqual(
      new Set(['commit', 'open', 'pick', 'finished']),
    );
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(['challenge', 'request', 'practice', 'cup', 'friendly']),
    );
    expect(await wrongMatches(upgraded)).toEqual([]);
    expect((await audit(upgraded)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  });
});

/** What stays as it is when cards are made anew. */
const OWNED = [
  'select card_id, owner, acquired_at, rests_until, busy_with from card_holdings order by 1',
  'select id, card_id, kind, from_wallet, to_wallet, price, reference, at from card_events order by 1',
  'select id, card_id, start_price, ends_at from auctions order by id',
  'select id, name, rarity, created_at from cards order by 1',
];

describe('cards from before they acted their moments', () => {
  const databases = emptyDatabases();
  let world: Database;
  let remade: number[];
  let before: Row[][];
  beforeAll(async () => {
    world = await databases.open();
    await load(world, FIXTURE);
    await migrate(world, SQL_FOLDER);
    await world.query(`
      alter table series disable trigger series_guard;
      update series set provenance_root = '7165314125856e9e698403e4936fa6bdedbc24a55b4fe6af1c7ee27b2707b9bc';
      alter table series enable trigger series_guard;
      update cards set metadata_hash = md5(id::text) || md5(name), price_hoof = 1,
                       dribbling = 0, passing_accuracy = 0, charisma = 99`);
    before = await Promise.all(OWNED.map((told) => world.query(told)));
    // Instances that start together.
    remade = await Promise.all([remakeCollection(world), remakeCollection(world)]);
  });
  afterAll(() => databases.close());

  it('makes the cards anew where they lie: new numbers, prices and seal, in the same hands', async () => {
    const cards = await world.query<CardRow>('select * from cards order by id');
    expect([...remade].sort()).toEqual([0, cards.length]);
    const [grown] = await world.query<{ cards: number[] }>(
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
    expect(await world.query(root)).toEqual([{ root: COLLECTION_PROVENANCE, card_count: 20_000 }]);
    const after = await Promise.all(OWNED.map((told) => world.query(told)));
    for (const rows of before) expect(rows.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });

  it('lets a card keep what it has grown', async () => {
    const events = await world.query<{ card_id: number; attribute: string }>(
      `select card_id, attribute from card_events where kind = 'levelled'`,
    );
    expect(events.length).toBeGreaterThan(0);
    for (const id of new Set(events.map((event) => event.card_id))) {
      const [row] = await world.query<CardRow>('select * from cards where id = $1', [id]);
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
    const before = await world.query('select * from cards order by id');
    expect(await remakeCollection(world)).toBe(0);
    expect(await world.query('select * from cards order by id')).toEqual(before);
    await expect(world.query(`update series set seed = 'mine' where id = 1`)).rejects.toMatchObject(
      {
        code: 'HF008',
      },
    );
  });
});

interface CardRow extends Row {
  readonly id: number;
}
