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

/** A chance from 0 to 1 as people say it: `oddsWords(0.37) // 'about 1 in 3'` */
export function oddsWords(odds: number): string {
  if (Math.abs(odds - 0.5) <= EVEN_WITHIN) return 'about even';
  const against = Math.min(odds, 1 - odds);
  if (against <= 0) return odds > 0.5 ? 'certain' : 'none';
  const of = Math.round(1 / against);
  // Between even and 1 in 3 there is only one fraction that anybody says.
  const [wins, outOf] = of <= 2 ? [2, 5] : [1, of];
  return `about ${odds < 0.5 ? wins : outOf - wins} in ${outOf}`;
}
