import { useEffect, useRef } from 'react';
import { playSound } from '../sound/sound-player.ts';
import type { Sound } from '../sound/synth.ts';
import { type Match, sidesOf } from './match-types.ts';
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
    if (step === 'turn') playSound('turn');
  }, [step, won]);

  const kickedOff = match.phase === 'pick' || match.phase === 'finished';
  usePassed(kickedOff, 'whistle');
  const lost = playing && match.result?.winner !== match.you;
  usePassed(over, lost ? 'defeat' : 'victory');
  const { committed } = match.players[sidesOf(match).near];
  usePassed(committed && match.phase !== 'finished', 'turn');
}

/** Plays once when something becomes true; what was true on arrival is old news. */
function usePassed(now: boolean, sound: Sound): void {
  const before = useRef(now);
  useEffect(() => {
    if (now && !before.current) playSound(sound);
    before.current = now;
  }, [now, sound]);
}
