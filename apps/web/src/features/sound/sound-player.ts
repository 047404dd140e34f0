import { useSyncExternalStore } from 'react';
import { localMemory } from '../../browser/safe-storage.ts';
import { rememberedSound, rememberSound } from './sound-setting.ts';
import { createSynth, type Sound } from './synth.ts';

let on: boolean | undefined;
let play: ((sound: Sound) => void) | undefined;
let audio: AudioContext | undefined;
const listeners = new Set<() => void>();

const isOn = () => {
  on ??= rememberedSound(localMemory);
  return on;
};

/** Only ever called by a gesture: browsers refuse sound before one, and so do we. */
function wake(): void {
  if (!isOn()) return;
  audio ??= new AudioContext();
  play ??= createSynth(audio);
  void audio.resume();
}

/** `playSound('whistle')`: nothing while it is off, or before the visitor has touched the page. */
export function playSound(sound: Sound): void {
  if (isOn() && audio?.state === 'running') play?.(sound);
}

/** `heard(bleat)`: the same for a sound that has a file of its own. */
export function heard(make: (audio: AudioContext) => void): void {
  if (isOn() && audio?.state === 'running') make(audio);
}

export function setSound(next: boolean): void {
  on = next;
  rememberSound(localMemory, next);
  if (next) {
    wake();
    play?.('whistle');
  } else void audio?.suspend();
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A remembered 'on' still waits for the first touch of this visit.
  window.addEventListener('pointerdown', wake, { once: true });
  window.addEventListener('keydown', wake, { once: true });
  return () => listeners.delete(listener);
}

export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => false);
}
