import { Trophy } from '@goats/ui/trophy.tsx';
import { trophySource } from '@goats/ui/trophy-drawing.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { momentWords, type Victory } from './moment-words.ts';
import { WinnerMoment } from './winner-moment.tsx';

const NAN: Victory = {
  ...{ cupId: 12, cupName: 'Rare Cup No. 12', winner: 'Nan <3 & Co', prize: 1_200.5, own: false },
};
const markup = (victory: Partial<Victory> = {}) =>
  renderToStaticMarkup(<WinnerMoment {...NAN} {...victory} />);
const words = (victory: Partial<Victory> = {}) => markup(victory).replaceAll(/<[^>]*>/g, '');

describe('the winner’s moment', () => {
  it('says who won what and how much, to those who see it and to those who do not', () => {
    expect(words()).toContain('Nan &lt;3 &amp; Co wins the Rare Cup No. 12');
    expect(words()).toContain('+1,200.50 HOOF');
    expect(markup()).toContain('alt="Nan &lt;3 &amp; Co wins the Rare Cup No. 12: a goat lifts');
  });

  it('is personal for whoever won it', () => {
    expect(words({ own: true })).toContain('The Rare Cup No. 12 is yours');
    expect(momentWords({ ...NAN, own: true }).message.text).toContain('I won the Rare Cup No. 12.');
    expect(momentWords(NAN).message.text).not.toContain('I won');
  });

  it('promises no HOOF where none was paid', () => {
    expect(words({ prize: 0 })).not.toContain('HOOF');
  });

  it('speaks of a club in the plural, and of one’s own as one’s own', () => {
    const clubs = { clubs: true, winner: 'Carnival Rovers', cupName: 'Rare Club Match No. 3' };
    expect(words(clubs)).toContain('Carnival Rovers win the Rare Club Match No. 3');
    expect(words({ ...clubs, own: true })).toContain('Your club wins the Rare Club Match No. 3');
  });

  it('never shows the picture that a browser kept from before the final', () => {
    expect(markup()).toContain('src="/api/images/cups/12.won.webp"');
    expect(markup()).not.toMatch(/cups\/12\.(webp|png)/);
  });

  it('gives the picture away under a name one finds again', () => {
    expect(markup()).toContain('href="/api/images/cups/12.won.png" download="rare-cup-no-12.png"');
  });
});

describe('a small trophy', () => {
  it('differs by tier, by place, and for clubs', () => {
    const all = [
      trophySource('Common', 1, 'small'),
      trophySource('Rare', 1, 'small'),
      trophySource('Epic', 1, 'small'),
      trophySource('Legendary', 1, 'small'),
      trophySource('Rare', 2, 'small'),
      trophySource('Rare', 3, 'small'),
      trophySource('Clubs', 1, 'small'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('is silent beside words that say the same, and speaks where it stands alone', () => {
    expect(renderToStaticMarkup(<Trophy tier="Rare" />)).toContain('alt=""');
    expect(renderToStaticMarkup(<Trophy tier="Rare" label="Rare Cup, first" />)).toContain(
      'alt="Rare Cup, first"',
    );
  });
});
