import { achievementModel } from './achievement/test-model.ts';
import { auctionModel } from './auction/test-model.ts';
import { cardModel } from './card/test-model.ts';
import { chainModel } from './chain/test-model.ts';
import { cupModel } from './cup/test-model.ts';
import { giftModel } from './gift/test-model.ts';
import { hoofModel } from './hoof/test-model.ts';
import type { Effect, Question } from './kernel/registry.ts';
import { matchModel } from './match/test-model.ts';
import { openingModel } from './opening/test-model.ts';
import { seasonModel } from './season/test-model.ts';
import type { World } from './test-facts.ts';
import { tradeModel } from './trade/test-model.ts';
import { walletModel } from './wallet/test-model.ts';
import { weekModel } from './week/test-model.ts';

const MODELS = [
  hoofModel,
  cardModel,
  walletModel,
  tradeModel,
  giftModel,
  weekModel,
  seasonModel,
  achievementModel,
  cupModel,
  auctionModel,
  chainModel,
  matchModel,
  openingModel,
];

type Answering = (world: World, question: Question) => unknown;
type Writing = (world: World, effect: Effect, at: number) => void;
type Bounding = (world: World, effect: Effect) => boolean;

const ANSWERS: Readonly<Record<string, Answering>> = Object.assign(
  {},
  ...MODELS.map((m) => m.answers),
);
const WRITES: Readonly<Record<string, Writing>> = Object.assign(
  { notice: () => undefined },
  ...MODELS.map((m) => m.writes),
);
const BOUNDS: Readonly<Record<string, Bounding>> = Object.assign(
  {},
  ...MODELS.map((m) => m.bounds),
);

/** What a world answers; new numbers are counted by whoever decides. */
export type Known = Exclude<Question, { ask: 'new-id' }>;

/** `answer(world, { ask: 'card', id: 7 })` */
export function answer(world: World, question: Known): unknown {
  return ANSWERS[question.ask]!(world, question);
}

/** Writes one effect down; what a constraint or a trigger of the database would refuse throws. */
export function write(world: World, effect: Effect, at: number): void {
  WRITES[effect.type]!(world, effect, at);
}

/** False where a budget is used up, or something happens twice. */
export function isWithinBounds(world: World, effect: Effect): boolean {
  return BOUNDS[effect.type]?.(world, effect) ?? true;
}
