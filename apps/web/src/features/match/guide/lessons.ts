import { attributeLabel } from '@goats/rules';
import { t } from '@goats/words';
import { type Match, type MatchRound, sidesOf } from '../match-types.ts';
import type { Step } from '../stage/stage.ts';
import type { MovePlan } from '../table/move-plan.ts';
import { haveSwapped } from './advice.ts';
import { decide, picking } from './choosing.ts';
import { endWords } from './end-words.ts';
import type { Lesson, LessonId } from './lesson.ts';

/** The match as far as the pitch has told it, and what its player is about to do. */
export interface Moment {
  readonly match: Match;
  /** Rounds whose outcome is on the board. */
  readonly told: number;
  readonly step: Step | null;
  readonly over: boolean;
  /** Null for whoever waits. */
  readonly plan: MovePlan | null;
}

/** What the guide says now; null where the pitch speaks for itself. */
export function lessonAt(moment: Moment, read: ReadonlySet<LessonId>): Lesson | null {
  return lessonsOf(moment).find(({ id, next }) => !(next && read.has(id))) ?? null;
}

/**
 * The other side moves within seconds. While there is something to read about how it stands, the
 * screen waits for the reader and shows that move afterwards.
 */
export function waitsForReader(match: Match, read: ReadonlySet<LessonId>): boolean {
  if (match.phase !== 'pick' || match.turn === match.you) return false;
  const told = match.rounds.length;
  const lesson = lessonAt({ match, told, step: null, over: false, plan: null }, read);
  return lesson?.next === true;
}

function lessonsOf({ match, told, step, over, plan }: Moment): readonly Lesson[] {
  const { playing, near } = sidesOf(match);
  if (!playing || match.mode !== 'duel' || match.kind === 'cup') return [];
  if (over) return [endWords(match)];
  if (match.phase === 'commit' && !match.players[near].committed) return beforeKickOff();
  if (told === 0 && (step === 'draw' || (step === null && match.phase !== 'finished'))) {
    return [DRAW];
  }
  // A round that is being shown speaks for itself, and so does the end until it is told.
  if (told < match.rounds.length || match.phase !== 'pick') return [];
  const yours = match.turn === match.you;
  if (told === 1)
    return yours ? [...afterRoundOne(match), ...picking(match, plan)] : afterRoundOne(match);
  return yours ? [decide(match, plan)] : [level(match)];
}

function beforeKickOff(): readonly Lesson[] {
  return [
    {
      id: 'card',
      title: t('Your card'),
      text: t(
        'Behind that face are ten numbers, from {first} to {last}. One plays at a time: the higher takes the round, two rounds the match.',
        { first: attributeLabel('pace'), last: attributeLabel('charisma') },
      ),
      at: 'own-card',
      next: true,
    },
    {
      id: 'rival',
      title: t('This one is mine'),
      text: t(
        'Or is it? Both of us may swap in secret. What I announced is a hint, not a promise.',
      ),
      at: 'their-card',
      next: true,
    },
    {
      id: 'seal',
      title: t('Choose, then seal'),
      text: t(
        'Keep your card or bring another. Sealed, I cannot peek and you cannot change your mind: that is what makes it fair.',
      ),
      at: 'seal',
      next: false,
    },
  ];
}

const DRAW: Lesson = {
  id: 'draw',
  title: t('Round 1 is luck'),
  text: t('Nobody picks it. The draw stops at one attribute, and both our numbers turn over.'),
  at: 'table',
  next: false,
};

function afterRoundOne(match: Match): readonly Lesson[] {
  const [round] = match.rounds;
  if (!round) return [];
  const won = round.winner === match.you;
  return [
    won
      ? {
          id: 'won',
          title: t('Round 1 is yours'),
          text: `${scoreWords(match, round)} ${t('Well drawn! Whoever loses round 1 picks round 2, so now it is my turn.')}`,
          at: 'score',
          next: true,
        }
      : {
          id: 'lost',
          title: t('Round 1 is mine'),
          text: `${scoreWords(match, round)} ${t('Blame the draw. And cheer up: whoever loses round 1 picks round 2.')}`,
          at: 'score',
          next: true,
        },
    {
      id: 'numbers',
      title: t('Read the table'),
      text: haveSwapped(match)
        ? t(
            'Your ten numbers are on the left, your best on top. On the right, question marks: I swapped, so what I announced is worth nothing now. Sorry. No, I am not.',
          )
        : t(
            'Your ten numbers are on the left, those of the card I announced on the right, your widest lead on top. Grey is only a hint.',
          ),
      at: 'table',
      next: true,
    },
    {
      id: 'deciders',
      title: t('The three deciders'),
      text: won
        ? t(
            'If I level it, round 3 is one of these, and you choose. But I take one off first: a lost round 1 is not a lost match. Level numbers? Then the next attribute of the draw settles it.',
          )
        : t(
            'If you level it, round 3 is one of these, and I choose. But you take one off first: a lost round 1 is not a lost match. Level numbers? Then the next attribute of the draw settles it.',
          ),
      at: 'deciders',
      next: true,
    },
  ];
}

/** `scoreWords(match, round) // 'Vision: your 74, my 78.'` */
function scoreWords(match: Match, { attribute, values, tieBreak }: MatchRound): string {
  const { near, far } = sidesOf(match);
  const label = attributeLabel(attribute);
  const [own, theirs] = [values[near], values[far]];
  if (!tieBreak) return t('{label}: your {own}, my {theirs}.', { label, own, theirs });
  return tieBreak.by === 'attribute'
    ? t('{label}: {own} each, so {by} broke the tie.', {
        label,
        own,
        by: attributeLabel(tieBreak.attribute),
      })
    : t('{label}: {own} each, so the coin broke the tie.', { label, own });
}

function level(match: Match): Lesson {
  const second = match.rounds[1];
  const clock = second?.byClock && second.pickedBy === match.you;
  const rule = t(
    'Round 3 settles it. I won round 1, so I choose, but only out of the two deciders you left me.',
  );
  return {
    id: 'level',
    title: t('One each!'),
    text: clock ? `${t('The clock picked for you, and well.')} ${rule}` : rule,
    at: 'deciders',
    next: true,
  };
}
