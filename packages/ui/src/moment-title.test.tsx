// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

const TITLE = 'The Cabbage Leaf';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./moment-words.ts');
  vi.resetModules();
});

async function shown(): Promise<string | null> {
  vi.resetModules();
  vi.doMock('./moment-words.ts', () => ({ MOMENT_WORDS: { [TITLE]: 'La hoja de col' } }));
  const { MomentTitle } = await import('./moment-title.tsx');
  const { mount } = await import('./testing/mount.tsx');
  const { host, unmount } = await mount(
    <>
      <MomentTitle of={TITLE} />, <MomentTitle of="Printed tomorrow" />
    </>,
  );
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  const text = host.textContent;
  await unmount();
  return text;
}

it('a Spanish page says in Spanish what is printed on a card in English', async () => {
  vi.stubGlobal('__LOCALE__', 'es');
  expect(await shown()).toBe('La hoja de col, Printed tomorrow');
});

it('an English page loads no other words for it', async () => {
  expect(await shown()).toBe(`${TITLE}, Printed tomorrow`);
});
