import { type MatchSide, matchPicture } from '@goats/art';
import {
  cardImageUrl,
  goatSummary,
  mintedCard,
  PICTURE_VERSION,
  versioned,
} from '@goats/collection';
import {
  formatHoof,
  type MatchFacts,
  type MatchView,
  matchView,
  type PlayerView,
  shortAddress,
} from '@goats/rules';
import { type Locale, m, type Say } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { findMatch, houseOf } from '../../slices/match/index.ts';
import { sayIn } from '../../words/say-in.ts';

/** What a shared link to a match shows elsewhere: words for the page's head, and a picture. */
export interface MatchPreview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Undefined when a card has no picture of ours. */
  readonly draw: (() => string) | undefined;
  /** The announced cards, in a duel before anybody has sealed what they bring instead. */
  readonly faces: readonly [string, string] | undefined;
  /** Of the drawings and of the match: every state of a match has a picture of its own. */
  readonly version: string;
}

/** On the ticket of matches in which no HOOF is at stake. */
const TICKETS: Partial<Record<MatchView['kind'], string>> = {
  practice: m('Practice@@kind of match'),
  friendly: m('Friendly@@kind of match'),
  cup: m('Cup tie'),
};

/** `await findMatchPreview(db, '12')`; undefined when there is no such match. */
export async function findMatchPreview(
  db: Queryable,
  id: string,
  locale: Locale = 'en',
): Promise<MatchPreview | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const match = await findMatch(db, Number(id));
  return match && matchPreview(match, locale);
}

/** A watcher's view is all it is made from: a preview must not tell what the pitch does not. */
export function matchPreview(match: MatchFacts, locale: Locale = 'en'): MatchPreview {
  const say = sayIn(locale);
  const view = matchView(match.state, null, [false, false]);
  const settled = view.phase === 'finished';
  const [a, b] = view.players;
  const score = view.score.join(':');
  const title = settled
    ? `${nameOf(a)} ${score} ${nameOf(b)}`
    : say('{a} v {b}@@two players, versus', { a: nameOf(a), b: nameOf(b) });
  const [left, right] = [sideOf(a, say('Challenger')), sideOf(b, say('Opponent'))];
  const ticket = TICKETS[view.kind];
  const stake = formatHoof(view.stake, locale);
  const won = view.players.findIndex(({ address }) => address === view.result?.winner);
  const version = `${PICTURE_VERSION}-${match.version}`;
  const isOnlyAnnounced =
    view.mode === 'duel' &&
    view.phase === 'commit' &&
    view.players.every(({ committed }) => !committed);
  return {
    title,
    description: describe(view, { title, stake }, say),
    image: versioned(`/api/images/social-match-${view.id}.png`, version),
    draw:
      left &&
      right &&
      (() =>
        matchPicture({
          title,
          sides: [left, right],
          between: settled ? score : say('LIVE@@on the poster of a match that is on'),
          stake: ticket ? say(ticket) : say('{stake} HOOF each', { stake }),
          ...(settled && won >= 0 && { winner: won as 0 | 1 }),
        })),
    faces: isOnlyAnnounced ? [faceOf(a), faceOf(b)] : undefined,
    version,
  };
}

const faceOf = ({ announcedCard }: PlayerView) => cardImageUrl(announcedCard.id);

function nameOf({ address }: PlayerView): string {
  return houseOf(address)?.name ?? shortAddress(address);
}

/** Capitals would spell another address, so the picture names the goat and the role. */
function sideOf(player: PlayerView, role: string): MatchSide | undefined {
  const { id } = player.card ?? player.lineup?.[0] ?? player.announcedCard;
  const card = mintedCard(id);
  return (
    card && {
      goat: goatSummary(card.goat).name,
      player: houseOf(player.address)?.name ?? role,
      address: player.address,
      traits: card.traits,
    }
  );
}

function describe(
  { mode, kind, phase, players, result }: MatchView,
  { title, stake }: { readonly title: string; readonly stake: string },
  say: Say,
): string {
  if (phase !== 'finished') {
    return say(
      '{title}: {mode, select, duel {Best of 3} other {Five rounds}} {kind, select, practice {for nothing but pride} friendly {for nothing but bragging rights} cup {for nothing but the cup} other {for {stake} HOOF each}}, live. Pull up a chair.',
      { title, mode, kind, stake },
    );
  }
  const winner = players.find(({ address }) => address === result?.winner);
  return winner
    ? say(
        '{winner} won, {mode, select, duel {best of 3} other {five rounds}} {kind, select, practice {for nothing but pride} friendly {for nothing but bragging rights} cup {for nothing but the cup} other {for {stake} HOOF each}}. Watch the replay and check that it was fair.',
        { winner: nameOf(winner), mode, kind, stake },
      )
    : say(
        'Nobody won, {mode, select, duel {best of 3} other {five rounds}} {kind, select, practice {for nothing but pride} friendly {for nothing but bragging rights} cup {for nothing but the cup} other {for {stake} HOOF each}}. Watch the replay and check that it was fair.',
        { mode, kind, stake },
      );
}
