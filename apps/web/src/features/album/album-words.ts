import type { Progress } from '@goats/collection';
import { formatHoof } from '@goats/rules';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import type { Sticker } from './album-queries.ts';

/** What is said under the title: `leadWords({ stuck: 0, of: 284 })` */
export function leadWords({ stuck, of }: Progress): string {
  const left = of - stuck;
  if (stuck === 0) {
    return t('{all} places, all of them empty. Every great album started like this.', { all: of });
  }
  if (left === 0) {
    return t('All {all}. Put it in a glass case and tell nobody where it stands.@@stickers', {
      all: of,
    });
  }
  if (left === 1) return t('One place left. You know exactly which one.');
  return t('{stuck} of {all} stuck in. {left} to go, not that anybody is counting.@@stickers', {
    ...{ stuck, left },
    all: of,
  });
}

/** `pageWords({ stuck: 9, of: 28 }) // '9 of 28'` */
export function pageWords({ stuck, of }: Progress): string {
  return stuck === of
    ? t('All {all}@@stickers of a page', { all: of })
    : t('{stuck} of {all}@@stickers of a page', { stuck, all: of });
}

/** What a place says to whoever cannot see it; it begins with what it is. */
export function stickerWords(sticker: Sticker, title: string): string {
  const { number, rarity, card, copies, lent, asked } = sticker;
  const place = { number, title, rarity: rarityLabel(rarity) };
  if (card) {
    return t(
      'Number {number}, {title}, {rarity}: {name}, GOAT Score {score}.{spare, plural, =0 {} other { You could spare #.}}',
      { ...place, name: card.name, score: card.goatScore, spare: Math.max(0, copies - 1) },
    );
  }
  if (lent) {
    return t('Number {number}, {title}, {rarity}: {name} is only lent, so the place is empty.', {
      ...place,
      name: lent.name,
    });
  }
  return asked === null
    ? t('Number {number}, {title}, {rarity}: missing. Nobody sells one right now. Find one', place)
    : t('Number {number}, {title}, {rarity}: missing. From {hoof} HOOF. Find one', {
        ...place,
        hoof: formatHoof(asked),
      });
}

/** How many play of eleven, in the words of the rules. */
export function elevenWords(signed: number): string {
  const rule = t('None of the ten goats is a goalkeeper: whoever is picked last goes in goal.');
  const chosen = t('The best by GOAT Score, in the shape that leaves fewest out of position.');
  if (signed === 11) return `${chosen} ${rule}`;
  const few = t(
    'A full team needs at least 11 NFTs, and {count, plural, =0 {nobody} =1 {one} other {#}} turned up.',
    { count: signed },
  );
  return `${few} ${rule}`;
}

/** What is in the wallet and not in the album; null when everything is. */
export function outsideWords({ lent, loose }: { lent: number; loose: number }): string | null {
  const words = [];
  if (lent > 0) {
    words.push(
      t(
        '{count, plural, =1 {One card is} other {# cards are}} only lent: good to play with, but there is no glue on the back.',
        { count: lent },
      ),
    );
  }
  if (loose > 0) {
    words.push(
      t(
        '{count, plural, =1 {One card tells a moment} other {# cards tell moments}} that this album leaves out. The shoebox under the bed has them.',
        { count: loose },
      ),
    );
  }
  return words.length > 0 ? words.join(' ') : null;
}
