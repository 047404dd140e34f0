import { GOAT_SLUGS, portraitTraits } from '@goats/collection';
import { expect, test } from 'vitest';
import { pathExtent } from '../ink/measure-path.ts';
import { SAMPLE_CARD } from './every-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { type MatchWords, matchPicture } from './match-picture.ts';
import { actionPicture, inAction } from './poster-half.ts';

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

test('a number reads the right way on a goat that goes to the left', () => {
  for (const goat of GOAT_SLUGS) {
    const number =
      /<path d="([^"]+)"( transform="matrix\(-1 0 0 1 (-?[\d.]+) 0\)")? fill="[^"]+" fill-rule="evenodd"/;
    const [, , turnedRight] = number.exec(actionPicture(goat, 'right')) ?? [];
    const [, data, , middle] = number.exec(actionPicture(goat, 'left')) ?? [];
    expect(turnedRight, goat).toBeUndefined();
    if (!data) continue;
    const { left, right } = pathExtent(data);
    expect(Number(middle), goat).toBe(left + right);
  }
});
