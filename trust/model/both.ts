import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../apps/server/src/db/database.ts';
import { houseOf } from '../../apps/server/src/slices/match/world/house-players.ts';
import { answerAll, commit as commitToPostgres } from '../../apps/server/src/slices/world.ts';
import {
  type Command,
  decide,
  type Effect,
  type HeldCard,
  type Question,
  type Told,
  type Verdict,
} from '../../packages/rules/src/index.ts';
import { auctionAt } from '../../packages/rules/src/world/auction/test-auctions.ts';
import { commit as commitToModel } from '../../packages/rules/src/world/test-commit.ts';
import type { World } from '../../packages/rules/src/world/test-facts.ts';
import { answer } from '../../packages/rules/src/world/test-model.ts';

/** The same world twice: in the model, and in PostgreSQL. */
export interface Both {
  readonly world: World;
  readonly db: Database;
  /** The last number that was given out; both draw the same ones. */
  lastId: number;
}

/** One decision, made on each of the two. */
export interface Decided {
  readonly command: Command;
  readonly model: Verdict<unknown>;
  readonly postgres: Verdict<unknown>;
  /** What each was told. */
  readonly told: readonly [readonly Told[], readonly Told[]];
  /** The first number that it drew. */
  readonly firstId: number;
}

/** Where the two part: the model is wrong about the database, or the database about the game. */
class Disagreement extends Error {
  override name = 'Disagreement';
  constructor(command: Command, about: string, model: unknown, postgres: unknown) {
    const text = (value: unknown) => JSON.stringify(value);
    super(`${text(command)}\n${about}\nmodel    ${text(model)}\npostgres ${text(postgres)}`);
  }
}

/** What is compared: as it is stored. How often a row was written the two count differently. */
export function plain(value: unknown): unknown {
  const stored = JSON.parse(JSON.stringify(value ?? null)) as unknown;
  return withoutVersions(stored);
}

function withoutVersions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutVersions);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'version' || key === 'auctionVersion' || key === 'newestSale'
        ? []
        : [[key, withoutVersions(part)]],
    ),
  );
}

export function mustAgree(
  command: Command,
  about: string,
  model: unknown,
  postgres: unknown,
): void {
  const [one, other] = [plain(model), plain(postgres)];
  if (!isDeepStrictEqual(one, other)) throw new Disagreement(command, about, one, other);
}

/** Decides on both, question by question: what is asked and what is answered must be the same. */
export async function decideOnBoth(both: Both, command: Command): Promise<Decided> {
  const { world, db } = both;
  const firstId = both.lastId + 1;
  const [inModel, inPostgres] = [decide(command, world.economy), decide(command, world.economy)];
  let [model, postgres] = [inModel.next([]), inPostgres.next([])];
  const told: [Told[], Told[]] = [[], []];
  while (!model.done && !postgres.done) {
    const questions = model.value;
    mustAgree(command, 'asked', questions, postgres.value);
    const found = await answerAll(db, questions.filter(isRead), () => undefined);
    const answers = questions.map((question) => {
      if (question.ask !== 'new-id') return found.shift();
      both.lastId += 1;
      return both.lastId;
    });
    const known = questions.map((question, i) => knownOf(world, command, question, answers[i]));
    told[0].push(...questions.map((question, i) => ({ question, answer: known[i] })));
    told[1].push(...questions.map((question, i) => ({ question, answer: answers[i] })));
    model = inModel.next(known);
    postgres = inPostgres.next(answers);
  }
  if (!model.done || !postgres.done)
    throw new Disagreement(command, 'over', model.done, postgres.done);
  mustAgree(command, 'decided', model.value, postgres.value);
  return { command, model: model.value, postgres: postgres.value, told, firstId };
}

const isRead = ({ ask }: Question) => ask !== 'new-id';

/** What the model knows; where chance answers, the database's is fed into the model. */
function knownOf(world: World, command: Command, question: Question, given: unknown): unknown {
  switch (question.ask) {
    case 'new-id':
      return given;
    case 'unowned-card': {
      const card = given === null ? null : world.cards.get((given as HeldCard).id)!;
      const { rarity, except } = question;
      const lies = (each: HeldCard) =>
        each.owner === null &&
        each.rarity === rarity &&
        !except.includes(each.id) &&
        auctionAt(world, { cardId: each.id, at: 0 }) === null;
      const there = card === null ? ![...world.cards.values()].some(lies) : lies(card);
      if (!there) throw new Disagreement(command, 'drawn', answer(world, question), given);
      return card;
    }
    case 'pool-hand': {
      const hand = (given as HeldCard[]).map(({ id }) => world.cards.get(id)!);
      const fits = hand.every(
        ({ owner, rarity, goat }) =>
          owner === null && rarity === question.rarity && (question.goats?.includes(goat) ?? true),
      );
      if (!fits) throw new Disagreement(command, 'dealt', answer(world, question), given);
      return hand;
    }
    case 'house-players': {
      // Only those that come with the product are called up.
      const everybody = answer(world, { ...question, count: Infinity }) as string[];
      const all = everybody.filter((each) => houseOf(each) !== undefined);
      const chosen = given as string[];
      const fits = chosen.every((each) => all.includes(each));
      if (!fits || chosen.length !== Math.min(all.length, question.count)) {
        throw new Disagreement(command, 'called up', all, given);
      }
      return chosen;
    }
    default: {
      const known = answer(world, question);
      mustAgree(command, JSON.stringify(question), known, given);
      return known;
    }
  }
}

export type Outcome = 'written' | 'conflict' | 'refused by the database';

/** Writes what was decided to both: it happens in both, or in neither. */
export async function commitToBoth(both: Both, decided: Decided): Promise<Outcome> {
  const { model, postgres, command } = decided;
  if (!model.ok || !postgres.ok) throw new Error('Nothing was decided.');
  return writeToBoth(
    both,
    command,
    [model.effects, postgres.effects],
    decided.firstId,
    decided.told,
  );
}

export async function writeToBoth(
  both: Both,
  command: Command,
  [model, postgres]: readonly [readonly Effect[], readonly Effect[]],
  firstId: number,
  told: Decided['told'] = [[], []],
): Promise<Outcome> {
  const { world, db } = both;
  // Numbers are the database's to give out: one that was drawn earlier and is used later is no fault.
  world.lastId = Math.min(world.lastId, firstId - 1);
  const one = outcomeOf(() => commitToModel(world, { effects: model, told: told[0] }, command.at));
  const other = await outcomeOfAll(async () => {
    const [conflict] = await commitToPostgres(db, [
      { at: command.at, effects: postgres, told: told[1], key: null },
    ]);
    return conflict!;
  });
  world.lastId = both.lastId;
  if (one.outcome !== other.outcome) throw new Disagreement(command, 'committed', one, other);
  return one.outcome;
}

interface Result {
  readonly outcome: Outcome;
  readonly why: string | null;
}

function outcomeOf(write: () => string | null): Result {
  try {
    const why = write();
    return { outcome: why === null ? 'written' : 'conflict', why };
  } catch (error) {
    return { outcome: 'refused by the database', why: (error as Error).message };
  }
}

async function outcomeOfAll(write: () => Promise<string | null>): Promise<Result> {
  try {
    const why = await write();
    return { outcome: why === null ? 'written' : 'conflict', why };
  } catch (error) {
    // Anything but its own refusal is a fault of ours.
    if ((error as { severity?: string }).severity !== 'ERROR') throw error;
    return { outcome: 'refused by the database', why: (error as Error).message };
  }
}
