import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeHouseMoves } from '../../../people/house-play/house-moves.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { playForPuzzle } from './exhibition.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const puzzle = async () => (await server.app.inject('/api/puzzle')).json().puzzle;
const practised = () => server.db.query(`select id from matches where kind = 'practice'`);

/** More looks than it takes until two house players have played something worth asking about. */
const LOOKS = 400;

it('is there on the first day, although nobody has come yet', async () => {
  const { game } = server.app;
  expect(await puzzle()).toBeNull();
  await playForPuzzle(game);
  // One match at a time, however often somebody looks.
  await playForPuzzle(game);
  expect(await practised()).toHaveLength(1);
  for (let look = 0; look < LOOKS && (await puzzle()) === null; look += 1) {
    server.clock.advance(4_000);
    await makeHouseMoves(game);
    await playForPuzzle(game);
  }
  expect(await puzzle()).toMatchObject({ stake: 0, deciders: expect.any(Array) });
  // And then nobody plays for nothing.
  const before = await practised();
  await playForPuzzle(game);
  expect(await practised()).toEqual(before);
  // It is nobody's match: not to be watched, and in no record.
  expect((await server.app.inject('/api/battles/active')).json()).toEqual([]);
  expect((await server.app.inject('/api/battles/history')).json()).toEqual([]);
});
