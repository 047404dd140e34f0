import { paintClash, paintDecider } from './paint-clash.ts';
import { paintPose } from './paint-pose.ts';
import { paintPoster } from './paint-poster.ts';
import type { Sheet } from './sheet.ts';
import { beatAt, type Clip } from './timeline.ts';

/** The picture of a clip after `ms`. */
export function paintFrame(sheet: Sheet, clip: Clip, ms: number): void {
  const { beat, share } = beatAt(clip, ms);
  const { step, done, deciding } = beat;
  const round = sheet.match.rounds[done];
  if (step === 'poster') paintPoster(sheet, share);
  else if (step === 'pose') paintPose(sheet, share);
  else if (round && step === 'decider') paintDecider(sheet, round, share);
  else if (round && step !== 'decider') paintClash(sheet, round, { step, share, deciding });
}
