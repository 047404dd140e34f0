import { expect, test } from 'vitest';
import { inOneCall } from './in-one-call.ts';

const names = (most: number, asked: number[][]) =>
  inOneCall({
    most,
    load: async (keys: readonly number[]) => {
      asked.push([...keys]);
      if (keys.includes(13)) throw new Error('away');
      return keys.filter((key) => key < 100).map((key) => ({ key, name: `no. ${key}` }));
    },
    keyOf: ({ key }) => key,
  });

test('a page that asks for many things in many places makes one call, and as many as it takes', async () => {
  const asked: number[][] = [];
  const load = names(3, asked);
  const found = await Promise.all([1, 2, 1, 3, 4].map(load));
  expect(asked).toEqual([[1, 2, 3], [4]]);
  expect(found.map((each) => each?.name)).toEqual(['no. 1', 'no. 2', 'no. 1', 'no. 3', 'no. 4']);
});

test('what the server does not know is null, and a call that fails fails for all that were in it', async () => {
  const asked: number[][] = [];
  const load = names(2, asked);
  expect(await load(100)).toBeNull();
  const three = await Promise.allSettled([13, 14, 15].map(load));
  expect(three.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
