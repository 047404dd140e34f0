import { groupedCount, HOOF_SUPPLY, type Preset, RARITIES, type Rarity } from '../../src/index.ts';
import { circleTable } from './circle-table.ts';
import { type Farm, type FarmDay, farmDays, type Gains } from './farm.ts';
import type { Prices } from './figures.ts';
import { togetherTable } from './together-table.ts';

const FARMS = [
  { wallets: 3, networks: 1 },
  { wallets: 40, networks: 1 },
  { wallets: 100_000, networks: 1 },
  { wallets: 1_000, networks: 100 },
  { wallets: 100_000, networks: 10_000 },
  { wallets: 10_000_000, networks: 10_000 },
] as const;

const MONTH = 30;
const YEAR = 365;

const whole = (count: number) => groupedCount(Math.floor(count));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const nameOf = ({ wallets, networks }: Pick<Farm, 'wallets' | 'networks'>) =>
  `${whole(wallets)} on ${whole(networks)}`;

function first(days: number, preset: Preset, prices: Prices, farm: Farm): FarmDay[] {
  const running = farmDays(preset, prices, farm);
  return Array.from({ length: days }, () => running.next().value);
}

function cells({ packs, histories, locked, free, lent, bound, own }: Gains): string[] {
  return [packs, histories, locked, free, lent, bound, own].map(whole);
}

function total(days: readonly FarmDay[]): Gains {
  const all = (name: keyof Gains) => days.reduce((sum, { gained }) => sum + gained[name], 0);
  return {
    ...{ packs: all('packs'), histories: all('histories'), locked: all('locked') },
    ...{ free: all('free'), lent: all('lent'), bound: all('bound'), own: all('own') },
  };
}

function gainRows(preset: Preset, prices: Prices): string[] {
  return FARMS.flatMap((size) => {
    const days = first(MONTH, preset, prices, { ...size, wants: RARITIES, spendsFree: false });
    const on = (day: number) => [
      ...cells(days[day - 1]!.gained),
      days[day - 1]!.stoppedBy.join(', '),
    ];
    return [
      row([nameOf(size), 'day 1', ...on(1)]),
      row(['', 'day 2', ...on(2)]),
      row(['', `day ${MONTH}`, ...on(MONTH)]),
      row(['', `${MONTH} days`, ...cells(total(days)), '']),
    ];
  });
}

/** `daysUntil(days, ({ treasury }) => treasury === 0) // 'day 12'` */
function daysUntil(days: readonly FarmDay[], happened: (day: FarmDay) => boolean): string {
  const at = days.findIndex(happened);
  return at === -1 ? 'not in a year' : `day ${at + 1}`;
}

function reserveRows(preset: Preset, prices: Prices): string[] {
  const size = RARITIES.reduce((sum, rarity) => sum + prices[rarity].length, 0);
  return FARMS.map((farm) => {
    const wanting = (wants: readonly Rarity[]) =>
      first(YEAR, preset, prices, { ...farm, wants, spendsFree: true });
    const untilReserve = (wants: readonly Rarity[]) =>
      daysUntil(wanting(wants), ({ mintable }) => wants.every((rarity) => mintable[rarity] < 1));
    const all = wanting(RARITIES);
    const share = (days: number) =>
      `${((100 * total(all.slice(0, days)).own) / size).toFixed(1)} %`;
    return row([
      nameOf(farm),
      ...RARITIES.map((rarity) => untilReserve([rarity])),
      untilReserve(RARITIES),
      share(MONTH),
      share(YEAR),
      daysUntil(all, ({ treasury }) => treasury < HOOF_SUPPLY / 2),
    ]);
  });
}

/** What a farm can take, as four tables in Markdown: the same for the same figures. */
export function farmTables(preset: Preset, prices: Prices): string {
  return [
    '| wallets on networks | | packs | histories | locked HOOF | free HOOF | lent | bound | own cards | what stops it |',
    `|---|---|${'---:|'.repeat(7)}---|`,
    ...gainRows(preset, prices),
    '',
    `| wallets on networks | ${RARITIES.map((rarity) => `${rarity} at its reserve`).join(' | ')} | all tiers | own of the collection in ${MONTH} days | in a year | half of the treasury |`,
    `|---|${'---|'.repeat(8)}`,
    ...reserveRows(preset, prices),
    '',
    ...circleTable(preset),
    '',
    ...togetherTable(preset),
  ].join('\n');
}
