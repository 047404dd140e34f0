import { masterGoat } from '@goats/collection';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { testOperator } from '../../testing/test-operator.ts';

describe('master goats', () => {
  let server: TestApp;
  let operator: Awaited<ReturnType<typeof testOperator>>;
  beforeAll(async () => {
    server = await createTestApp();
    operator = await testOperator(server);
  });
  afterAll(() => server.close());
  afterEach(() => server.db.query('delete from master_goat_overrides').then(() => undefined));

  async function change(payload: unknown, goat = 'the-flea') {
    const response = await operator.send({
      method: 'PATCH',
      url: `/api/admin/master-goats/${goat}`,
      payload: payload as object,
    });
    return { status: response.statusCode, body: response.json() };
  }
  const list = async () => (await operator.send({ url: '/api/admin/master-goats' })).json();
  const flea = async () => (await list()).masterGoats[2];

  it('are the ten of the product until somebody changes one', async () => {
    const { masterGoats, collectionStats } = await list();
    expect(masterGoats).toHaveLength(10);
    expect(masterGoats[2]).toMatchObject({ ...masterGoat('the-flea'), overridden: [], version: 0 });
    expect(collectionStats).toMatchObject({ activeGoats: 10, maxPossibleTotal: 270_000 });
  });

  it('keep what an operator sets, field by field, and go back to the default', async () => {
    await change({ baseAttributes: { pace: 71 }, isActive: false });
    await change({ baseAttributes: { vision: 72 }, metaTags: ['Left hoof', 'Small'] });
    const changed = await flea();
    expect(changed).toMatchObject({
      isActive: false,
      metaTags: ['Left hoof', 'Small'],
      overridden: ['baseAttributes', 'metaTags', 'isActive'],
      version: 2,
      updatedBy: 'admin',
    });
    expect(changed.baseAttributes).toEqual({
      ...masterGoat('the-flea').baseAttributes,
      pace: 71,
      vision: 72,
    });
    expect(changed.baseGoatScore).toBeLessThan(masterGoat('the-flea').baseGoatScore);
    expect((await list()).collectionStats.activeGoats).toBe(9);

    await change({ baseAttributes: null, metaTags: null, isActive: true });
    expect(await flea()).toMatchObject({ ...masterGoat('the-flea'), overridden: [], version: 3 });
  });

  it('show their numbers on the public list at once', async () => {
    const shown = async () => (await server.app.inject('/api/goats')).json()[2];
    const before = await shown();
    await change({ baseAttributes: { dribbling: 51 } });
    const after = await shown();
    expect(after.stats.dribbling).toBe(51);
    expect({ ...after, stats: null }).toEqual({ ...before, stats: null });
  });

  it('change no card that was minted, nor the collection’s root', async () => {
    const page = async () => [
      (await server.app.inject('/api/nfts/3')).body,
      (await server.app.inject('/api/metadata/1000003')).body,
      (await server.app.inject('/api/collection/provenance')).json().root,
    ];
    const before = await page();
    await change({ basePriceHoof: 999, baseAttributes: { pace: 1 }, baseRarity: 'Common' });
    expect(await page()).toEqual(before);
  });

  it('of two operators who edit one goat, the second is told to look again', async () => {
    const answers = await Promise.all([
      change({ isActive: false, version: 0 }),
      change({ basePriceHoof: 12.34, version: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await flea()).overridden).toHaveLength(1);
  });

  it('put what changed into the log, and nothing when nothing did', async () => {
    const entries = async () =>
      (await operator.send({ url: '/api/admin/audit-log?action=master%20goat%20changed' })).json()
        .entries;
    const before = (await entries()).length;
    const rarity = masterGoat('the-flea').baseRarity;
    expect((await change({ baseRarity: rarity })).body.version).toBe(0);
    expect(await entries()).toHaveLength(before);
    await change({ baseRarity: 'Common' });
    expect((await entries())[0].details).toEqual({
      goat: 'the-flea',
      version: 1,
      before: { baseRarity: rarity },
      after: { baseRarity: 'Common' },
    });
  });

  it.each([
    [{ baseAttributes: { pace: 0 } }, 'baseAttributes.pace'],
    [{ baseAttributes: { pace: 101 } }, 'baseAttributes.pace'],
    [{ baseAttributes: { pace: 1e9 } }, 'baseAttributes.pace'],
    [{ baseAttributes: { pace: 50.5 } }, 'baseAttributes.pace'],
    [{ baseAttributes: { pace: '88' } }, 'baseAttributes.pace'],
    [{ baseAttributes: { grazing: 88 } }, 'baseAttributes'],
    [{ baseAttributes: {} }, 'baseAttributes'],
    [{ baseRarity: 'Mythic' }, 'baseRarity'],
    [{ basePriceHoof: -1 }, 'basePriceHoof'],
    [{ basePriceHoof: 0 }, 'basePriceHoof'],
    [{ basePriceHoof: 1e9 }, 'basePriceHoof'],
    [{ basePriceHoof: 1.234 }, 'basePriceHoof'],
    [{ basePriceMatic: 'free' }, 'basePriceMatic'],
    [{ metaTags: 'one' }, 'metaTags'],
    [{ metaTags: ['a', 'a'] }, 'metaTags'],
    [{ metaTags: [''] }, 'metaTags.0'],
    [{ metaTags: ['goat\u0000goat'] }, 'metaTags.0'],
    [{ metaTags: ['goat\ud800goat'] }, 'metaTags.0'],
    [{ metaTags: Array.from({ length: 13 }, (_, i) => `tag ${i}`) }, 'metaTags'],
    [{ isActive: 'yes' }, 'isActive'],
    [{ name: 'Mine' }, 'body'],
    [{ version: -1 }, 'version'],
  ])('refuse %j, name the field and stay as they are', async (payload, field) => {
    const { status, body } = await change(payload);
    expect([status, body.details?.field]).toEqual([400, field]);
    expect((await flea()).version).toBe(0);
  });

  it('are ten: there is no eleventh to change', async () => {
    expect((await change({ isActive: false }, 'the-cow')).status).toBe(404);
  });
});
