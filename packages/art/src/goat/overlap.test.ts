import { GOAT_SLUGS, type GoatTraits } from '@goats/collection';
import { describe, expect, it } from 'vitest';
import { bodyPlacement } from './body-placement.ts';
import { drawGoat } from './draw-goat.ts';
import { portraitArms } from './figure/portrait-arms.ts';
import { homeTraits } from './home-traits.ts';
import { TEN_GOATS } from './ten/ten-goats.ts';

const figure = (traits: GoatTraits): string =>
  drawGoat(traits, { idPrefix: 'g', detail: 'full' }).figure;

describe.each(GOAT_SLUGS)('%s', (goat) => {
  const home = homeTraits(goat);

  it('shows no crumb of number or crest above folded arms', () => {
    const number = 'fill-rule="evenodd"';
    expect(figure({ ...home, pose: 'Chest Out' })).toContain(number);
    const folded = figure({ ...home, pose: 'Folded Arms' });
    expect(folded).not.toContain(number);
    expect(folded).not.toContain('#gcrest');
  });

  it('holds a lifted cup with both hooves, however broad the shoulders', () => {
    const design = TEN_GOATS[goat];
    const [left, right] = portraitArms('Cup Lifted', design, bodyPlacement(design));
    const [a, b] = [left.hoof.at, right.hoof.at];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(194, 0);
  });

  it('has its neck before a raised shoulder and inside its collar', () => {
    const drawn = figure({ ...home, pose: 'Celebration' });
    const neck = drawn.indexOf('#gneck');
    expect(neck).toBeGreaterThan(drawn.indexOf('id="gcloth"'));
    expect(drawn.indexOf('#gcol')).toBeGreaterThan(-1);
    expect(neck).toBeLessThan(drawn.lastIndexOf('#gcol'));
  });
});

it('wears one thing round one brow: a headband takes the place of a laurel', () => {
  const home = homeTraits('platinum-prince');
  const plain = figure(home);
  const banded = figure({ ...home, accessories: 'Headband' });
  expect(banded).toContain('#ghband');
  expect(banded.length).toBeLessThan(plain.length);
});
