import type { Hundredths } from '../../economy/hoof.ts';
import type { Asked, Unchecked } from '../kernel/registry.ts';
import type { CupEntry, CupFacts, CupKind, CupState, CupTie } from './facts.ts';

export interface CupQuestions {
  /** A cup with everybody in it and every tie so far: for its draw, and for calling it off. */
  cup: Asked<{ readonly id: number }, CupFacts | null>;
  /** Whether the schedule has opened its cup of a slot. */
  'cup-slot': Asked<{ readonly kind: CupKind; readonly slot: number }, boolean>;
  /** So many house players, none of whom plays for this cup already. */
  'house-players': Unchecked<
    { readonly count: number; readonly except: readonly string[] },
    readonly string[]
  >;
  /** A cup and how many are in it: what it costs to ask does not grow with them. */
  'cup-state': Asked<{ readonly id: number }, CupState | null>;
  'cup-ties': Unchecked<{ readonly id: number }, readonly CupTie[]>;
  /** Somebody's own entry, with the hand. */
  'cup-entry': Asked<{ readonly id: number; readonly wallet: string }, CupEntry | null>;
  /** What was paid for the places of a cup in all; who has none has it back. */
  'cup-fees': Unchecked<{ readonly id: number }, Hundredths>;
}
