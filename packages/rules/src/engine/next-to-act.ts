import { type DeciderTable, nextStep } from './deciders.ts';
import type { Fate } from './fate.ts';
import { MODES } from './modes.ts';
import { otherSeat, type Seat } from './seats.ts';

/** Who acts on this table: whoever picks, or in a squad at 2:2 first the other. */
export function nextToAct(table: DeciderTable & { readonly fate: Fate }): Seat {
  const picker = MODES[table.mode].nextTurn(table.rounds, table.fate);
  return nextStep(table) === 'strike' ? otherSeat(picker) : picker;
}
