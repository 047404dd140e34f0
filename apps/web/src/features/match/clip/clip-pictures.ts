import { avatarSrc } from '@goats/ui/avatar.tsx';
import { action } from '@goats/ui/goat-pictures.ts';
import { winningCard } from '../end/winning-card.ts';
import type { Match, MatchCard } from '../match-types.ts';
import { slugOf } from '../slug-of.ts';
import { roundCard } from '../stage/round-card.ts';
import type { Within } from './watchdog.ts';

/** What the clip is painted with, by address: drawn once at the size it is shown in. */
export type Pictures = ReadonlyMap<string, CanvasImageSource>;

const CARD_WIDTH = 640;
const AVATAR = 96;
/** A goat fills its half in both shapes. */
const GOAT = 1080;

/** After the end every card lies open, so that the clip is between those that played. */
export function playedCard(match: Match, round: number, seat: 0 | 1): MatchCard {
  return roundCard(match, round, seat) ?? match.players[seat].announcedCard;
}

export function goatSrc(match: Match, round: number, seat: 0 | 1): string {
  const { goatName } = playedCard(match, round, seat);
  return action(slugOf(goatName), seat === 0 ? 'action' : 'rival').src;
}

export function cardSrc({ imageUrl }: MatchCard): string {
  return `${imageUrl}?w=${CARD_WIDTH}`;
}

/** All that a clip shows, each once. */
export async function loadPictures(match: Match, within: Within): Promise<Pictures> {
  const wanted = new Map<string, readonly [width: number, height: number]>();
  for (const seat of [0, 1] as const) {
    wanted.set(avatarSrc(match.players[seat].address), [AVATAR, AVATAR]);
    wanted.set(cardSrc(playedCard(match, 1, seat)), [CARD_WIDTH, (CARD_WIDTH * 7) / 5]);
    for (const { round } of match.rounds) wanted.set(goatSrc(match, round, seat), [GOAT, GOAT]);
  }
  const winner = winningCard(match);
  if (winner) wanted.set(cardSrc(winner), [CARD_WIDTH, (CARD_WIDTH * 7) / 5]);

  return new Map(
    await Promise.all(
      [...wanted].map(async ([src, size]) => [src, await load(src, size, within)] as const),
    ),
  );
}

/** Painted once: a drawing of a thousand paths takes longer than a frame has. */
async function load(
  src: string,
  [width, height]: readonly [number, number],
  within: Within,
): Promise<OffscreenCanvas> {
  const image = new Image(width, height);
  image.src = src;
  await within(image.decode());
  await breath();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Lets everything else have its turn. A timer would be slowed down where the tab is not looked at. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
