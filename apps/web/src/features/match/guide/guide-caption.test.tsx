import { housePlayers } from '@goats/collection';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Match } from '../match-types.ts';
import { GuideCaption } from './guide-caption.tsx';
import type { Lesson } from './lesson.ts';

const YOU = `0x91fa${'0'.repeat(32)}c07e`;
const NANNY = housePlayers().find(({ slug }) => slug === 'nanny-mcphysio');

const match = {
  you: YOU,
  players: [
    { address: YOU, name: null },
    { address: NANNY?.address, name: NANNY?.name },
  ],
} as unknown as Match;

const guide = { read: new Set<never>(), next: () => {}, skip: () => {}, catchUp: () => {} };

const show = (over: Partial<Lesson>) =>
  renderToStaticMarkup(
    <GuideCaption
      match={match}
      lesson={{ id: 'card', title: 'Your card', text: 'Ten.', at: null, next: true, ...over }}
      guide={guide}
    />,
  );

describe('the caption of the first match', () => {
  it('says who speaks, and can be left at any moment', () => {
    const markup = show({});
    expect(markup).toContain('Nanny McPhysio');
    expect(markup).toContain(NANNY?.favouriteGoat);
    expect(markup).toContain('I know how this goes');
    expect(show({ next: false })).toContain('I know how this goes');
  });

  it('has a Next only where there is something to read', () => {
    expect(show({})).toContain('>Next<');
    expect(show({ next: false })).not.toContain('>Next<');
  });

  it('gives what it points at a description to refer to', () => {
    expect(show({})).toMatch(/<p id="[^"]+"[^>]*>Ten\.<\/p>/);
  });

  it('has nothing left to skip at the end', () => {
    expect(show({ id: 'end', next: false })).not.toContain('I know how this goes');
  });
});
