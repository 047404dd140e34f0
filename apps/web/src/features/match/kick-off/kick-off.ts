import { formatHoof } from '@goats/rules';
import { tabMemory } from '@goats/ui/browser/safe-storage.ts';
import { t } from '@goats/words';
import { type Match, sidesOf } from '../match-types.ts';
import { playerName } from '../player-name.ts';

const KEY = 'goats-kick-off';
/** Whoever arrives with less than this left to choose in wants the cards, not a poster. */
const ENOUGH_MS = 20_000;

/** Whether the match begins for whoever looks: nothing sealed yet, time enough, and not a reload. */
export function kicksOff(match: Match, memory: Pick<Storage, 'getItem'> = tabMemory): boolean {
  const { near, playing } = sidesOf(match);
  if (match.phase !== 'commit' || match.deadline === null) return false;
  if (playing && match.players[near].committed) return false;
  if (Date.parse(match.deadline) - Date.parse(match.now) < ENOUGH_MS) return false;
  return memory.getItem(KEY) !== match.id;
}

/** The poster of a match is shown once in a tab: a reload goes on with the match. */
export function posterSeen(id: string): void {
  tabMemory.setItem(KEY, id);
}

export const VERSUS = t('v@@versus, between two sides');

export interface PosterWords {
  /** What is played for, and what becomes of the cards. */
  readonly stake: string;
  readonly cards: string;
  /** The same in one sentence, for an ear or where nothing moves. */
  readonly line: string;
}

/** `posterWords(match).line // 'The Flea #0033 against The Wizard #1204, 10 HOOF each, cards stay.'` */
export function posterWords(match: Match): PosterWords {
  const { near, far } = sidesOf(match);
  const [one, other] = [match.players[near], match.players[far]];
  const hoof = formatHoof(match.stake);
  const stake = STAKES[match.kind] ?? t('{hoof} HOOF each', { hoof });
  const cards = match.kind === 'request' ? t('Card at stake') : t('Cards stay');
  const squads = match.mode === 'squad';
  const named = (player: typeof one) => (squads ? playerName(player) : player.announcedCard.name);
  const values = { one: named(one), other: named(other), kind: match.kind, hoof };
  return {
    stake,
    cards,
    line: squads
      ? t(
          '{one}’s ten against {other}’s ten: {kind, select, practice {Practice, cards stay} cup {Cup tie, cards stay} friendly {Friendly, cards stay} request {{hoof} HOOF each, card at stake} other {{hoof} HOOF each, cards stay}}.',
          values,
        )
      : t(
          '{one} against {other}: {kind, select, practice {Practice, cards stay} cup {Cup tie, cards stay} friendly {Friendly, cards stay} request {{hoof} HOOF each, card at stake} other {{hoof} HOOF each, cards stay}}.',
          values,
        ),
  };
}

const STAKES: Partial<Record<Match['kind'], string>> = {
  practice: t('Practice@@kind of match'),
  cup: t('Cup tie'),
  friendly: t('Friendly@@kind of match'),
};
