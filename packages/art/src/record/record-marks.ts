import { svgDocument } from '../picture/document.ts';

/** What a card has been through. */
export interface CardRecord {
  readonly games: number;
  readonly wins: number;
  readonly trophies: number;
}

/** As many as the margins hold; the words beside the card go on counting. */
const MOST = { wins: 70, trophies: 12, losses: 60 } as const;
const STAR = 'm0-11 3.2 6.9 7.5.9-5.5 5.1 1.4 7.4-6.6-3.6-6.6 3.6 1.4-7.4-5.5-5.1 7.5-.9z';
const INK = '#1b1426';

const upTo = (most: number, count: number): number =>
  Math.max(0, Math.min(most, Math.floor(Number.isFinite(count) ? count : 0)));

/** Scratches up the left margin: four upright ones and the fifth across. No two are alike. */
function tallies(wins: number): string {
  let data = '';
  for (let i = 0; i < wins; i++) {
    const y = 640 - Math.floor(i / 5) * 40;
    const lean = ((i * 7) % 5) - 2;
    const row = y - (i % 5) * 7;
    data +=
      i % 5 === 4 ? `M11 ${y + 4}L22 ${y - 25}` : `M10 ${row + lean * 0.5}L23 ${row - lean * 0.5}`;
  }
  return data;
}

/** Nicks along the bottom edge, one for every lesson. */
function nicks(losses: number): string {
  let data = '';
  for (let i = 0; i < losses; i++)
    data += `M${62 + i * 6 + Math.floor(i / 5) * 4} 692v-${6 + ((i * 3) % 4)}`;
  return data;
}

const scratched = (data: string, width: number): string =>
  data &&
  `<g fill="none" stroke-linecap="round"><path d="${data}" transform="translate(1.3 1.5)" stroke="#fff" stroke-opacity=".75" stroke-width="${width}"/><path d="${data}" stroke="${INK}" stroke-width="${width}"/></g>`;

/** Stars stamped into the right margin, one for every cup. */
function stars(trophies: number): string {
  return Array.from(
    { length: trophies },
    (_, i) =>
      `<path transform="translate(484 ${636 - i * 30}) rotate(${((i * 11) % 17) - 8})" d="${STAR}" fill="#ffd75a" stroke="${INK}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>`,
  ).join('');
}

/**
 * The marks a card has earned, to be laid over its picture: 500 by 700, nothing where it has none.
 * Free of goats and lettering, so that a page may draw it.
 * `recordMarks({ games: 7, wins: 4, trophies: 1 }) // '<svg …>'`
 */
export function recordMarks({ games, wins, trophies }: CardRecord): string {
  const won = upTo(MOST.wins, wins);
  const lost = upTo(MOST.losses, games - wins);
  return svgDocument(
    { width: 500, height: 700, title: 'Battle record' },
    scratched(tallies(won), 3) + scratched(nicks(lost), 2.2) + stars(upTo(MOST.trophies, trophies)),
  );
}
