// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const TITLE = 'The Cabbage Leaf';
const TOLD = { MOMENT_WORDS: { [TITLE]: 'La hoja de col' } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./moment-words.ts');
  vi.resetModules();
});

/** What is read before the words are there, and after. */
async function shown(load: () => object = () => TOLD): Promise<readonly (string | null)[]> {
  vi.resetModules();
  vi.doMock('./moment-words.ts', load);
  const { MomentTitle } = await import('./moment-title.tsx');
  const { mount } = await import('./testing/mount.tsx');
  const drawn: (string | null)[] = [];
  const { host, unmount } = await mount(
    <>
      <MomentTitle of={TITLE} />, <MomentTitle of="Printed tomorrow" />
    </>,
  );
  drawn.push(host.textContent);
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  drawn.push(host.textContent);
  await unmount();
  return drawn;
}

it('a Spanish page says in Spanish what is printed on a card in English', async () => {
  vi.stubGlobal('__LOCALE__', 'es');
  expect((await shown()).at(-1)).toBe('La hoja de col, Printed tomorrow');
});

it('a Spanish page does not say it in English first, while its words are on their way', async () => {
  vi.stubGlobal('__LOCALE__', 'es');
  expect((await shown())[0]).not.toContain(TITLE);
});

it('words that do not come leave what is printed on the card', async () => {
  vi.stubGlobal('__LOCALE__', 'es');
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await shown(lost)).at(-1)).toBe(`${TITLE}, Printed tomorrow`);
});

it('an English page loads no other words for it', async () => {
  expect(await shown()).toEqual(Array(2).fill(`${TITLE}, Printed tomorrow`));
});
