import type { Hundredths } from '../../economy/hoof.ts';
import type { CupEntry, CupFacts, CupStatus, CupTie, EntryState } from './facts.ts';

/** What is settled about a cup when it opens. */
export type NewCup = Omit<CupFacts, 'status' | 'version' | 'pool' | 'entries' | 'ties'> & {
  /** Of the schedule: the same one makes no second cup. */
  readonly slot: number | null;
};

export interface CupPlace {
  readonly wallet: string;
  readonly state: EntryState;
  readonly place: 1 | 2 | 3 | null;
  /** Of the fees and of the treasury's part together. */
  readonly prize: Hundredths;
}

export interface CupEffects {
  'cup-opened': { readonly cup: NewCup };
  /** In, or out again: as long as the cup is open. */
  'cup-entered': { readonly cupId: number; readonly entry: CupEntry };
  'cup-left': {
    readonly cupId: number;
    readonly wallet: string;
    readonly known: boolean;
  };
  /** One step of a cup that has begun, or is called off. */
  'cup-moved': {
    readonly id: number;
    /** The cup as it was decided on. */
    readonly version: number;
    readonly becomes: CupStatus;
    /** Why it was cancelled. */
    readonly reason: string | null;
    /** What the treasury keeps back for it from now on. */
    readonly pool: Hundredths;
    /** House players that fill in. */
    readonly filled: readonly CupEntry[];
    /** What has become of whom. `place` is 1, 2, or 3 for a beaten semi-finalist. */
    readonly placed: readonly CupPlace[];
    readonly ended: CupTie | null;
    readonly began: readonly CupTie[];
  };
}
