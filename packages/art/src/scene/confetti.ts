import { fill } from '../ink/element.ts';
import { shortNumber } from '../ink/path-data.ts';
import { seededRandom } from '../ink/seeded-random.ts';
import { chalk, glow, wash } from './brush.ts';
import type { Tint } from './tint.ts';

/** Curled paper in one path per colour; it thins out towards the face. */
export function paper(seed: number, count: number): string {
  const next = seededRandom(seed);
  let data = '';
  for (let i = 0; i < count; i++) {
    const x = -20 + next() * 672;
    const y = -110 + next() * 700;
    const turn = next() * Math.PI;
    const w = 8 + next() * 9;
    const h = 15 + next() * 15;
    if (Math.hypot(x - 316, y - 260) < 120) continue;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const at = (u: number, v: number): string =>
      `${shortNumber(u * cos - v * sin)} ${shortNumber(u * sin + v * cos)}`;
    data += `M${shortNumber(x)} ${shortNumber(y)}q${at(w, h * 0.3)} ${at(0, h)}l${at(w, h * 0.2)}q${at(w, -h * 0.6)} ${at(0, -h * 1.05)}z`;
  }
  return data;
}

/** The open-top bus has just gone past. */
export function confetti(tint: Tint): string {
  return (
    wash(tint.base) +
    fill('M300-150H1100V740H700L560 420 420 160ZM-460 300L-200 740H-460Z', tint.bright) +
    fill('M-460-150L30-150 200 260 60 560-20 740H-460Z', tint.shade) +
    glow('Slight', '#fff8dc', 316, 250, 280) +
    chalk('M-20 150C60 60 96 220 40 210S60 60 140 110 130 230 190 30', tint.accent, 13) +
    chalk('M-20 143C60 53 96 213 40 203S60 53 140 103 130 223 190 23', '#fff', 3, 'opacity=".7"') +
    chalk('M650 90C560 40 520 180 580 180S590 60 520 60 470 170 440 20', '#fff', 12) +
    chalk('M656 480C570 420 540 520 590 530S600 420 540 430', tint.accent, 11) +
    fill(paper(tint.seed, 24), tint.deep) +
    fill(paper(tint.seed + 1, 22), '#fff') +
    fill(paper(tint.seed + 2, 20), tint.accent) +
    fill(paper(tint.seed + 3, 14), '#2fb9c9')
  );
}
