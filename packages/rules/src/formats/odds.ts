import { t } from '@goats/words';

/** `halves(9.5) // '9½'`, `halves(0.5) // '½'`, `halves(-3) // '−3'` */
export function halves(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const half = size === whole ? '' : '½';
  return `${value < 0 ? '−' : ''}${whole === 0 && half ? '' : whole}${half}`;
}

/** With its sign, as a lead is written: `signedHalves(4.5) // '+4½'`, `signedHalves(0) // '±0'` */
export function signedHalves(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${halves(value)}` : halves(value);
}

/** Nearer to one half than this, nobody would call it an advantage. */
const EVEN_WITHIN = 0.07;
/** Halfway between 1 in 3 and 2 in 5. */
const TWO_IN_FIVE_FROM = (1 / 3 + 2 / 5) / 2;

/** A chance from 0 to 1 as people say it: `oddsWords(0.34) // 'about 1 in 3'` */
export function oddsWords(odds: number): string {
  const chance = chanceOf(odds);
  if (chance === 'even') return t('about even@@chance of winning');
  return chance ? t('about {wins} in {outOf}@@chance of winning', chance) : surely(odds);
}

/** Where it is said already that all of them are about so: `briefOdds(0.34) // '1 in 3'` */
export function briefOdds(odds: number): string {
  const chance = chanceOf(odds);
  if (chance === 'even') return t('even@@chance of winning');
  return chance ? t('{wins} in {outOf}@@chance of winning', chance) : surely(odds);
}

function surely(odds: number): string {
  return odds > 0.5 ? t('certain@@chance of winning') : t('none@@chance of winning');
}

/** null: there is nothing left to chance. */
function chanceOf(odds: number): { wins: number; outOf: number } | 'even' | null {
  if (Math.abs(odds - 0.5) <= EVEN_WITHIN) return 'even';
  const against = Math.min(odds, 1 - odds);
  if (against <= 0) return null;
  // Between even and 1 in 3 there is only one fraction that anybody says.
  const [few, outOf] = against > TWO_IN_FIVE_FROM ? [2, 5] : [1, Math.round(1 / against)];
  return { wins: odds < 0.5 ? few : outOf - few, outOf };
}

/**
 * What the crowd adds, in words: `crowdAdds({ bonus: 8.5, later: 14.5 }) // '+8½ in round 1, +14½ after
 * it'`, and for a match of rules 2, where it is one number, `'+8½ on every value'`.
 */
export function crowdAdds({ bonus, later }: { bonus: number; later: number }): string {
  const first = halves(bonus);
  if (bonus === later) return t('+{bonus} on every value', { bonus: first });
  return t('+{first} in round 1, +{later} after it', { first, later: halves(later) });
}
