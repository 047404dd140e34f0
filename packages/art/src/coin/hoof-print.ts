/** A cloven hoof's print round (0,0), 100 units tall: two toes and the dewclaws behind them. */
const TOE = 'M-6-50C-27-38-44-8-42 20C-41 37-30 47-18 45C-8 43-4 32-4 18C-4-8-2-31-6-50Z';
const TOE_SHADE =
  'M-6-50C-2-31-4-8-4 18C-4 32-8 43-18 45C-24 46-30 44-34 39C-20 38-13 28-12 14C-11-6-10-28-6-50Z';
const TOE_LIGHT = 'M-14-38C-28-22-37-2-37 18C-37 26-34 33-31 36C-34 18-30-8-14-38Z';
const CLAW = 'M-39 59C-36 51-22 49-15 56C-12 63-19 72-28 71C-36 70-41 65-39 59Z';
const CLAW_SHADE = 'M-15 56C-12 63-19 72-28 71C-32 70-35 69-37 66C-27 67-19 64-15 56Z';

export interface HoofTones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly ink: string;
}

function half(tones: HoofTones, line: number): string {
  const shapes = `<path d="${TOE}${CLAW}" fill="${tones.base}" stroke="${tones.ink}" stroke-width="${line}" stroke-linejoin="round"/>`;
  return `${shapes}<path d="${TOE_SHADE}${CLAW_SHADE}" fill="${tones.shade}"/><path d="${TOE_LIGHT}" fill="${tones.light}"/>`;
}

/** Struck in relief: lit from the upper left on both toes, so the right half is not a plain mirror. */
export function hoofPrint(tones: HoofTones, line: number): string {
  const rightToe = `<g transform="scale(-1 1)"><path d="${TOE}${CLAW}" fill="${tones.base}" stroke="${tones.ink}" stroke-width="${line}" stroke-linejoin="round"/><path d="${TOE_LIGHT}" fill="${tones.shade}"/><path d="${TOE_SHADE}${CLAW_SHADE}" fill="${tones.shade}" opacity=".35"/></g>`;
  const inner = `<path d="M8-40C5-24 6-4 7 16C7 24 8 30 10 34C14 10 14-16 8-40Z" fill="${tones.light}"/>`;
  return half(tones, line) + rightToe + inner;
}

/** One flat mark, for sizes where relief would turn to noise. */
export function hoofMark(fill: string): string {
  return `<path d="${TOE}${CLAW}" fill="${fill}"/><path transform="scale(-1 1)" d="${TOE}${CLAW}" fill="${fill}"/>`;
}
