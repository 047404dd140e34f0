import {
  ACCESSORIES,
  BACKGROUNDS,
  EXPRESSIONS,
  GOAT_SLUGS,
  type GoatTraits,
  HEADS,
  KITS,
  POSES,
  SPECIALS,
} from '@goats/collection';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  type CupWords,
  cardPicture,
  cupPicture,
  momentPicture,
  portrait,
  socialPicture,
  thumbnail,
  trophyPicture,
  winnerPicture,
} from '../index.ts';
import { pictureKey } from './document.ts';
import { everyPicture, SAMPLE_CARD, SAMPLE_MOMENT } from './every-picture.ts';
import { inspectSvg } from './inspect-svg.ts';

const all = [...everyPicture()];
const { traits } = SAMPLE_CARD;

/** What a cup's picture says; tests change what they are about. */
function cupWords(changed: Partial<CupWords & { title: string }>): CupWords & { title: string } {
  return {
    ...{ title: 'A cup', trophy: 'Rare', name: ['Rare Cup', 'No. 1'], ribbon: 'Live', below: [] },
    ...changed,
  };
}

describe.each(all)('%s', (_name, svg) => {
  it('opens in any browser: well-formed, with a title and a size', () => {
    const report = inspectSvg(svg);
    expect(report.title.length).toBeGreaterThan(3);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[-\d .]+" role="img"><title>/,
    );
  });

  it('cannot run code or call home', () => {
    const { elements } = inspectSvg(svg);
    for (const tag of ['script', 'foreignObject', 'image', 'a', 'style', 'iframe']) {
      expect(elements).not.toContain(tag);
    }
    expect(svg.slice(40)).not.toMatch(/https?:|data:|javascript:|\son[a-z]+=/);
  });

  it('refers only to what it defines, and defines nothing twice', () => {
    const { ids, references } = inspectSvg(svg);
    const defined = new Set(ids);
    expect(defined.size).toBe(ids.length);
    expect(references.filter((reference) => !defined.has(reference))).toEqual([]);
    expect(svg).not.toContain('~');
  });

  it('comes out of the rasteriser as a picture, not as an empty sheet', async () => {
    const { channels } = await sharp(Buffer.from(svg), { density: 12 })
      .resize(96)
      .flatten({ background: '#888' })
      .stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(8);
  });
});

describe('pictures side by side', () => {
  it('never share an id, or one would borrow the other one’s gradients', () => {
    const seen = new Map<string, string>();
    for (const [name, svg] of all) {
      const { ids } = inspectSvg(svg);
      const taken = ids.filter((id) => seen.has(id)).map((id) => `${id} of ${seen.get(id)}`);
      expect(taken, name).toEqual([]);
      for (const id of ids) seen.set(id, name);
    }
  });

  it('are the same bytes when drawn again', () => {
    const again = everyPicture();
    for (const [name, svg] of all) expect(again.get(name), name).toBe(svg);
  });

  const lists: { readonly [T in keyof GoatTraits]: readonly GoatTraits[T][] } = {
    goat: GOAT_SLUGS,
    background: BACKGROUNDS,
    expression: EXPRESSIONS,
    accessories: ACCESSORIES,
    special: SPECIALS,
    kit: KITS,
    head: HEADS,
    pose: POSES,
  };

  it.each(Object.keys(lists) as (keyof GoatTraits)[])(
    'two cards that differ only in %s do not look the same',
    (trait) => {
      const drawings = lists[trait].map((value) => {
        const varied: GoatTraits = { ...traits, [trait]: value };
        return portrait(varied).replaceAll(pictureKey('portrait', varied), '');
      });
      expect(new Set(drawings).size).toBe(lists[trait].length);
    },
  );
});

describe('text from data', () => {
  const hostile = [
    `<script>alert('goal')</script>`,
    `"><svg onload=alert(1)>`,
    `]]>&amp;&#x0;`,
    'Ø'.repeat(5000),
    'A'.repeat(5000),
    '\u0000\u001f\ud800 \ufffe',
    '',
    '  ',
    '漢字 🐐 العربية',
    '__proto__ constructor toString',
  ];

  it.each(hostile)('cannot break a card: %j', (text) => {
    const card = cardPicture({ ...SAMPLE_CARD, momentTitle: text });
    const moment = momentPicture({ ...SAMPLE_MOMENT, momentTitle: text, competition: text });
    const social = socialPicture({ title: text, subtitle: text, traits });
    const cup = cupWords({ title: text, name: [text, text], ribbon: text, below: [text] });
    const before = cupPicture({ ...cup, places: 8 });
    const winner = winnerPicture({ ...cup, traits });
    for (const svg of [card, moment, social, before, winner]) {
      expect(inspectSvg(svg).elements).not.toContain('script');
      expect(svg.length).toBeLessThan(100_000);
    }
  });

  it('keeps a figure that is no number out of the drawing', () => {
    const svg = cardPicture({
      ...SAMPLE_CARD,
      goatScore: Number.NaN,
      id: Number.POSITIVE_INFINITY,
      variationNumber: Number.NaN,
      momentYear: Number.NEGATIVE_INFINITY,
    });
    inspectSvg(svg);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });

  it('shows the title it was given, escaped, to those who cannot see the picture', () => {
    const svg = momentPicture({ ...SAMPLE_MOMENT, momentTitle: `Flea & "Son" <2>` });
    expect(inspectSvg(svg).title).toBe(
      'Flea &amp; &quot;Son&quot; &lt;2&gt;, The Flea, Epic moment card',
    );
  });
});

describe('thumbnail', () => {
  it('is a drawing of its own, not a card made small', () => {
    expect(thumbnail(traits).length).toBeLessThan(portrait(traits).length / 2);
  });
});

describe('cups', () => {
  const places = (count: number) => cupPicture({ ...cupWords({}), places: count });

  it('show a bracket for any number of places, and never one that runs off the sheet', () => {
    for (const count of [0, 1, 2, 3, 4, 8, 12, 16, 32, 64, 512]) {
      const svg = places(count);
      inspectSvg(svg);
      expect(svg).not.toMatch(/NaN|Infinity/);
      expect(svg.length).toBeLessThan(40_000);
    }
    expect(places(4)).not.toBe(places(8));
  });

  it('the goat of the final smiles whatever its card looks like, and its arms are up', () => {
    const drawing = (varied: Partial<GoatTraits>) => {
      const all = { ...cupWords({}), traits: { ...traits, ...varied } };
      return winnerPicture(all).replaceAll(pictureKey('winner', all), '');
    };
    const [calm, scowl] = [drawing({}), drawing({ expression: 'Scowl', pose: 'Folded Arms' })];
    // Only the paper falls differently.
    const still = (svg: string) => svg.replaceAll(/patternTransform="[^"]*"/g, '');
    expect(still(scowl)).toBe(still(calm));
    expect(drawing({ kit: 'Away' })).not.toBe(calm);
  });

  it('a trophy for 24 px is drawn with less than one for a wall', () => {
    expect(trophyPicture('Legendary', 'small').length).toBeLessThan(
      trophyPicture('Legendary').length,
    );
  });
});
