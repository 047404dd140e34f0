// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SideCard } from '../side-card.tsx';
import { FROM_THE_START, type Stage } from '../stage/stage.ts';
import type { Show } from '../stage/use-stage.ts';
import { BILLY, FLEA, testBattle, wonBattle, YOU } from '../test-match.ts';
import { CardHandedOver } from './card-handed-over.tsx';
import { growthOf } from './handed-over.ts';

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
});

async function handed(match: Parameters<typeof CardHandedOver>[0]['match']) {
  const { host, unmount } = await mount(
    <RouterContextProvider router={router as never}>
      <CardHandedOver match={match} />
    </RouterContextProvider>,
  );
  const seen = {
    words: host.textContent ?? '',
    way: host.querySelector('a')?.getAttribute('href') ?? null,
  };
  await unmount();
  return seen;
}

describe('a card that changes hands', () => {
  it('is the winner’s, who is shown the way to it', async () => {
    const { words, way } = await handed(wonBattle(YOU));
    expect(words).toContain('The Machine #0003 is yours now');
    expect(words).toContain('See it in your collection');
    expect(way).toBe('/battle?tab=collection');
  });

  it('is gone for the loser, who is shown the way back', async () => {
    const { words, way } = await handed(wonBattle(BILLY));
    expect(words).toContain('The Flea #0001 goes to Billy');
    expect(words).toContain('An offer may talk Billy round.');
    // Whether there is a rematch at all, only its own row knows.
    expect(words).not.toMatch(/rematch/i);
    expect(way).toBe(`/nft/${FLEA.id}`);
  });

  it('is news for a watcher and no business of theirs', async () => {
    const { words, way } = await handed(wonBattle(BILLY, { you: null }));
    expect(words).toBe('The Flea #0001 goes to Billy');
    expect(way).toBeNull();
  });

  it('is not told of where cards stay', async () => {
    const match = wonBattle(YOU);
    const result = match.result && { ...match.result, cardToWinner: null };
    expect((await handed({ ...match, ...(result && { result }) })).words).toBe('');
  });
});

function side(match: ReturnType<typeof testBattle>, seat: 0 | 1, step: Stage['step']): string {
  const stage: Stage = { ...FROM_THE_START, done: 2, step, turned: true, replay: false };
  const over = step === null && match.phase === 'finished';
  const show = { stage, over, rounds: match.rounds } as unknown as Show;
  const at = seat === 0 ? 'near' : 'far';
  return renderToStaticMarkup(
    <SideCard match={match} seat={seat} side={at} own={seat === 0} show={show} />,
  );
}

describe('the two sides of the pitch at the end', () => {
  it('lets the lost card walk, and afterwards it lies with the winner', () => {
    const match = wonBattle(YOU);
    expect(side(match, 1, 'cross')).toContain('data-leaving="true"');
    expect(side(match, 0, 'cross')).toContain('data-leaving="false"');
    expect(side(match, 0, null)).toContain('match-won');
    expect(side(match, 1, null)).toContain('Changed sides');
    expect(side(wonBattle(BILLY), 0, null)).toContain('Was yours');
  });

  it('writes the +1 on the card that earned it, old and new', () => {
    const html = side(wonBattle(YOU), 0, null);
    expect(html).toContain('Pace from 84 to 85');
    expect(side(wonBattle(YOU), 1, null)).not.toContain(' from ');
    const nearly = { ...FLEA, attributes: { ...FLEA.attributes, vision: 88 } };
    expect(growthOf(wonBattle(YOU), nearly)?.score).toEqual([84, 85]);
    expect(growthOf(wonBattle(YOU), FLEA)?.score).toBeNull();
  });

  it('says what was brought by one name', () => {
    const { result, ...kept } = wonBattle(YOU);
    const challenge = { ...kept, ...(result && { result: { ...result, cardToWinner: null } }) };
    expect(side(challenge, 1, null)).toContain(
      'Brought The Machine #0003 instead of The Wizard #0002',
    );
    expect(side(challenge, 0, null)).toContain('Brought The Flea #0001 as announced');
  });

  it('stamps a card whose value gives the swap away, and no other', () => {
    const live = (value: number) =>
      testBattle({
        phase: 'pick',
        rounds: [{ ...wonBattle(YOU).rounds[0], values: [84, value] }] as never,
      });
    expect(side(live(82), 1, null)).toContain('Swapped');
    expect(side(live(82), 1, null)).not.toContain('may have swapped');
    expect(side(live(80), 1, null)).not.toContain('Swapped');
    expect(side(live(82), 0, null)).not.toContain('Swapped');
  });
});
