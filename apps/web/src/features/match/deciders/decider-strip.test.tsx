import type { Attribute } from '@goats/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AttributeRow } from '../table/attribute-rows.ts';
import type { MovePlan } from '../table/move-plan.ts';
import { DeciderStrip } from './decider-strip.tsx';
import type { ShownDecider } from './shown-deciders.ts';

const NOTHING = () => {};
const card = (attribute: Attribute, state: ShownDecider['state'] = 'open') => ({
  attribute,
  state,
});

function strip(cards: readonly ShownDecider[], plan: Partial<MovePlan> | null): string {
  const planning = plan && {
    ...{ attribute: null, crossing: false, strike: null, move: null, ...plan },
    ...{ choose: NOTHING, cross: NOTHING, undo: NOTHING },
  };
  return renderToStaticMarkup(
    <DeciderStrip
      ref={null}
      shown={{ faceDown: cards.length === 0, cards }}
      rows={[pace]}
      words={{ title: 'Deciders', text: 'Round 3 is one of these' }}
      planning={planning}
      onEnter={NOTHING}
      onEscape={NOTHING}
    />,
  );
}
const pace: AttributeRow = {
  ...{ attribute: 'pace', label: 'Pace', near: 78, far: 84, certain: false, round: null },
  ...{ crowd: { near: 0, far: 0 }, decider: 'open', out: false },
};
const THREE = [card('pace'), card('vision'), card('dribbling')];

describe('the three deciders', () => {
  it('are radios with their state in the name while one has to be crossed out', () => {
    const markup = strip(THREE, { crossing: true, strike: 'vision' });
    expect(markup).toContain('role="radiogroup"');
    expect(markup.match(/role="radio" aria-checked="(true|false)" aria-label="[^"]+"/g)).toEqual([
      'role="radio" aria-checked="false" aria-label="Pace 78 v 84, decider, open"',
      'role="radio" aria-checked="true" aria-label="Vision, decider, crossed out"',
      'role="radio" aria-checked="false" aria-label="Dribbling, decider, open"',
    ]);
    // Tab comes to the one with the stroke, the arrows go on from there.
    expect(markup.match(/tabindex="0"/gi)).toHaveLength(1);
  });

  it('say what would break a tie on them, as long as they are open', () => {
    const tied = { ...card('pace'), tieBreaker: 'charisma' } as const;
    const markup = strip([tied, card('vision'), card('dribbling')], null);
    expect(markup).toContain('Pace 78 v 84 if level: Charisma, decider, open');
    expect(markup.match(/if level: /g)).toHaveLength(2);
    expect(strip([tied, card('vision')], { crossing: true, strike: 'pace' })).toContain(
      'aria-label="Pace 78 v 84, decider, crossed out"',
    );
  });

  it('are a list that is read, not pressed, for whoever waits', () => {
    const markup = strip(
      [card('pace', 'played'), card('vision', 'struck'), card('dribbling')],
      null,
    );
    expect(markup).not.toContain('<button');
    for (const words of [
      'Pace 78 v 84, decider, played',
      'Vision, decider, crossed out',
      'Dribbling, decider, open',
    ]) {
      expect(markup).toContain(words);
    }
  });

  it('let an open one be chosen in the last round, and no other', () => {
    const markup = strip([card('pace'), card('vision', 'struck'), card('dribbling')], {
      attribute: 'pace',
    });
    expect(markup.match(/aria-label="Choose [^"]+"/g)).toEqual([
      'aria-label="Choose Pace 78 v 84, decider, open"',
      'aria-label="Choose Dribbling, decider, open"',
    ]);
  });

  it('are called by the very words that are on them, so that speaking to the screen finds them', () => {
    const tied = { ...card('pace'), tieBreaker: 'charisma' } as const;
    const markup = strip([tied, card('vision', 'struck'), card('dribbling')], {
      attribute: 'dribbling',
    });
    for (const [, name, face] of markup.matchAll(
      /<button[^>]*aria-label="([^"]+)"[^>]*>(.*?)<\/button>/g,
    )) {
      expect(name).toContain(face!.replaceAll(/<[^>]*>/g, '').trim());
    }
  });

  it('give nothing away while they lie face down', () => {
    const markup = strip([], null);
    expect(markup.match(/data-look="down"/g)).toHaveLength(3);
    expect(markup).not.toContain('decider-name');
  });
});
