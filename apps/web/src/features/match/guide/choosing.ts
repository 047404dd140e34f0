import { type Attribute, attributeLabel } from '@goats/rules';
import { t } from '@goats/words';
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
      title: t('I would play {attribute}', { attribute: attributeLabel(advice.attribute) }),
      text: `${whyPlay(match, advice.attribute)} ${t('Tap its row, or another.')}`,
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
  title: t('Your pick'),
  text: t('Tap the row you want to play. A wide lead is worth most: I may have swapped.'),
  at: 'table',
  next: false,
};

const SEND: Lesson = {
  id: 'send',
  title: t('Off it goes@@the move is sent'),
  text: t(
    'The button says exactly what it sends, and what follows. Press it, and our numbers meet.',
  ),
  at: 'send',
  next: false,
};

function whyPlay(match: Match, attribute: Attribute): string {
  const { near, far } = cardsSeen(match);
  const own = near.attributes[attribute];
  const theirs = far.attributes[attribute];
  const decider = match.deciders.some((each) => each.attribute === attribute);
  const why = haveSwapped(match)
    ? t(
        'You have {own} there. I swapped my card, so what I announced helps you no more: trust your own numbers.',
        { own },
      )
    : own <= theirs
      ? t(
          'Your {own} against the {theirs} I announced: by the odds, the best you have. And maybe I swapped!',
          { own, theirs },
        )
      : t(
          'Your {own} against the {theirs} I announced. A wide gap is worth most: I may have swapped.',
          { own, theirs },
        );
  return decider ? `${why} ${t('It is a decider too, so playing it takes it off.')}` : why;
}

function strike(match: Match, { attribute }: MovePlan): Lesson {
  const gone = (advises(match) && adviceFor(match, attribute)?.strike) || null;
  return {
    id: 'strike',
    title: t('Cross one out'),
    text:
      gone === null
        ? t(
            'Round 3 is one of the three deciders, and I would choose. Tap the one that must not come: it is out.',
          )
        : whyStrike(match, gone),
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
  const values = { attribute: attributeLabel(gone), lead: -leadIn(gone) };
  if (haveSwapped(match)) {
    return t('I would take {attribute} off: by the odds, you can do without it best.', values);
  }
  if (others.some(({ attribute }) => leadIn(attribute) < leadIn(gone))) {
    return t(
      'I would take {attribute} off: I may have swapped, and by the odds you can do without it best.',
      values,
    );
  }
  if (leadIn(gone) > 0) {
    return t(
      'I would take {attribute} off: of the three, it is where you lead by the least.',
      values,
    );
  }
  if (leadIn(gone) === 0) {
    return t(
      'I would take {attribute} off: there we are level, and level is no place to be.',
      values,
    );
  }
  return t(
    'I would take {attribute} off: there I am {lead} ahead, and in round 3 I would play just that.',
    values,
  );
}

function whyDecide(match: Match, attribute: Attribute): string {
  const { near, far } = cardsSeen(match);
  const values = {
    attribute: attributeLabel(attribute),
    own: near.attributes[attribute],
    theirs: far.attributes[attribute],
  };
  return haveSwapped(match)
    ? t('{attribute} looks best: your {own}, and my card is not the one I announced.', values)
    : t('{attribute} looks best: your {own}, my {theirs} as announced.', values);
}

/** Round 3 at one each, for whoever won round 1. */
export function decide(match: Match, plan: MovePlan | null): Lesson {
  if (plan && plan.attribute !== null) return SEND;
  const attribute = advises(match) ? adviceFor(match)?.attribute : undefined;
  const rule = t('You won round 1, so you choose between the two deciders left.');
  return {
    id: 'decide',
    title: t('One each, you decide'),
    text: attribute === undefined ? rule : `${rule} ${whyDecide(match, attribute)}`,
    at: attribute === undefined ? 'deciders' : { decider: attribute },
    next: false,
  };
}
