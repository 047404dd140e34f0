/**
 * What can strangers take, and does the economy live? Computed from the rules and a preset.
 *   npm run economics [-- --preset demo] [--set purse.perDay=10000 …]   what a farm of wallets gains
 *   npm run economics -- --write                           the same into docs/security.md
 *   npm run economics -- --year [--days 365] [--players 1000] [--farm 40] [--networks 1]
 * The year is seeded, and exits with 1 when something does not hold.
 */
import { parseArgs } from 'node:util';
import { writeFarmTables } from './economics/farm-document.ts';
import { farmTables } from './economics/farm-table.ts';
import { presetWith, pricesOf } from './economics/figures.ts';
import { type Line, linesOf } from './economics/year/lines.ts';
import { measureOdds } from './economics/year/odds.ts';
import { reportOf } from './economics/year/report.ts';
import { A_YEAR, liveOn } from './economics/year/run-year.ts';
import { cardsToSimulate } from './simulation/card-provider.ts';
import { randomFrom } from './simulation/random.ts';
import { shelve } from './simulation/shelf.ts';

/** Duels of every two skills that the year's odds are measured with. */
const DUELS = 1_500;

const { values: options } = parseArgs({
  options: {
    preset: { type: 'string', default: 'live' },
    set: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
    year: { type: 'boolean', default: false },
    days: { type: 'string', default: String(A_YEAR.days) },
    players: { type: 'string', default: String(A_YEAR.players) },
    farm: { type: 'string', default: String(A_YEAR.farm.wallets) },
    networks: { type: 'string', default: String(A_YEAR.farm.networks) },
  },
});

function print({ name, measured, holds }: Line): void {
  console.log(`${holds ? 'ok   ' : 'FAILS'} ${name}: ${measured}`);
}

const preset = presetWith(options.preset, options.set);
const { cards } = await cardsToSimulate();
if (options.year) {
  const began = performance.now();
  const odds = measureOdds(shelve(cards), randomFrom('odds'), DUELS);
  const farm = { wallets: Number(options.farm), networks: Number(options.networks) };
  const plan = { ...A_YEAR, days: Number(options.days), players: Number(options.players), farm };
  const world = liveOn(preset, cards, odds, plan);
  for (const line of reportOf(world, plan.days)) console.log(line);
  console.log('');
  const lines = linesOf(world);
  for (const line of lines) print(line);
  const failed = lines.filter(({ holds }) => !holds).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${lines.length - failed} of ${lines.length} hold, ${seconds} s`);
  process.exitCode = failed === 0 ? 0 : 1;
} else {
  const tables = farmTables(preset, pricesOf(cards));
  if (options.write) writeFarmTables(tables);
  else console.log(tables);
}
