import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrizeLine } from './prize-line.tsx';

it('says of an empty pot what will be in it, by the figures of either world', () => {
  const markup = renderToStaticMarkup(
    <PrizeLine cup={{ kind: 'knockout', prizes: [0, 0, 0, 0], status: 'open', fee: 20 }} />,
  );
  const said = (world: string) =>
    new RegExp(`<span data-in="${world}">(.*?)</span>`).exec(markup)?.[1];
  expect(said('demo')).toContain('fee of 20 HOOF goes into the pot');
  expect(said('demo')).toContain('400 HOOF for each player, up to 800');
  expect(said('live')).toContain('10 HOOF for each player who has played their way in, up to 80');
});
