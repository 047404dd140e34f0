/**
 * Is the game fair? Plays many matches and prints who wins.
 *   npx tsx packages/rules/scripts/simulate.ts [--matches 100000] [--mode duel|squad]
 *   [--policy best|house|random] [--against best|house|random] [--swaps 50] [--seed text]
 * A swap is a secret change of the card within its tier; --swaps is how many per cent do it (duel).
 */
import { parseArgs } from 'node:util';
import {
  type FinishedState,
  RARITIES,
  type Rarity,
  type Seat,
  seededStream,
} from '../src/index.ts';
import { cardsToSimulate, type SimulatedCard } from './card-provider.ts';
import { POLICIES, type Policy, simulateMatch } from './simulated-match.ts';

const { values: options } = parseArgs({
  options: {
    matches: { type: 'string', default: '100000' },
    mode: { type: 'string', default: 'duel' },
    policy: { type: 'string', default: 'house' },
    against: { type: 'string' },
    swaps: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'simulate' },
  },
});

function policyNamed(name: string): Policy {
  const policy = POLICIES.find((known) => known === name);
  if (policy === undefined) throw new Error(`--policy and --against are ${POLICIES.join(', ')}`);
  return policy;
}

class Tally {
  readonly #rows = new Map<string, { won: number; played: number }>();

  add(key: string, won: boolean): void {
    const row = this.#rows.get(key) ?? { won: 0, played: 0 };
    row.played += 1;
    if (won) row.won += 1;
    this.#rows.set(key, row);
  }

  print(title: string): void {
    console.log(`\n${title}`);
    for (const [key, { won, played }] of [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const share = won / played;
      const margin = 1.96 * Math.sqrt((share * (1 - share)) / played);
      const percent = `${(share * 100).toFixed(2)} % ± ${(margin * 100).toFixed(2)}`;
      console.log(`  ${key.padEnd(34)} ${percent.padStart(18)}   (${won} of ${played})`);
    }
  }
}

const mode = options.mode === 'squad' ? 'squad' : 'duel';
const matches = Number(options.matches);
const policies = [
  policyNamed(options.policy),
  policyNamed(options.against ?? options.policy),
] as const;
const { source, cards } = await cardsToSimulate();
const byTier = new Map(
  RARITIES.map((rarity) => [rarity, cards.filter((card) => card.rarity === rarity)]),
);
const stream = seededStream(options.seed, mode, '', '');

const seats = new Tally();
const firstPicker = new Tally();
const roundOne = new Tally();
const tiers = new Tally();
const goats = new Tally();
const endings = new Tally();

function hand(tier: Rarity, taken: Set<number>): SimulatedCard[] {
  const chosen: SimulatedCard[] = [];
  const shelf = byTier.get(tier) ?? [];
  while (chosen.length < (mode === 'duel' ? 1 : 10)) {
    const card = shelf[stream.int(shelf.length)]!;
    if (!taken.has(card.id)) chosen.push(card);
    taken.add(card.id);
  }
  return chosen;
}

function play(number: number, tierA: Rarity, tierB: Rarity) {
  const taken = new Set<number>();
  const decks = [hand(tierA, taken), hand(tierB, taken)] as const;
  const swapOf = (tier: Rarity) =>
    mode === 'duel' && stream.int(100) < Number(options.swaps) ? hand(tier, taken)[0]! : null;
  const swaps = [swapOf(tierA), swapOf(tierB)] as const;
  const state = simulateMatch(number, mode, decks, swaps, policies, stream);
  return { state, brought: [swaps[0] ?? decks[0][0]!, swaps[1] ?? decks[1][0]!] };
}

function record(state: FinishedState, brought: readonly SimulatedCard[]): void {
  const { winner } = state.result;
  for (const seat of [0, 1] as const) {
    seats.add(`seat ${seat} (${policies[seat]})`, winner === seat);
    if (mode === 'duel') goats.add(brought[seat]!.goat, winner === seat);
  }
  const picker = state.rounds[1]?.pickedBy as Seat;
  firstPicker.add('picks round 2', winner === picker);
  const first = state.rounds[0]!.winner;
  if (first !== null) roundOne.add('won round 1', winner === first);
  for (const reason of ['points', 'remaining', 'coin']) {
    endings.add(`decided by ${reason}`, state.result.reason === reason);
  }
  endings.add(
    'had a tied round',
    state.rounds.some((round) => round.tieBreak !== null),
  );
}

const began = performance.now();
for (let number = 0; number < matches; number += 1) {
  const tier = RARITIES[number % RARITIES.length]!;
  const { state, brought } = play(number, tier, tier);
  record(state, brought);
  // A quarter as many matches across tiers show what an underdog may hope for.
  if (number % 4 === 0) {
    const [low, high] = [RARITIES[stream.int(4)]!, RARITIES[stream.int(4)]!];
    const upset = play(matches + number, low, high).state;
    tiers.add(`${low} against ${high}`, upset.result.winner === 0);
  }
}
const seconds = (performance.now() - began) / 1000;

console.log(
  `${matches} ${mode} matches within a tier, ${source}, ${policies.join(' against ')}, ${options.swaps} % swaps`,
);
seats.print('By seat');
firstPicker.print('By the first pick (the loser of round 1 makes it)');
roundOne.print('By round 1');
if (mode === 'duel') goats.print('By goat, within the own tier');
tiers.print('Across tiers: wins of the first');
endings.print('How it ended (share of matches)');
console.log(`\n${Math.round((matches * 1.25) / seconds)} matches a second`);
