import { groupedCount, HUNDREDTHS_PER_HOOF, RARITIES } from '../../../src/index.ts';
import { ownedBy } from './lines.ts';
import { KINDS, type Wallet, type World } from './world.ts';

const QUANTILES = [0.1, 0.5, 0.9, 0.99] as const;

const whole = (count: number) => groupedCount(Math.round(count));
const hoof = (hundredths: number) => whole(hundredths / HUNDREDTHS_PER_HOOF);
const mean = (wallets: readonly Wallet[], of: (wallet: Wallet) => number) =>
  wallets.reduce((sum, wallet) => sum + of(wallet), 0) / Math.max(1, wallets.length);

function quantiles(values: readonly number[], say: (value: number) => string): string {
  const sorted = [...values].sort((a, b) => a - b);
  return QUANTILES.map((share) => say(sorted[Math.floor(share * (sorted.length - 1))]!)).join(
    ' / ',
  );
}

function topTenth(counts: readonly number[]): string {
  const sorted = [...counts].sort((a, b) => b - a);
  const all = sorted.reduce((sum, count) => sum + count, 0);
  const top = sorted.slice(0, Math.ceil(sorted.length / 10)).reduce((sum, count) => sum + count, 0);
  return `${((100 * top) / Math.max(1, all)).toFixed(0)} %`;
}

/** A kind of wallet: its number, and what one of them has on average. */
function ofKind(name: string, wallets: readonly Wallet[]): string {
  const played = mean(
    wallets,
    ({ battler: { history } }) => history.matches + history.houseMatches,
  );
  const per = (of: (wallet: Wallet) => number) => mean(wallets, of);
  const bonus = per(({ bonusEver }) => bonusEver);
  return [
    `  ${name.padEnd(22)}${whole(wallets.length).padStart(6)} wallets`,
    `${whole(played).padStart(6)} matches`,
    `${per(ownedBy).toFixed(1).padStart(6)} cards of their own`,
    `${hoof(per(({ locked }) => locked)).padStart(6)} locked`,
    `${hoof(per(({ free }) => free)).padStart(7)} free`,
    `${hoof(bonus).padStart(7)} in bonuses (${hoof((100 * bonus) / Math.max(1, played))} in 100 matches)`,
    `${per(({ brokeDays }) => brokeDays).toFixed(1)} days broke`,
  ].join(', ');
}

/** What else there is to know about a year, as lines of text. */
export function reportOf(world: World, days: number): readonly string[] {
  const { wallets, counts, queue } = world;
  const people = wallets.filter(({ kind }) => kind !== 'farmer');
  const farmers = wallets.filter(({ kind }) => kind === 'farmer');
  const sum = (of: (wallet: Wallet) => number) => farmers.reduce((all, each) => all + of(each), 0);
  const withHistory = people.filter(({ historyDay }) => historyDay !== null);
  const toHistory = withHistory.map(({ joinedDay, historyDay }) => historyDay! - joinedDay);
  const reserve = RARITIES.map((rarity) => `${rarity} ${counts.atReserveDay[rarity] ?? 'never'}`);
  return [
    `people ${whole(people.length)}, with a history ${whole(withHistory.length)}, days to it ${quantiles(toHistory, whole)} (10, 50, 90, 99 %)`,
    `matches ${whole(counts.matches)}, against the house ${whole(counts.againstHouse)}, nobody there ${whole(counts.nobodyThere)}`,
    `cards: the top tenth of people hold ${topTenth(people.map(ownedBy))} of those that are somebody's own`,
    `locked HOOF ${quantiles(
      people.map(({ locked }) => locked),
      hoof,
    )}, free HOOF ${quantiles(
      people.map(({ free }) => free),
      hoof,
    )} (10, 50, 90, 99 %)`,
    `the purse was empty on ${counts.purseEmptyDays} of ${days} days, ${hoof(counts.bonuses)} HOOF in all`,
    `own cards: the longest wait ${counts.longestWaitDays} days, ${queue.length} wallets wait; days with the gifted mints used up ${counts.giftsSpentDays.size}`,
    `first day of minting stopped at the reserve: ${reserve.join(', ')}`,
    ...KINDS.map((kind) =>
      ofKind(
        kind,
        wallets.filter((wallet) => wallet.kind === kind),
      ),
    ),
    ofKind(
      'people, 10 a day',
      people.filter(({ rate }) => rate === 10),
    ),
    `  the whole farm: ${whole(sum(ownedBy))} cards of its own, ${hoof(sum(({ free }) => free))} free HOOF, ${hoof(sum(({ bonusEver }) => bonusEver))} in bonuses, ${whole(sum(({ mintedEver }) => mintedEver))} minted, ${whole(sum(({ battler }) => battler.history.matches) / 2)} matches`,
  ];
}
