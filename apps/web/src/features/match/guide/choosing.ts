import { type Attribute, attributeLabel } from '@goats/rules';
import type { Match } from '../match-types.ts';
import type { MovePlan } from '../table/move-plan.ts';
import { adviceFor, cardsSeen, haveSwapped } from './advice.ts';
import type { Lesson } from './lesson.ts';

/** Round 2 in up to three breaths: choose, cross out, and off it goes. */
export function picking(match: Match, plan: MovePlan | null): readonly Lesson[] {
  if (!plan) return [];
  if (plan.strike !== null) return [SEND];
  if (plan.attribute !== null) return [plan.crossing ? strike(match, plan) : SEND];
  const advice = advises(match) ? adviceFor(match) : null;
  if (!advice) return [YOUR_PICK];
  return [
    {
      id: 'pick',
      title: `I would play ${attributeLabel(advice.attribute)}`,
      text: `${whyPlay(match, advice.attribute)} Tap its row, or another.`,
      at: { row: advice.attribute },
      next: false,
    },
  ];
}

/** Where something is at stake everybody thinks for themselves: the rules are explained, not the odds. */
function advises({ kind }: Match): boolean {
  return kind === 'practice';
}

const YOUR_PICK: Lesson = {
  id: 'pick',
  title: 'Your pick',
  text: 'Tap the row you want to play. A wide lead is worth most: I may have swapped.',
  at: 'table',
  next: false,
};

const SEND: Lesson = {
  id: 'send',
  title: 'Off it goes',
  text: 'The button says exactly what it sends, and what follows. Press it, and our numbers meet.',
  at: 'send',
  next: false,
};

function whyPlay(match: Match, attribute: Attribute): string {
  const { near, far } = cardsSeen(match);
  const own = near.attributes[attribute];
  const theirs = far.attributes[attribute];
  const decider = match.deciders.some((each) => each.attribute === attribute);
  const also = decider ? ' It is a decider too, so playing it takes it off.' : '';
  if (haveSwapped(match)) {
    return `You have ${own} there. I swapped my card, so what I announced helps you no more: trust your own numbers.${also}`;
  }
  if (own <= theirs) {
    return `Your ${own} against the ${theirs} I announced: by the odds, the best you have. And maybe I swapped!${also}`;
  }
  return `Your ${own} against the ${theirs} I announced. A wide gap is worth most: I may have swapped.${also}`;
}

function strike(match: Match, { attribute }: MovePlan): Lesson {
  const gone = (advises(match) && adviceFor(match, attribute)?.strike) || null;
  return {
    id: 'strike',
    title: 'Cross one out',
    text:
      gone === null
        ? 'Round 3 is one of the three deciders, and I would choose. Tap the one that must not come: it is out.'
        : `I would take ${attributeLabel(gone)} off: ${whyStrike(match, gone)}`,
    at: gone === null ? 'deciders' : { decider: gone },
    next: false,
  };
}

/** Only what the announced card shows: the odds know more, and would not fit into a sentence. */
function whyStrike(match: Match, gone: Attribute): string {
  const { near, far } = cardsSeen(match);
  const others = match.deciders.filter(
    ({ attribute, state }) => state === 'open' && attribute !== gone,
  );
  const leadIn = (each: Attribute) => near.attributes[each] - far.attributes[each];
  if (haveSwapped(match)) return 'by the odds, you can do without it best.';
  if (others.some(({ attribute }) => leadIn(attribute) < leadIn(gone))) {
    return 'I may have swapped, and by the odds you can do without it best.';
  }
  const lead = near.attributes[gone] - far.attributes[gone];
  if (lead > 0) return 'of the three, it is where you lead by the least.';
  if (lead === 0) return 'there we are level, and level is no place to be.';
  return `there I am ${-lead} ahead, and in round 3 I would play just that.`;
}

/** Round 3 at one each, for whoever won round 1. */
export function decide(match: Match, plan: MovePlan | null): Lesson {
  if (plan && plan.attribute !== null) return SEND;
  const { near, far } = cardsSeen(match);
  const attribute = advises(match) ? adviceFor(match)?.attribute : undefined;
  const why =
    attribute === undefined
      ? ''
      : ` ${attributeLabel(attribute)} looks best: your ${near.attributes[attribute]}, ${
          haveSwapped(match)
            ? 'and my card is not the one I announced'
            : `my ${far.attributes[attribute]} as announced`
        }.`;
  return {
    id: 'decide',
    title: 'One each, you decide',
    text: `You won round 1, so you choose between the two deciders left.${why}`,
    at: attribute === undefined ? 'deciders' : { decider: attribute },
    next: false,
  };
}
