import { expect, it } from 'vitest';
import { socialPicture } from './social-picture.ts';

const TITLE = 'Die Größten aller Zeiten sind Ziegen';
const LONG =
  'Zehn legendäre Fußballer, mit Hörnern wiedergeboren. Sammle ihre Karten, such dir Streit und lass die Zahlen ';

/** Where the subtitle's lines stand and how tall they are, and their outlines. */
function linesOf(subtitle: string) {
  const found = socialPicture({ title: TITLE, subtitle }).matchAll(
    /translate\(66 ([\d.]+)\) scale\(([\d.]+)\)" d="([^"]*)" fill="#c6cec1"/g,
  );
  return [...found].map(([, y, scale, d]) => ({ y: Number(y), scale, d }));
}

it('tells a long sentence to its end, whatever language is longer than English', () => {
  const whole = linesOf(`${LONG}entscheiden.`);
  expect(whole.map(({ d }) => d)).not.toEqual(linesOf(`${LONG}entscheidet.`).map(({ d }) => d));
  expect(whole.length).toBeGreaterThan(1);
});

it('keeps all of its lines on the picture, apart from each other and of one size', () => {
  const lines = linesOf(`${LONG}entscheiden. ${LONG}`);
  expect(lines.length).toBe(4);
  expect(lines.at(-1)!.y).toBeLessThan(610);
  expect(new Set(lines.map(({ scale }) => scale)).size).toBe(1);
  expect(new Set(lines.map(({ y }) => y)).size).toBe(4);
});

it('leaves a short sentence in one line', () => {
  expect(linesOf('One pasture')).toHaveLength(1);
});
