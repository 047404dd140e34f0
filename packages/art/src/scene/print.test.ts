import { describe, expect, it } from 'vitest';
import { toHsl } from '../ink/tones.ts';
import { nightPrint, reprint, twoColours } from './print.ts';
import { tintFrom } from './tint.ts';

const tint = tintFrom('#3f8fd6', '#fff0b8', 7);

describe('two colours', () => {
  const print = twoColours(tint);

  it('are one ink and the paper: every hue becomes the same one', () => {
    const [hue] = toHsl(tint.base);
    for (const colour of ['#ff0000', '#00ff00', '#123456', '#fff', '#000']) {
      const [printed] = toHsl(print(colour));
      expect(Math.abs(printed - hue), colour).toBeLessThan(14);
    }
  });

  it('keep what was light light, and what was dark dark', () => {
    const lightness = ['#000', '#333', '#888', '#ccc', '#fff'].map((each) => toHsl(print(each))[2]);
    expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  });
});

it('a night turns ink into light, and light into night', () => {
  const print = nightPrint('#ffd97a', '#1b1426');
  expect(print('#1b1426')).toBe('#ffd97a');
  expect(toHsl(print('#fff'))[2]).toBeLessThan(toHsl(print('#222'))[2]);
});

it('leaves ids, gradients and lengths alone', () => {
  const markup = '<use href="#~abc"/><use href="#c12gabc"/><path fill="url(#~Ssky)" d="M0 0h9"/>';
  expect(reprint(markup, () => '#000')).toBe(markup);
  expect(reprint('<path fill="#fff" stroke="#102030"/>', () => '#111')).toBe(
    '<path fill="#111" stroke="#111"/>',
  );
});
