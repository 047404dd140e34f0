import { type MatchSide, matchPicture } from '@goats/art';
import { goatSummary, mintedCard, PICTURE_VERSION, versioned } from '@goats/collection';
import {
  formatHoof,
  type MatchFacts,
  type MatchView,
  matchView,
  type PlayerView,
  shortAddress,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { findMatch, houseOf } from '../../slices/match/index.ts';

/** What a shared link to a match shows elsewhere: words for the page's head, and a picture. */
export interface MatchPreview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Undefined when a card has no picture of ours. */
  readonly draw: (() => string) | undefined;
  /** Of the drawings and of the match: every state of a match has a picture of its own. */
  readonly version: string;
}

/** What is said of matches in which no HOOF is at stake. */
const STAKES: Partial<
  Record<MatchView['kind'], { readonly picture: string; readonly words: string }>
> = {
  practice: { picture: 'Practice', words: 'for nothing but pride' },
  friendly: { picture: 'Friendly', words: 'for nothing but bragging rights' },
  cup: { picture: 'Cup tie', words: 'for nothing but the cup' },
};

/** `await findMatchPreview(db, '12')`; undefined when there is no such match. */
export async function findMatchPreview(
  db: Queryable,
  id: string,
): Promise<MatchPreview | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  const match = await findMatch(db, Number(id));
  return match && matchPreview(match);
}

/** A watcher's view is all it is made from: a preview must not tell what the pitch does not. */
export function matchPreview(match: MatchFacts): MatchPreview {
  const view = matchView(match.state, null, [false, false]);
  const settled = view.phase === 'finished';
  const [a, b] = view.players;
  const between = settled ? view.score.join(':') : 'v';
  const title = `${nameOf(a)} ${between} ${nameOf(b)}`;
  const sides = [sideOf(a, 'Challenger'), sideOf(b, 'Opponent')] as const;
  const [left, right] = sides;
  const won = view.players.findIndex(({ address }) => address === view.result?.winner);
  const version = `${PICTURE_VERSION}-${match.version}`;
  return {
    title,
    description: describe(view, title),
    image: versioned(`/api/images/social-match-${view.id}.png`, version),
    draw:
      left &&
      right &&
      (() =>
        matchPicture({
          title,
          sides: [left, right],
          between: settled ? between : 'LIVE',
          stake: STAKES[view.kind]?.picture ?? `${formatHoof(view.stake)} HOOF each`,
          ...(settled && won >= 0 && { winner: won as 0 | 1 }),
        })),
    version,
  };
}

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

function describe(view: MatchView, title: string): string {
  const game = view.mode === 'duel' ? 'Best of 3' : 'Five rounds';
  const stake = STAKES[view.kind]?.words ?? `for ${formatHoof(view.stake)} HOOF each`;
  if (view.phase !== 'finished') return `${title}: ${game} ${stake}, live. Pull up a chair.`;
  const winner = view.players.find((player) => player.address === view.result?.winner);
  const end = winner ? `${nameOf(winner)} won` : 'Nobody won';
  return `${end}, ${game.toLowerCase()} ${stake}. Watch the replay and check that it was fair.`;
}
