import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './platinum-prince/front.ts';
import { profile } from './platinum-prince/profile.ts';
import { quarter } from './platinum-prince/quarter.ts';

export const platinumPrince: GoatDesign = {
  slug: 'platinum-prince',
  body: { x: 318, y: 352, scale: 0.98, turn: -1.5 },
  build: 'towering',
  physique: {
    height: 0.95,
    girth: [0.98, 0.88, 0.77, 0.88],
    trunk: 1,
    neck: { wide: 0.88, long: 1.14 },
    arm: { thick: 0.96, long: 1.02 },
    leg: { thick: 1.02, long: 1.08 },
    head: 1,
    stoop: -6,
  },
  fur: {
    ...palette('#ffe08a #e0a93c #a86e30 #74462c #4c2a22'),
    rim: '#fff6cf',
    earIn: '#f2ab84',
    earDeep: '#9c5a44',
    nose: '#9a6048',
    noseLight: '#d89c74',
    muzzle: palette('#fff8dc #f6dfa6 #c79a62 #8f6446 #5f3c2e'),
    brow: '#6a3c22',
    browLight: '#a8703a',
    eye: EYES.ice,
  },
  hair: palette('#a86a3c #6a3a28 #452420 #2f181b #241116'),
  horn: palette('#ffffff #d5d8e2 #9094ac #62667f #3c3f56'),
  hoof: palette('#f2f3f8 #b4b7c6 #74788f #4d5066 #2c2e40'),
  laureate: true,
  number: '10',
  crest: ['#e9eaf0', '#d9a62e'],
  kits: {
    Home: kit('placket', 'wide', '#861c3c #e3e4ea #e9eaf0 #d9a62e #f4f4f8'),
    Away: kit('placket', 'wide', '#dfe1e9 #861c3c #861c3c #d9a62e #861c3c'),
    International: { ...SELECTION.france, main: '#24876a', collar: 'polo' },
  },
  heads: { front, quarter, profile },
};
