import { LAST_ROUND } from '@goats/rules';
import { useEffect, useRef } from 'react';
import { humTerrace, playSound } from '../sound/sound-player.ts';
import type { Sound } from '../sound/synth.ts';
import { type Match, sidesOf } from './match-types.ts';
import type { Step } from './stage/stage.ts';
import type { Show } from './stage/use-stage.ts';

/** The sound of what the pitch shows, as it shows it. */
export function useMatchSounds(match: Match, { stage, current, over }: Show): void {
  const { step } = stage;
  const { playing } = sidesOf(match);
  const won = current?.winner === match.you || !playing;
  useEffect(() => {
    if (step === 'draw') playSound('draw');
    if (step === 'race') playSound('swell');
    if (step === 'verdict') playSound(won ? 'point' : 'miss');
    if (step === 'turn' || step === 'cross') playSound('turn');
  }, [step, won]);

  const level = terraceLevel(match, { step, over });
  useEffect(() => humTerrace(level), [level]);
  useEffect(() => () => humTerrace(0), []);

  const kickedOff = match.phase === 'pick' || match.phase === 'finished';
  usePassed(kickedOff, 'whistle');
  const lost = playing && match.result?.winner !== match.you;
  usePassed(over, lost ? 'defeat' : 'victory');
  const { committed } = match.players[sidesOf(match).near];
  usePassed(committed && match.phase !== 'finished', 'turn');
}

/** How the crowd takes it: it hums, holds its breath at the draw, rises with a race, and goes home. */
export function terraceLevel(
  match: Pick<Match, 'mode' | 'rounds'>,
  { step, over }: { readonly step: Step | null; readonly over: boolean },
): number {
  if (over) return 0;
  if (step === 'race') return 1;
  if (step === 'decider') return 0.8;
  if (step === 'verdict' || step === 'poster') return 0.6;
  const deciding = match.rounds.length >= LAST_ROUND[match.mode] - 1;
  return deciding ? 0.55 : 0.3;
}

/** Plays once when something becomes true; what was true on arrival is old news. */
function usePassed(now: boolean, sound: Sound): void {
  const before = useRef(now);
  useEffect(() => {
    if (now && !before.current) playSound(sound);
    before.current = now;
  }, [now, sound]);
}
