import { formatHoof } from '@goats/rules';
import { tabMemory } from '@goats/ui/browser/safe-storage.ts';
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
  const stake = STAKES[match.kind] ?? `${formatHoof(match.stake)} HOOF each`;
  const cards = match.kind === 'request' ? 'Card at stake' : 'Cards stay';
  const squads = match.mode === 'squad';
  const named = ({ announcedCard, ...player }: typeof one) =>
    squads ? `${playerName(player)}’s ten` : announcedCard.name;
  return {
    stake,
    cards,
    line: `${named(one)} against ${named(other)}: ${stake}, ${cards.toLowerCase()}.`,
  };
}

const STAKES: Partial<Record<Match['kind'], string>> = {
  ...{ practice: 'Practice', cup: 'Cup tie', friendly: 'Friendly' },
};
