import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ChallengePlayer from './challenge-player.tsx';

const BILLY = `0xb111${'0'.repeat(36)}`;

function shown(house: boolean): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ChallengePlayer address={BILLY} name="Billy" house={house} />
    </RouterContextProvider>,
  );
}

it('challenges a person by name, and leads to where a house player waits', () => {
  expect(shown(false)).toMatch(/^<button.*Challenge/);
  expect(shown(true)).toMatch(/href="\/card-game\?tab=lobby"[^>]*>Challenge Lobby/);
});
