import { formatHoof } from '@goats/rules';
import type { Duel } from './duel-queries.ts';

/** What is played for: `stakeOf(duel) // 'Friendly'`, or '10 HOOF each'. */
export function stakeOf({ friendly, hoofStake }: Pick<Duel, 'friendly' | 'hoofStake'>): string {
  return friendly ? 'Friendly' : `${formatHoof(hoofStake)} HOOF each`;
}

/** What comes of it, as a sentence. */
export function termsOf(duel: Duel): string {
  if (duel.friendly) {
    return 'Nothing is at stake: no HOOF, no rest, no table. Bring any card you like.';
  }
  const takes = formatHoof(duel.winnerTakes);
  return `The winner takes ${takes} HOOF, cards stay. It asks for a ${duel.rarity} card.`;
}

export const OVER = {
  accepted: ['This one is taken', 'A link is good for one match, and that one has begun.'],
  cancelled: ['Withdrawn', 'Whoever sent this link has taken it back.'],
  declined: ['Turned down', 'This challenge was answered with a no.'],
  expired: ['Out of time', 'This link has run out. Ask for a new one.'],
  open: ['Out of time', 'This link has run out. Ask for a new one.'],
} as const satisfies Record<Duel['status'], readonly [string, string]>;
