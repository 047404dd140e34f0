import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { createListeners } from '@goats/ui/browser/store.ts';
import { useSyncExternalStore } from 'react';
import { rememberedSound, rememberSound } from './sound-setting.ts';
import { createSynth, type Sound, type Synth } from './synth.ts';

let on: boolean | undefined;
let synth: Synth | undefined;
let audio: AudioContext | undefined;
/** How loud the terrace should be, whether or not it can be heard yet. */
let terrace = 0;
const changed = createListeners();

const isOn = () => {
  on ??= rememberedSound(localMemory);
  return on;
};

/** Only ever called by a gesture: browsers refuse sound before one, and so do we. */
function wake(): void {
  if (!isOn()) return;
  audio ??= new AudioContext();
  synth ??= createSynth(audio);
  synth.hum(terrace);
  void audio.resume();
}

/** Nobody listens to a crowd in a tab they do not see; what calls for them there still does. */
function followSight(): void {
  synth?.hum(document.hidden ? 0 : terrace);
}

/** `playSound('whistle')`: nothing while it is off, or before the visitor has touched the page. */
export function playSound(sound: Sound): void {
  heard(() => synth?.play(sound));
}

/** `humTerrace(0.3)`: the crowd under a match, from 0 to 1. */
export function humTerrace(level: number): void {
  terrace = level;
  followSight();
}

/** `heard(bleat)`: the same for a sound that has a file of its own. */
export function heard(make: (audio: AudioContext) => void): void {
  if (isOn() && audio?.state === 'running') make(audio);
}

/**
 * `buzz([40, 60, 40])`: in the hand what a sound is to the ear, by the same switch. Nothing where a
 * device cannot, before it was touched (browsers complain), or in a tab that nobody sees.
 */
export function buzz(pattern: readonly number[]): void {
  if (!isOn() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([...pattern]);
}

export function setSound(next: boolean): void {
  on = next;
  rememberSound(localMemory, next);
  if (next) {
    wake();
    synth?.play('whistle');
  } else void audio?.suspend();
  changed.tell();
}

function subscribe(listener: () => void): () => void {
  // A remembered 'on' still waits for the first touch of this visit.
  window.addEventListener('pointerdown', wake, { once: true });
  window.addEventListener('keydown', wake, { once: true });
  document.addEventListener('visibilitychange', followSight);
  return changed.subscribe(listener);
}

export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => false);
}
