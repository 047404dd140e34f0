import type { Attribute } from '../attributes.ts';
import { strikesAmong } from './deciders.ts';
import type { MatchView } from './view.ts';

/** A pick, with the decider that goes with it where one has to; or a squad's strike at 2:2. */
export type Move =
  | { readonly type: 'pick'; readonly attribute: Attribute; readonly strike?: Attribute }
  | { readonly type: 'strike'; readonly attribute: Attribute };

/** As much of a view as a move depends on; the browser's comes off the wire and fits too. */
type Seen = Pick<MatchView, 'mode' | 'deciders'> & { readonly rounds: readonly unknown[] };

function openIn({ deciders }: Seen): Attribute[] {
  return deciders.filter(({ state }) => state === 'open').map(({ attribute }) => attribute);
}

/** The deciders of which one goes with a pick of this attribute; empty when none does. */
export function strikesIn(view: Seen, attribute: Attribute): readonly Attribute[] {
  return strikesAmong(view, openIn(view), attribute);
}

/**
 * Whether a pick of this attribute has to name a decider that is crossed out: round 2 of a duel,
 * unless a decider is played. `strikeGoesWith(view, 'pace') // true`
 */
export function strikeGoesWith(view: Seen, attribute: Attribute): boolean {
  return strikesIn(view, attribute).length > 0;
}

/** The first legal move of whoever's turn it is: what harnesses, benches and journeys play. */
export function anyMove(view: Seen & Pick<MatchView, 'step' | 'choices'>): Move {
  const attribute = view.choices[0]!;
  if (view.step === 'strike') return { type: 'strike', attribute };
  const [strike] = strikesIn(view, attribute);
  return { type: 'pick', attribute, ...(strike === undefined ? {} : { strike }) };
}
