import type { Progress } from '@goats/collection';
import { formatHoof, groupedCount } from '@goats/rules';
import type { Sticker } from './album-queries.ts';

/** What is said under the title: `leadWords({ stuck: 0, of: 284 })` */
export function leadWords({ stuck, of }: Progress): string {
  if (stuck === 0) return `${of} places, all of them empty. Every great album started like this.`;
  if (stuck === of) return `All ${of}. Put it in a glass case and tell nobody where it stands.`;
  const left = of - stuck;
  if (left === 1) return 'One place left. You know exactly which one.';
  return `${stuck} of ${of} stuck in. ${left} to go, not that anybody is counting.`;
}

/** `pageWords({ stuck: 9, of: 28 }) // '9 of 28'` */
export function pageWords({ stuck, of }: Progress): string {
  return stuck === of ? `All ${of}` : `${stuck} of ${of}`;
}

/** What a place says to whoever cannot see it; it begins with what it is. */
export function stickerWords(sticker: Sticker, title: string): string {
  const { number, rarity, card, copies, lent, asked } = sticker;
  const place = `Number ${number}, ${title}, ${rarity}`;
  if (card) {
    const more = copies > 1 ? ` You could spare ${copies - 1}.` : '';
    return `${place}: ${card.name}, GOAT Score ${card.goatScore}.${more}`;
  }
  if (lent) return `${place}: ${lent.name} is only lent, so the place is empty.`;
  const price = asked === null ? 'Nobody sells one right now.' : `From ${formatHoof(asked)} HOOF.`;
  return `${place}: missing. ${price} Find one`;
}

/** How many play of eleven, in the words of the rules. */
export function elevenWords(signed: number): string {
  const rule = 'None of the ten goats is a goalkeeper: whoever is picked last goes in goal.';
  const chosen = 'The best by GOAT Score, in the shape that leaves fewest out of position.';
  if (signed === 11) return `${chosen} ${rule}`;
  return `A full team needs at least 11 NFTs, and ${signed === 0 ? 'nobody' : signed === 1 ? 'one' : signed} turned up. ${rule}`;
}

/** What is in the wallet and not in the album; null when everything is. */
export function outsideWords({ lent, loose }: { lent: number; loose: number }): string | null {
  const words = [];
  if (lent > 0) {
    words.push(
      `${lent === 1 ? 'One card is' : `${groupedCount(lent)} cards are`} only lent: good to play with, but there is no glue on the back.`,
    );
  }
  if (loose > 0) {
    words.push(
      `${loose === 1 ? 'One card tells a moment' : `${groupedCount(loose)} cards tell moments`} that this album leaves out. The shoebox under the bed has them.`,
    );
  }
  return words.length > 0 ? words.join(' ') : null;
}
