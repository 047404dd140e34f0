import { achievement } from './achievement/index.ts';
import { auction } from './auction/index.ts';
import { card } from './card/index.ts';
import { chain } from './chain/index.ts';
import { cup } from './cup/index.ts';
import { gift } from './gift/index.ts';
import { hoof } from './hoof/index.ts';
import { assemble } from './kernel/slice.ts';
import { match } from './match/index.ts';
import { opening } from './opening/index.ts';
import { season } from './season/index.ts';
import { trade } from './trade/index.ts';
import { wallet } from './wallet/index.ts';
import { week } from './week/index.ts';

/** All of the game's world; a new slice is one more line here. */
const SLICES = [
  ...[hoof, card, wallet, trade, gift, week, season, achievement],
  ...[cup, auction, chain, match, opening],
];

/**
 * What a command makes happen, or why it may not: all rules of the game and its economy, and no
 * clock, no database and no chance. The generator yields what it must know and returns a verdict.
 *
 * `const deciding = decide({ type: 'mint', cardId: 17, wallet, at }, PRESETS.live)`
 */
export const { decide, isChecked, unchecked: UNCHECKED } = assemble(SLICES);
