import type { Queryable } from '../db/database.ts';
import { type AnySlice, assemble } from '../kernel/assemble.ts';
import { type Change, commitTo } from '../kernel/commit.ts';
import { createWorldOf, type WorldParts } from '../kernel/world.ts';
import { achievement } from './achievement/world/index.ts';
import { auction } from './auction/world/index.ts';
import { card } from './card/world/index.ts';
import { chain } from './chain/world/index.ts';
import { cup } from './cup/world/index.ts';
import { gift } from './gift/world/index.ts';
import { hoof } from './hoof/world/index.ts';
import { match } from './match/world/index.ts';
import { opening } from './opening/world/index.ts';
import { season } from './season/world/index.ts';
import { trade } from './trade/world/index.ts';
import { wallet } from './wallet/world/index.ts';
import { week } from './week/world/index.ts';

/** All of the game's world; a new slice is one more line here. */
const SLICES = [
  hoof,
  card,
  wallet,
  trade,
  gift,
  week,
  season,
  achievement,
  cup,
  auction,
  chain,
  match,
  opening,
] as unknown as readonly AnySlice[];

const assembled = assemble(SLICES);

export const { answerAll, commandKeys } = assembled;

/** `await commit(db, [{ at, effects, key: null }]) // [null]` */
export const commit = (db: Queryable, changes: readonly Change[]) =>
  commitTo(assembled, db, changes);

export const createWorld = (parts: WorldParts) => createWorldOf(assembled, parts);
