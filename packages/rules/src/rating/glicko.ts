/**
 * Glicko-2 for single games, with one addition: a game may count for less than one. A game of
 * weight w carries w times the information, so it moves the rating less and says less about it.
 */
export interface Standing {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const NEWCOMER: Standing = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How fast volatility itself may change. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-6;

/** Not playing makes a rating less certain: `rested(standing, days)`, never beyond a newcomer's. */
export function rested(standing: Standing, days: number): Standing {
  const phi = standing.deviation / SCALE;
  const widened = Math.sqrt(phi ** 2 + standing.volatility ** 2 * Math.max(0, days)) * SCALE;
  return { ...standing, deviation: Math.min(NEWCOMER.deviation, widened) };
}

function impact(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);
}

/** The volatility that explains a surprise of `delta`, found between two bounds that close in. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number) => {
    const e = Math.exp(x);
    const spread = phi ** 2 + variance + e;
    return (e * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps += 1;
    high = a - steps * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = next;
    atHigh = atNext;
  }
  return Math.exp(low / 2);
}

/**
 * Where a player stands after one game: `afterGame(mine, theirs, { score: 1, weight: 1 })`.
 * Score 1 is a win, 0 a loss; weight 0 changes nothing.
 */
export function afterGame(
  own: Standing,
  opponent: Standing,
  game: { readonly score: 0 | 1; readonly weight: number },
): Standing {
  if (game.weight <= 0) return own;
  const mu = (own.rating - NEWCOMER.rating) / SCALE;
  const phi = own.deviation / SCALE;
  const theirMu = (opponent.rating - NEWCOMER.rating) / SCALE;
  const g = impact(opponent.deviation / SCALE);
  const expected = 1 / (1 + Math.exp(-g * (mu - theirMu)));
  const information = game.weight * g ** 2 * expected * (1 - expected);
  const variance = 1 / information;
  const push = game.weight * g * (game.score - expected);
  const volatility = newVolatility(own.volatility, phi, variance, variance * push);
  const before = Math.sqrt(phi ** 2 + volatility ** 2);
  const after = 1 / Math.sqrt(1 / before ** 2 + information);
  return {
    rating: (mu + after ** 2 * push) * SCALE + NEWCOMER.rating,
    deviation: after * SCALE,
    volatility,
  };
}
