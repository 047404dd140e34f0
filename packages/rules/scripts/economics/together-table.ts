import {
  ATTRIBUTES,
  apply,
  groupedCount,
  LIVE_FRIENDLIES,
  type MatchCard,
  type MatchSetup,
  OPENINGS_PER_WALLET,
  type Preset,
  QUEST_SHELVES,
  REACTIONS_A_MATCH,
  SWAPS_PER_WALLET,
  saleFee,
  settlementOf,
  startMatch,
  toHoof,
} from '../../src/index.ts';
import { emptyFarm } from './farm-state.ts';
import { collectQuests } from './farm-steps.ts';

/** Wallets of one person, all of them with a history. */
const WALLETS = 1_000;
/** HOOF that goes along with a swap or is staked behind a link, of each wallet. */
const HOOF = 100;
const HUNDREDTHS = 10_000;

const card = (id: number): MatchCard => ({
  ...{ id, rarity: 'Common' },
  attributes: Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute, 60]),
  ) as MatchCard['attributes'],
});

/** What two wallets of one person have more after a match that one of them gave up. In HOOF. */
function gained(terms: MatchSetup['terms'], staked: number): number {
  const player = (digit: string, id: number) => ({
    ...{ address: `0x${digit.repeat(40)}`, house: false, announced: [card(id)] },
  });
  const start = startMatch({
    ...{ id: '1', mode: 'duel', terms, serverSeed: '00'.repeat(32), startedAt: 0 },
    players: [player('1', 1), player('2', 2)],
  });
  if (!start.ok) throw new Error(start.rejection);
  const over = apply(start.state, { type: 'concede', seat: 1, at: 1 });
  if (!over.ok || over.state.phase !== 'finished') throw new Error('it must end here');
  const [one, other] = settlementOf(over.state).payouts;
  return toHoof(one + other - staked);
}

interface Line {
  readonly what: string;
  readonly locked?: number;
  readonly free?: number;
  readonly bound: string;
}

function lines(preset: Preset): Line[] {
  const histories = { ...emptyFarm(), wallets: WALLETS, histories: WALLETS };
  const staked = { kind: 'challenge', stake: HUNDREDTHS, bonusGranted: false } as const;
  const pairs = WALLETS / 2;
  return [
    {
      what: `${QUEST_SHELVES.length} quests each`,
      locked: collectQuests(histories, preset),
      bound: 'the budget of the day over all',
    },
    {
      what: `a swap of a card and ${HOOF} HOOF each`,
      free: -WALLETS * toHoof(saleFee(HUNDREDTHS)),
      bound: `the fee; ${SWAPS_PER_WALLET} proposals wait of a wallet`,
    },
    {
      what: 'a friendly each',
      free: pairs * gained({ kind: 'friendly' }, 0),
      bound: `nothing is at stake; ${LIVE_FRIENDLIES} at a time, as many begin as of practice`,
    },
    {
      what: `a link for ${HOOF} HOOF each`,
      free: pairs * gained(staked, 2 * HUNDREDTHS),
      bound: `both stakes were theirs, bonuses are the purse’s; ${OPENINGS_PER_WALLET} are open of a wallet`,
    },
    { what: 'everybody follows everybody', bound: 'the game’s world does not know of it' },
    {
      what: `${REACTIONS_A_MATCH} faces each`,
      bound: 'the game’s world does not know of it, and nothing is kept',
    },
  ];
}

/** What a thousand wallets of one person bring each other in a day by what is there for friends. */
export function togetherTable(preset: Preset): string[] {
  return [
    `| ${groupedCount(WALLETS)} wallets of one person, in a day | locked HOOF | free HOOF | what bounds it |`,
    '|---|---:|---:|---|',
    ...lines(preset).map(
      ({ what, locked = 0, free = 0, bound }) =>
        `| ${what} | ${groupedCount(locked)} | ${free < 0 ? '-' : ''}${groupedCount(Math.abs(free))} | ${bound} |`,
    ),
  ];
}
