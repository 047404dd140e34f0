import {
  COLLECTION_SEED,
  DEFAULT_MOMENT_WEIGHTS,
  DEFAULT_NFT_WEIGHTS,
  type GoatSlug,
  isGoatSlug,
  type MasterGoat,
  masterGoat,
  sealSeries,
  seriesCardHash,
} from '@goats/collection';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { runAuditChecks } from '../../slices/hoof/audit.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';
import { SERIES_AUDIT_CHECKS } from './series-audit.ts';
import type { GivenRun } from './series-runs.ts';

const run = (
  kind: 'variation' | 'moment',
  goat: GoatSlug,
  from: number,
  to: number,
  seed = 'second season',
): GivenRun => ({
  kind,
  goat,
  from,
  to,
  settings: {
    seed,
    attributeVariance: 12.5,
    includeSpecialEditions: true,
    rarityDistribution:
      kind === 'variation' ? { ...DEFAULT_NFT_WEIGHTS } : { ...DEFAULT_MOMENT_WEIGHTS },
  },
});

/** As the dashboard seals what was reviewed, with the master goats it knows. */
function rootOf(runs: readonly GivenRun[], master: (slug: GoatSlug) => MasterGoat = masterGoat) {
  return sealSeries(
    runs.map((given) => {
      if (!isGoatSlug(given.goat)) throw new Error(given.goat);
      return { ...given, goat: master(given.goat) };
    }),
  ).root;
}

describe('series', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const drafts = await server.db.query<{ id: number }>(
      `select id from series where status = 'draft'`,
    );
    for (const { id } of drafts) await send('DELETE', `/api/admin/series/${id}`);
  });

  async function send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const response = await operator.send({ method, url, ...(payload ? { payload } : {}) });
    return { status: response.statusCode, body: response.body ? response.json() : undefined };
  }
  const draft = (name: string, runs: readonly GivenRun[], root = rootOf(runs)) =>
    send('POST', '/api/admin/series', { name, runs, root });
  const publish = (id: number, root: string) =>
    send('POST', `/api/admin/series/${id}/publish`, { root });
  const stored = async (table: string) =>
    (await server.db.query<{ n: number }>(`select count(*) as n from ${table}`))[0]?.n;

  it('shows what a batch would change, and changes nothing', async () => {
    const runs = [
      run('moment', 'kaiser-goat', 1, 700),
      run('variation', 'the-flea', 101, 150),
      run('variation', 'the-flea', 151, 200),
    ];
    const { body } = await send('POST', '/api/admin/series/dry-run', { runs, root: rootOf(runs) });
    expect(body).toMatchObject({
      count: 800,
      root: rootOf(runs),
      rootMatches: true,
      conflicts: [],
      catalogue: { before: 0, after: 800 },
      byGoat: [
        { goat: 'the-flea', variations: 100, moments: 0 },
        { goat: 'kaiser-goat', variations: 0, moments: 700 },
      ],
    });
    expect(body.stretches).toMatchObject([
      { goat: 'the-flea', from: 101, to: 200, count: 100, firstId: 'the-flea-0101' },
      { goat: 'kaiser-goat', lastId: 'kaiser-goat-moment-00700', count: 700 },
    ]);
    for (const counts of [body.byRarity, ...body.stretches.map((s: typeof body) => s.byRarity)]) {
      const values: number[] = Object.values(counts);
      expect([100, 700, 800]).toContain(values.reduce((sum, value) => sum + value));
    }
    expect(await stored('series_cards')).toBe(0);
  });

  it('keeps the very cards that were reviewed, page by page, and publishes them for ever', async () => {
    const runs = [run('variation', 'the-wizard', 1, 30), run('moment', 'the-wizard', 1, 600)];
    const { status, body: made } = await draft('Second season', runs);
    expect(status).toBe(201);
    expect(made).toMatchObject({ status: 'draft', count: 630, createdBy: 'admin' });
    const publicUrl = `/api/series/${made.id}`;
    for (const url of [`${publicUrl}/cards`, `${publicUrl}/provenance`]) {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    }

    const published = await publish(made.id, made.root);
    expect(published.body).toMatchObject({ status: 'published', publishedBy: 'admin' });
    const cards: { hash: string; card: never; position: number }[] = [];
    let cursor = '';
    do {
      const page = (await server.app.inject(`${publicUrl}/cards?limit=200${cursor}`)).json();
      cards.push(...page.cards);
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(cards.map((card) => card.position)).toEqual(cards.map((_, index) => index + 1));
    expect(cards.every(({ card, hash }) => seriesCardHash(card) === hash)).toBe(true);

    const provenance = (await server.app.inject(`${publicUrl}/provenance`)).json();
    expect(
      sealSeries(
        provenance.runs.map((given: GivenRun) => ({
          ...given,
          goat: provenance.masters.find((goat: MasterGoat) => goat.id === given.goat),
        })),
      ).root,
    ).toBe(made.root);
    expect((await server.app.inject('/api/series')).json().series).toMatchObject([
      { id: made.id, name: 'Second season', count: 630, root: made.root },
    ]);

    expect((await publish(made.id, made.root)).body.code).toBe('SERIES_PUBLISHED');
    expect((await send('DELETE', `/api/admin/series/${made.id}`)).body.code).toBe(
      'SERIES_PUBLISHED',
    );
    for (const sql of [
      `update series set name = 'Mine' where id = ${made.id}`,
      `delete from series where id = ${made.id}`,
      'delete from series where id = 1',
      `delete from series_cards where series_id = ${made.id} and position = 1`,
      `update series_cards set rarity = 'Legendary'`,
      'truncate series_cards',
      `insert into series_cards select series_id, 9999, kind, base_goat_id, 25000, rarity, hash, card
         from series_cards where series_id = ${made.id} and kind = 'moment' limit 1`,
    ]) {
      await expect(server.db.query(sql), sql).rejects.toThrow(/published|may not be changed/);
    }
  });

  it('says who holds a number already, and lets nobody take it twice', async () => {
    const runs = [run('moment', 'magic-goat', 1, 20)];
    await draft('Firsts', runs);
    const again = [run('moment', 'magic-goat', 11, 30)];
    const preview = await send('POST', '/api/admin/series/dry-run', { runs: again });
    expect(preview.body.conflicts).toMatchObject([
      { seriesName: 'Firsts', status: 'draft', kind: 'moment', from: 11, to: 20 },
    ]);
    const refused = await draft('Seconds', again);
    expect([refused.status, refused.body.code]).toEqual([409, 'SERIES_CONFLICT']);
    expect(refused.body.details.conflicts).toHaveLength(1);

    await draft('With a gap', [
      run('moment', 'magic-goat', 25, 26),
      run('moment', 'magic-goat', 29, 30),
    ]);
    const gaps = await send('POST', '/api/admin/series/dry-run', {
      runs: [run('moment', 'magic-goat', 18, 40)],
    });
    expect(
      gaps.body.conflicts.map(({ from, to }: { from: number; to: number }) => [from, to]),
    ).toEqual([
      [18, 20],
      [25, 26],
      [29, 30],
    ]);

    const both = await Promise.all([
      draft('One', [run('moment', 'hand-of-horn', 1, 50)]),
      draft('Other', [run('moment', 'hand-of-horn', 50, 80)]),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  it('does not mint the first season a second time', async () => {
    const runs = [run('variation', 'the-flea', 1, 5, COLLECTION_SEED)];
    const { body } = await send('POST', '/api/admin/series/dry-run', { runs });
    expect(body.conflicts).toMatchObject([{ seriesId: 1, status: 'published', from: 1, to: 5 }]);
    expect((await draft('Again', runs)).body.code).toBe('SERIES_CONFLICT');
    expect(
      (await draft('Moments', [run('moment', 'the-flea', 1, 5, COLLECTION_SEED)])).status,
    ).toBe(201);
  });

  it('refuses cards that were generated from a master goat that has changed since', async () => {
    const runs = [run('moment', 'el-fenomeno', 1, 10)];
    const reviewed = rootOf(runs);
    await operator.send({
      method: 'PATCH',
      url: '/api/admin/master-goats/el-fenomeno',
      payload: { baseAttributes: { charisma: 40 } },
    });
    const before = await stored('series_cards');
    const refused = await draft('Old numbers', runs, reviewed);
    expect([refused.status, refused.body.code]).toEqual([409, 'ROOT_MISMATCH']);
    expect(await stored('series_cards')).toBe(before);
    expect((await draft('New numbers', runs, refused.body.details.root)).status).toBe(201);
  });

  it('lets one of two operators publish a draft, and the other know', async () => {
    const runs = [run('moment', 'platinum-prince', 1, 40)];
    const { body: made } = await draft('Together', runs);
    expect((await publish(made.id, 'f'.repeat(64))).body.code).toBe('ROOT_MISMATCH');
    const answers = await Promise.all([
      publish(made.id, made.root),
      publish(made.id, made.root),
      send('DELETE', `/api/admin/series/${made.id}`),
    ]);
    const won = answers.filter((answer) => answer.status < 300);
    expect(won).toHaveLength(1);
    const left = await server.db.query('select 1 from series_cards where series_id = $1', [
      made.id,
    ]);
    expect(left).toHaveLength(won[0]?.status === 204 ? 0 : 40);
  });

  it('is found out by the audit when somebody with all the keys swaps a published card', async () => {
    const wrong = async (tx: Queryable) =>
      (await runAuditChecks(tx, SERIES_AUDIT_CHECKS))
        .slice(-SERIES_AUDIT_CHECKS.length)
        .map((finding) => finding.wrong);
    const { body: made } = await draft('Odd number of cards', [
      run('moment', 'the-machine', 1, 77),
    ]);
    expect(await wrong(server.db)).toEqual([0, 0]);
    const rolledBack = server.db.transaction(async (tx) => {
      await tx.query('alter table series_cards disable trigger user');
      await tx.query(
        `update series_cards set card = other.card, hash = other.hash
           from (select card, hash from series_cards where series_id = $1 and position = 2) other
          where series_id = $1 and position = 77`,
        [made.id],
      );
      expect(await wrong(tx)).toEqual([1, 0]);
      await tx.query('alter table cards disable trigger user');
      await tx.query(`update cards set metadata_hash = reverse(metadata_hash) where id = 20000`);
      expect(await wrong(tx)).toEqual([2, 0]);
      throw new Error('and back');
    });
    await expect(rolledBack).rejects.toThrow('and back');
  });

  it.each([1, 40_000, 2_147_483_647])('knows no series %i', async (id) => {
    for (const [method, url] of [
      ['GET', `/api/admin/series/${id}`],
      ['GET', `/api/admin/series/${id}/cards`],
      ['DELETE', `/api/admin/series/${id}`],
      ['GET', `/api/series/${id}/provenance`],
    ] as const) {
      expect([url, (await send(method, url)).status]).toEqual([url, 404]);
    }
    expect((await publish(id, 'f'.repeat(64))).status).toBe(404);
  });

  it.each([
    [{ runs: [] }, 'runs'],
    [{ runs: [{ ...run('moment', 'the-flea', 1, 2), goat: 'the-cow' }] }, 'runs.0.goat'],
    [{ runs: [run('moment', 'the-flea', 0, 2)] }, 'runs.0.from'],
    [{ runs: [run('moment', 'the-flea', 1.5, 2)] }, 'runs.0.from'],
    [{ runs: [run('moment', 'the-flea', 1, 1e9)] }, 'runs.0.to'],
    [{ runs: [run('variation', 'the-flea', 1, 2001)] }, 'runs.0.to'],
    [{ runs: [run('variation', 'the-flea', 9, 3)] }, 'runs.0.to'],
    [{ runs: [run('moment', 'the-flea', 1, 9), run('moment', 'the-flea', 9, 12)] }, 'runs.1.from'],
    [{ runs: [{ ...run('moment', 'the-flea', 1, 2), kind: 'song' }] }, 'runs.0.kind'],
    [{ runs: [run('moment', 'the-flea', 1, 2)], root: 'abc' }, 'root'],
  ])('names the field that is wrong: %#', async (payload, field) => {
    const { status, body } = await send('POST', '/api/admin/series/dry-run', payload);
    expect([status, body.details?.field]).toEqual([400, field]);
  });

  it.each([
    ['attributeVariance', 50.1],
    ['attributeVariance', -1],
    ['attributeVariance', 'much'],
    ['rarityDistribution.Epic', 101],
    ['rarityDistribution.Epic', null],
    ['seed', ''],
    ['seed', 'goat\u0000goat'],
    ['seed', 'goat\ud800goat'],
  ])('takes %s within its limits only, not %j', async (field, value) => {
    const given = structuredClone(run('moment', 'the-flea', 1, 2)) as { settings: object };
    const path = field.split('.');
    const holder = path.slice(0, -1).reduce((at, key) => at[key as never], given.settings);
    Object.assign(holder, { [path.at(-1) ?? '']: value });
    const { status, body } = await send('POST', '/api/admin/series/dry-run', { runs: [given] });
    expect([status, body.details?.field]).toEqual([400, `runs.0.settings.${field}`]);
  });
});
