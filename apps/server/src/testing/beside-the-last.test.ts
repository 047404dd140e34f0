import { afterAll, describe, expect, it } from 'vitest';
import { meantIn, notBesideTheLast } from './beside-the-last.ts';
import { catalogOf } from './catalog.ts';
import { emptyDatabases } from './empty-database.ts';

describe('what an upgrade may do beside the last release', () => {
  const databases = emptyDatabases();
  afterAll(() => databases.close());

  const objectionsTo = async (...upgrades: string[]) => {
    const db = await databases.open();
    await db.query(`
      create type colour as enum ('green', 'blue');
      create table goats (id integer primary key, name text, shade colour, height integer not null default 1);
      create index goats_by_name on goats (name);
      create view tall as select id from goats where height > 2;
      create function bleat() returns trigger language plpgsql as $$ begin return new; end $$;
      create trigger bleating before insert on goats for each row execute function bleat();
      create sequence hoofprints`);
    const before = await catalogOf(db);
    for (const upgrade of upgrades) await db.query(upgrade);
    return notBesideTheLast(before, await catalogOf(db));
  };

  it('lets it add what a server that knows nothing of it never meets', async () => {
    expect(
      await objectionsTo(
        `create table herds (id integer primary key, name text not null)`,
        `create unique index herds_by_name on herds (name)`,
        `alter table goats add column herd integer references herds, add column born date`,
        `alter table goats add column horns integer not null default 2 check (horns >= 0)`,
        `create function graze() returns trigger language plpgsql as $$ begin return new; end $$`,
        `create trigger grazing before insert on herds for each row execute function graze()`,
      ),
    ).toEqual([]);
  });

  it.each([
    ['drop table goats cascade', 'goats'],
    ['alter table goats rename to beasts', 'goats'],
    ['alter table goats rename name to title', 'goats.name'],
    ['alter table goats drop column name', 'goats.name'],
    ['alter table goats alter name type varchar(9)', 'goats.name'],
    ['alter table goats alter name set not null', 'goats.name'],
    ['alter table goats alter height drop default', 'goats.height'],
    ['alter table goats add column horns integer not null', 'goats.horns'],
    ['alter table goats add constraint short check (height < 9)', 'short'],
    ['alter table goats add constraint one_name unique (name)', 'one_name'],
    ['create index goats_by_height on goats (height)', 'goats_by_height'],
    ['drop index goats_by_name', 'goats_by_name'],
    ['drop trigger bleating on goats', 'bleating'],
    ['create trigger again before update on goats for each row execute function bleat()', 'again'],
    [
      'create or replace function bleat() returns trigger language plpgsql as $$ begin return null; end $$',
      'bleat',
    ],
    [`alter type colour add value 'red'`, 'colour'],
    ['drop view tall', 'tall'],
    ['drop sequence hoofprints', 'hoofprints'],
  ])('objects to: %s', async (upgrade, name) => {
    expect(await objectionsTo(upgrade)).toContain(name);
  });

  it('reads what is meant, and takes no excuse without a reason', () => {
    const sql = `-- Beside version 22: bleat, because nobody hears it.\n-- Beside version 22: goats.name`;
    expect(meantIn(sql)).toEqual(['bleat']);
  });
});
