import { GOAT_SLUGS, LINE_UP } from '@goats/collection';
import { formatHoof } from '@goats/rules';
import { t } from '@goats/words';
import type { Cup } from './cup-queries.ts';

/** What coming in costs: nothing, a fee, or nobody knows before the wallet has said who it is. */
export function entryCost({ fee }: Pick<Cup, 'fee'>, freeEntry: boolean | undefined) {
  if (fee === 0) return { hoof: 0, words: t('Free@@costs nothing') } as const;
  if (freeEntry === undefined) return { hoof: null, words: t('1st free') } as const;
  return freeEntry
    ? ({ hoof: 0, words: t('Free today') } as const)
    : ({ hoof: fee, words: `${formatHoof(fee)} HOOF` } as const);
}

/** The line below the button. */
export function entryNote({ fee }: Pick<Cup, 'fee'>, freeEntry: boolean | undefined): string {
  if (fee === 0) return t('This one is free for everybody.');
  const hoof = formatHoof(fee);
  if (freeEntry === undefined)
    return t('Your first cup of the day is free, any other costs {hoof} HOOF.', { hoof });
  return freeEntry
    ? t('Your free entry of the day. The next one costs {hoof} HOOF.', { hoof })
    : t('Your free entry of today is played. The next one comes at midnight UTC.');
}

/** A goat plays for the club of where it comes from: `clubOfCard(cup, card) // 0` */
export function clubOfCard(
  { clubs }: Pick<Cup, 'clubs'>,
  { goatName }: { readonly goatName: string },
): 0 | 1 | null {
  if (clubs === null) return null;
  const id = GOAT_SLUGS.findIndex((slug) => LINE_UP[slug].name === goatName) + 1;
  return clubs[0].goats.includes(id) ? 0 : 1;
}
