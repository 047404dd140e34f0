import { GOAT_SLUGS, portraitTraits } from '@goats/collection';
import { expect, test } from 'vitest';
import { drawGoat } from '../goat/draw-goat.ts';
import { GOAT_SPACE } from '../goat/goat-layers.ts';
import { pathExtent } from '../ink/measure-path.ts';
import { SAMPLE_CARD } from './every-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { type MatchWords, matchPicture } from './match-picture.ts';
import { actionPicture, inAction, posterHalf } from './poster-half.ts';

const poster = (changed: Partial<MatchWords> = {}): string => {
  const side = (goat: (typeof GOAT_SLUGS)[number], digit: string) => ({
    ...{ goat, player: 'Nan', address: `0x${digit.repeat(40)}` },
    traits: { ...SAMPLE_CARD.traits, goat },
  });
  return matchPicture({
    ...{ title: 'The Flea v The Flea', between: 'LIVE', stake: '25 HOOF each' },
    sides: [side('the-flea', 'a'), side('the-flea', 'b')],
    ...changed,
  });
};

test('two cards of one goat may meet: nothing on the poster is defined twice', () => {
  const { ids, references } = inspectSvg(poster());
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('a poster says how it stands and what it is about, and tells two players apart', () => {
  const live = poster();
  expect(poster({ between: '2:1' })).not.toBe(live);
  expect(poster({ stake: 'Cup tie' })).not.toBe(live);
  const [left, right] = [...live.matchAll(/w[01]adisc"/g)];
  expect(left?.[0]).not.toBe(right?.[0]);
});

test('a poster shows who won, also where somebody gave up before a round was played', () => {
  const [left, right] = ([0, 1] as const).map((winner) => poster({ between: '0:0', winner }));
  expect(left).toMatch(/id="\w+night1"/);
  expect(right).toMatch(/id="\w+night0"/);
  expect(poster({ between: '0:0' })).not.toContain('night');
});

test('whoever stands still on the card moves on the poster, and a card in action keeps its own', () => {
  const still = portraitTraits('the-flea');
  expect(inAction({ ...still, pose: 'Chest Out' }, 'Volley').pose).toBe('Volley');
  expect(inAction({ ...still, pose: 'Celebration' }, 'Dribble').pose).toBe('Dribble');
  expect(inAction({ ...still, pose: 'Header' }, 'Volley').pose).toBe('Header');
});

test('a goat goes where it is told with number and band unmirrored, left-footed ones too', () => {
  for (const goat of GOAT_SLUGS) {
    const turned = /scale\(-|matrix\(-1/;
    const [right, left] = (['right', 'left'] as const).map((towards) => {
      expect(
        posterHalf({ ...portraitTraits(goat), pose: 'Volley' }, 'k', towards).figure,
      ).not.toMatch(turned);
      const traits = { ...portraitTraits(goat), pose: 'Volley' } as const;
      return drawGoat(traits, { idPrefix: 'k', detail: 'full', towards }).ball!.x;
    });
    expect(right, goat).toBeGreaterThan(GOAT_SPACE / 2);
    expect(left, goat).toBeLessThan(GOAT_SPACE / 2);
    expect(actionPicture(goat, 'left')).not.toBe(actionPicture(goat, 'right'));
  }
});

test('on a poster the small stay small beside the tall, on the same ground', () => {
  const place = (goat: (typeof GOAT_SLUGS)[number]) => {
    const traits = { ...portraitTraits(goat), pose: 'Dribble' } as const;
    const { silhouette } = drawGoat(traits, { idPrefix: 'k', detail: 'full', towards: 'right' });
    const { figure } = posterHalf(traits, 'k', 'right');
    const [, y, scale] = /translate\(-?\d+ (-?\d+)\) scale\(([\d.]+)\)/.exec(figure)!.map(Number);
    const { top, bottom } = pathExtent(silhouette);
    return { tall: (bottom - top) * scale!, foot: y! + bottom * scale! };
  };
  const [flea, kaiser] = [place('the-flea'), place('kaiser-goat')];
  expect(flea.tall / kaiser.tall).toBeLessThan(0.88);
  expect(Math.abs(flea.foot - kaiser.foot)).toBeLessThan(70);
});
