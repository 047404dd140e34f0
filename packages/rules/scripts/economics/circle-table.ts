import {
  asksForCircle,
  circleOf,
  groupedCount,
  inCircle,
  type Preset,
  RIVALS_LOOKED_AT,
  type Rivals,
  shareOut,
  toHoof,
  WEEK_MEETINGS,
  weekPrizes,
} from '../../src/index.ts';

const SIZES = [3, 7, 12, 30, 75, 150] as const;

/** Whom each of so many wallets met, when all of them meet as often as counts. */
function everybody(size: number): (wallet: string) => Rivals {
  const wallets = Array.from({ length: size }, (_, i) => String(i));
  return (wallet) =>
    wallets
      .filter((other) => other !== wallet)
      .slice(0, RIVALS_LOOKED_AT)
      .map((other) => ({ wallet: other, counted: WEEK_MEETINGS }));
}

/** In HOOF: what a circle has that nobody else stands above, before the bound and after it. */
export function circleTakes(size: number, { weekBudget, weekPerWallet }: Preset) {
  const rivalsOf = everybody(size);
  const table = Array.from({ length: size }, (_, i) => ({ wallet: String(i), points: size - i }));
  const shared = shareOut(table, weekPrizes(weekBudget));
  const paid = shared.map((prize) =>
    asksForCircle(prize, weekPerWallet)
      ? inCircle(prize, circleOf(prize.wallet, rivalsOf), weekPerWallet)
      : prize,
  );
  const sum = (prizes: typeof shared) =>
    toHoof(prizes.reduce((total, { amount }) => total + amount, 0));
  return { places: sum(shared), paid: sum(paid) };
}

/** What wallets take of a week that only play each other, when all places are theirs. */
export function circleTable(preset: Preset): string[] {
  return [
    '| wallets that only play each other | their places without the bound, HOOF | with it | of the week |',
    '|---:|---:|---:|---:|',
    ...SIZES.map((size) => {
      const { places, paid } = circleTakes(size, preset);
      const part = `${Math.round((100 * paid) / preset.weekBudget)} %`;
      const cells = [String(size), groupedCount(places), groupedCount(Math.floor(paid)), part];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}
