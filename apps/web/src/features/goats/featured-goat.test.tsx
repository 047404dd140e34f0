import { featuredFrom, goatStory, serverGoat } from '@goats/collection';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeaturedGoatPage } from './featured-goat.tsx';
import { goatScoreOf } from './find-goat.ts';
import { profileScore } from './printed-values.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const markup = renderToStaticMarkup(
  <RouterContextProvider router={router}>
    <QueryClientProvider client={queryClient}>
      <FeaturedGoatPage slug="the-flea" story={goatStory('the-flea')} />
    </QueryClientProvider>
  </RouterContextProvider>,
);

/** The figure above a name in the row of figures. */
function figure(name: string): string | undefined {
  return new RegExp(`>${name}</dt><dd[^>]*>(?:<span[^>]*>)*(\\d+)`).exec(markup)?.[1];
}

it('has one GOAT Score, the one that the scouting report tells, and beside it what the six add up to', () => {
  const told = serverGoat('the-flea').stats;
  expect(figure('GOAT Score')).toBe(String(goatScoreOf(told)));
  const { stats } = featuredFrom('the-flea', goatStory('the-flea'));
  expect(figure('Profile score')).toBe(String(profileScore(stats)));
});

it('tells the ten attributes first, and the six that are made from them after those', () => {
  const [ten, six] = [markup.indexOf('>Charisma<'), markup.indexOf('>Shooting<')];
  expect(ten).toBeGreaterThan(0);
  expect(six).toBeGreaterThan(ten);
  expect(markup.indexOf('Printed values')).toBeGreaterThan(ten);
});
