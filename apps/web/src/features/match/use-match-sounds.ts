import { LAST_ROUND } from '@goats/rules';
import { useEffect, useRef } from 'react';
import { buzz, humTerrace, playSound } from '../sound/sound-player.ts';
import type { Sound } from '../sound/synth.ts';
import { type Match, sidesOf } from './match-types.ts';
import type { Step } from './stage/stage.ts';
import type { Show } from './stage/use-stage.ts';

/** Milliseconds of buzz and silence in turn; the numbers land as in clash.css. */
const LANDING = [0, 300, 25, 190, 45] as const;
const LAST_LANDING = [0, 640, 35, 580, 70] as const;
const TAKEN = [60] as const;
const MISSED = [15] as const;
const VICTORY = [60, 60, 60, 60, 180] as const;
const DEFEAT = [140] as const;

/** The sound of what the pitch shows, as it shows it, and how it feels in the hand. */
export function useMatchSounds(match: Match, { stage, current, deciding, over }: Show): void {
  const { step } = stage;
  const { playing } = sidesOf(match);
  const won = current?.winner === match.you || !playing;
  useEffect(() => {
    if (step === 'draw') playSound('draw');
    if (step === 'meet') {
      playSound('swell');
      buzz(deciding ? LAST_LANDING : LANDING);
    }
    if (step === 'verdict') {
      playSound(won ? 'point' : 'miss');
      buzz(won ? TAKEN : MISSED);
    }
    if (step === 'turn' || step === 'cross') playSound('turn');
  }, [step, won, deciding]);

  const level = terraceLevel(match, { step, over });
  useEffect(() => humTerrace(level), [level]);
  useEffect(() => () => humTerrace(0), []);

  const kickedOff = match.phase === 'pick' || match.phase === 'finished';
  usePassed(kickedOff, 'whistle', TAKEN);
  const lost = playing && match.result?.winner !== match.you;
  const ended = over || step === 'pose' || step === 'cross';
  usePassed(ended, lost ? 'defeat' : 'victory', lost ? DEFEAT : VICTORY);
  const { committed } = match.players[sidesOf(match).near];
  usePassed(committed && match.phase !== 'finished', 'turn', MISSED);
}

/** How the crowd takes it: it hums, holds its breath at the draw, rises when two goats meet, and goes home. */
export function terraceLevel(
  match: Pick<Match, 'mode' | 'rounds'>,
  { step, over }: { readonly step: Step | null; readonly over: boolean },
): number {
  if (over) return 0;
  if (step === 'meet') return 1;
  if (step === 'decider') return 0.8;
  if (step === 'verdict' || step === 'poster') return 0.6;
  const deciding = match.rounds.length >= LAST_ROUND[match.mode] - 1;
  return deciding ? 0.55 : 0.3;
}

/** Plays once when something becomes true; what was true on arrival is old news. */
function usePassed(now: boolean, sound: Sound, feel: readonly number[]): void {
  const before = useRef(now);
  useEffect(() => {
    if (now && !before.current) {
      playSound(sound);
      buzz(feel);
    }
    before.current = now;
  }, [now, sound, feel]);
}
