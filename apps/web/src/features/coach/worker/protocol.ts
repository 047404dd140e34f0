import type { DuelPosition, Pair, Verification } from '@goats/rules';
import type { NotedPick, SeatNotes } from '../notes/notes.ts';

/** Names by card id: a function cannot be sent. */
export type Names = Readonly<Record<number, string>>;

/** What can be asked of the gaffer, and what he answers. */
export interface Asks {
  /** A finished match, from its proof, which is recomputed first. */
  notes: {
    ask: { proof: unknown; names: Names };
    answer:
      | { readonly ok: true; readonly seats: Pair<SeatNotes | null> }
      | Extract<Verification, { ok: false }>;
  };
  /** A choice that is still to be made. */
  advice: { ask: { position: DuelPosition; names: Names }; answer: readonly NotedPick[] };
}
