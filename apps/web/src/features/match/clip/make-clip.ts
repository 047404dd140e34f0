import { attributeLabel } from '@goats/rules';
import { callOf, roundTitle, stageCall, verdictWords } from '../commentary.ts';
import { posterWords, VERSUS } from '../kick-off/kick-off.ts';
import type { Match } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import { loadFaces, readLook } from './canvas-words.ts';
import { breath, loadPictures, playedCard } from './clip-pictures.ts';
import type { ClipCodec } from './find-codec.ts';
import { paintFrame } from './paint-frame.ts';
import { FRAMES_PER_SECOND, SHAPES, type Shape } from './shapes.ts';
import { clipOf } from './timeline.ts';
import { watchdog } from './watchdog.ts';

/** Nothing has moved for so long: a painter or an encoder hangs. */
const STALL_MS = 30_000;

export interface ClipOrder {
  readonly match: Match;
  readonly shape: Shape;
  readonly codec: ClipCodec;
  /** Ends everything, and frees the encoder. */
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Paints and encodes a finished match, frame by frame; between two of them the page is free. */
export async function makeClip(order: ClipOrder): Promise<File> {
  const { shape, codec, onProgress } = order;
  // It goes to people who were not there: nobody in it is 'you'.
  const match: Match = { ...order.match, you: null };
  const clip = clipOf(match);
  if (!clip) throw new Error('There is nothing to end with.');
  const { width, height } = SHAPES[shape];
  const look = readLook();
  const watch = watchdog(order.signal, STALL_MS);
  const { within } = watch;
  try {
    const [{ openClipFile }, pictures] = await within(
      Promise.all([
        within(import('./clip-file.ts')),
        loadPictures(match, within),
        loadFaces(look, everyWord(match), within),
      ]),
    );
    const canvas = new OffscreenCanvas(width, height);
    const ctx = canvas.getContext('2d', { alpha: false });
    if (!ctx) throw new Error('There is no canvas to be had.');
    const clipFile = openClipFile(canvas, codec);
    try {
      await within(clipFile.start());
      const sheet = { ctx, width, height, tall: shape === 'tall', look, pictures, match };
      const frames = Math.round((clip.ms / 1_000) * FRAMES_PER_SECOND);
      for (let frame = 0; frame < frames; frame += 1) {
        const at = frame / FRAMES_PER_SECOND;
        paintFrame(sheet, clip, at * 1_000);
        await within(clipFile.add(at));
        await within(breath());
        onProgress((frame + 1) / frames);
      }
      const bytes = await within(clipFile.end());
      const name = `legendary-goats-match-${match.id}.${codec.file}`;
      return new File([bytes], name, { type: `video/${codec.file}` });
    } catch (error) {
      clipFile.drop();
      throw error;
    }
  } finally {
    watch.end();
  }
}

/** So that the faces come with all letters that will be painted. */
function everyWord(match: Match): string {
  const { stake, cards } = posterWords(match);
  const call = stageCall(match, 'decider', false);
  return [
    ...[stake, cards, call.title, call.text, callOf(match).title, VERSUS],
    ...match.players.map(playerName),
    ...match.rounds.flatMap((round) => [
      ...[attributeLabel(round.attribute), verdictWords(match, round)],
      ...[roundTitle(round, false), roundTitle(round, true)],
      ...([0, 1] as const).map((seat) => playedCard(match, round.round, seat).name),
    ]),
  ].join(' ');
}
