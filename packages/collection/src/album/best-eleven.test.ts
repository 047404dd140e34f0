import { describe, expect, test } from 'vitest';
import { bestEleven, ELEVEN, type ElevenCard, SHAPES } from './best-eleven.ts';

let id = 0;
const cards = (position: ElevenCard['position'], ...scores: number[]): ElevenCard[] =>
  scores.map((goatScore) => {
    id += 1;
    return { id, position, goatScore };
  });
const scoresOf = (eleven: ReturnType<typeof bestEleven>) =>
  eleven.places.map(({ line, card }) => [line[0], card?.goatScore ?? null] as const);

describe('the best eleven', () => {
  test('always has eleven places, whatever the shape', () => {
    for (const [back, middle, front] of SHAPES) expect(1 + back + middle + front).toBe(ELEVEN);
    expect(bestEleven([]).places.length).toBe(ELEVEN);
  });

  test('is eleven empty places without a card, and leaves the goal empty until there are eleven', () => {
    expect(bestEleven([])).toMatchObject({ shape: [4, 3, 3], total: 0 });
    const ten = bestEleven([
      ...cards('Forward', 90, 80, 70),
      ...cards('Midfielder', 60, 60, 60),
      ...cards('Defender', 50, 50, 50, 50),
    ]);
    expect(scoresOf(ten)[0]).toEqual(['G', null]);
    expect(ten.total).toBe(620);
  });

  test('takes the shape in which nobody stands out of position', () => {
    const eleven = bestEleven([
      ...cards('Forward', 90, 89, 88, 87, 86),
      ...cards('Midfielder', 70, 69, 68, 67),
      ...cards('Defender', 60, 59),
    ]);
    expect(eleven.shape).toEqual([2, 3, 5]);
    expect(scoresOf(eleven)).toEqual([
      ['G', 67],
      ...[60, 59].map((score) => ['D', score]),
      ...[70, 69, 68].map((score) => ['M', score]),
      ...[90, 89, 88, 87, 86].map((score) => ['F', score]),
    ]);
  });

  test('of several such shapes takes the one with the highest total', () => {
    const back = cards('Defender', 50, 50, 50, 50);
    const middle = cards('Midfielder', 80, 80, 80, 80, 80, 80);
    const front = cards('Forward', 60, 60, 40, 40, 40);
    expect(bestEleven([...back, ...middle, ...front]).shape).toEqual([3, 5, 2]);
  });

  test('fills what stays empty with the best of the others, from the front, and the last one goes in goal', () => {
    const eleven = bestEleven(cards('Forward', ...Array.from({ length: 13 }, (_, at) => 99 - at)));
    expect(eleven.shape).toEqual([3, 2, 5]);
    expect(scoresOf(eleven)).toEqual([
      ['G', 89],
      ...[92, 91, 90].map((score) => ['D', score]),
      ...[94, 93].map((score) => ['M', score]),
      ...[99, 98, 97, 96, 95].map((score) => ['F', score]),
    ]);
  });

  test('is the same in whatever order the cards come', () => {
    const hand = [...cards('Forward', 70, 70, 70, 70, 70, 70), ...cards('Midfielder', 70, 70, 70)];
    expect(bestEleven([...hand].reverse())).toEqual(bestEleven(hand));
  });
});
