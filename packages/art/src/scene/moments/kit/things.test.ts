import { describe, expect, it } from 'vitest';
import { inspectSvg } from '../../../picture/inspect-svg.ts';
import { tintFrom } from '../../tint.ts';
import { at, ballPath, balls, board, clock, repeated } from './things.ts';

const tint = tintFrom('#46b3e6', '#ffe3a0', 1);

describe('the board', () => {
  it.each(['wooden', 'electric', 'painted', 'slate'] as const)('%s shows its year', (style) => {
    const of = (year: number): string => board(style, 300, -60, 0.8, tint, year);
    expect(of(1974)).not.toBe(of(1966));
    expect(of(1974)).toBe(of(1974));
  });

  it('shrinks a long word rather than let it run over the frame', () => {
    const scaleOf = (text: string): number =>
      Number(/scale\((0?\.\d+)\)/.exec(board('slate', 0, 0, 1, tint, text))?.[1]);
    expect(scaleOf('BACK SOON, PERHAPS')).toBeLessThan(scaleOf('1974') * 0.7);
  });
});

it('a clock tells the time it was set to', () => {
  expect(clock(0, 0, 1, tint, 12, 5)).not.toBe(clock(0, 0, 1, tint, 11, 55));
});

it('a thing that stands in many places is drawn once', () => {
  const svg = `<svg>${repeated('x', '<path d="M0 0h9"/>', [10, 20, 1], [30, 40, 2, 15, -1])}${balls([1, 2, 1], [3, 4, 1])}</svg>`;
  const { ids, references } = inspectSvg(svg);
  expect(ids).toEqual(['~Mx', '~Mball']);
  expect(references).toEqual(['~Mx', '~Mx', '~Mball', '~Mball']);
});

it('a placement names only what it changes, and mirrors when told', () => {
  expect(at(5, 6, 1, 'x')).toBe('<g transform="translate(5 6)">x</g>');
  expect(at(5, 6, 1.5, 'x', 8, -1)).toBe(
    '<g transform="translate(5 6) rotate(8) scale(-1.5 1.5)">x</g>',
  );
});

it('the way of the ball is a white stroke with night round it', () => {
  expect(ballPath('60,480 100,200 520,60', 26, tint)).toMatch(
    /^<path d="M[^"]+z" fill="#[0-9a-f]{6}"\/><path d="M[^"]+z" fill="#fff"\/>$/,
  );
});
