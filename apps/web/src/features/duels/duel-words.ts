import { formatHoof } from '@goats/rules';
import { t } from '@goats/words';
import type { Duel } from './duel-queries.ts';

/** What is played for: `stakeOf(duel) // 'Friendly'`, or '10 HOOF each'. */
export function stakeOf({ friendly, hoofStake }: Pick<Duel, 'friendly' | 'hoofStake'>): string {
  return friendly
    ? t('Friendly@@a match for nothing')
    : t('{stake} HOOF each', { stake: formatHoof(hoofStake) });
}

/** What comes of it, as a sentence. */
export function termsOf(duel: Duel): string {
  if (duel.friendly) {
    return t('Nothing is at stake: no HOOF, no rest, no table. Bring any card you like.');
  }
  return t(
    'The winner takes {hoof} HOOF, cards stay. It asks for {rarity, select, Common {a Common} Rare {a Rare} Epic {an Epic} other {a Legendary}} card.',
    { hoof: formatHoof(duel.winnerTakes), rarity: duel.rarity },
  );
}

export const OVER = {
  accepted: [t('This one is taken'), t('A link is good for one match, and that one has begun.')],
  cancelled: [t('Withdrawn@@a challenge'), t('Whoever sent this link has taken it back.')],
  declined: [t('Turned down@@a challenge'), t('This challenge was answered with a no.')],
  expired: [t('Out of time'), t('This link has run out. Ask for a new one.')],
  open: [t('Out of time'), t('This link has run out. Ask for a new one.')],
} as const satisfies Record<Duel['status'], readonly [string, string]>;
