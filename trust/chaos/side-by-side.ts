import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../fuzz/chance.ts';
import {
  beginDuel,
  type Duel,
  KEYED_SHARE,
  look,
  move,
  playOut,
  type View,
} from '../players/duel.ts';
import type { HeldCard, Player } from '../players/player.ts';
import type { Wire } from '../players/wire.ts';
import type { Memory, Table } from './season.ts';

/** One who plays two others at a time, each of the three at a wire of their own. */
export interface Trio {
  readonly players: readonly [Player, Player, Player];
  readonly wires: readonly [Wire, Wire, Wire];
}

/**
 * Two matches of one wallet at a time, and the same card meant for both: it is committed to in the
 * first, wins the second, and is then brought to the first, whose hands know it as it was before.
 */
export async function playSideBySide(
  { players, wires }: Trio,
  memory: Memory,
  table: Table,
  chance: Chance,
  over: () => boolean,
): Promise<void> {
  const pace = { pause: () => sleep(chance.below(200)), keyed: () => chance.maybe(KEYED_SHARE) };
  const [one, other, third] = players;
  while (!over() && players.every(({ cards }) => cards.length > 1)) {
    const best = takeSecondOfTier(one.cards);
    if (best === undefined) {
      one.cards.pop();
      continue;
    }
    try {
      const toFirst = [wires[0], wires[1]] as const;
      const toSecond = [wires[0], wires[2]] as const;
      const begun = await beginDuel(toFirst, [one, other]);
      const first: Duel = { ...begun, cards: [best, begun.cards[1]] };
      const entry = remember(memory, first);
      for (let view = await look(wires[0], first); view.phase === 'commit'; ) {
        await move(toFirst, first, view, pace.keyed());
        view = await look(wires[0], first);
      }
      one.cards.push(best);
      const second = await beginDuel(toSecond, [one, third]);
      const meanwhile = remember(memory, second);
      meanwhile.end = await playOut(toSecond, second, pace);
      table.done += 1;
      // A card that lost rests: then nobody opens the first, and the clock brings it home.
      const won = meanwhile.end.result?.winner === one.address;
      if (won) entry.end = await playOut(toFirst, first, pace);
      table.done += 1;
    } catch (error) {
      memory.surprises.push((error as Error).message);
    }
  }
  table.left = true;
}

function remember(memory: Memory, duel: Duel): { readonly duel: Duel; end: View | undefined } {
  const entry = { duel, end: undefined as View | undefined };
  memory.duels.push(entry);
  return entry;
}

/** The next card will be announced; this one, of the same tier, can be brought instead of it. */
function takeSecondOfTier(cards: HeldCard[]): HeldCard | undefined {
  const tier = cards.at(-1)?.rarity;
  const place = cards.slice(0, -1).findLastIndex(({ rarity }) => rarity === tier);
  return place < 0 ? undefined : cards.splice(place, 1)[0];
}
