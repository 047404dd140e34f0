import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './the-black-pearl/front.ts';
import { profile } from './the-black-pearl/profile.ts';
import { quarter } from './the-black-pearl/quarter.ts';

export const theBlackPearl: GoatDesign = {
  slug: 'the-black-pearl',
  body: { x: 320, y: 342, scale: 0.97, turn: 2 },
  build: 'compact',
  physique: {
    height: 0.93,
    girth: [1.02, 0.98, 0.82, 0.96],
    trunk: 0.98,
    neck: { wide: 0.94, long: 1 },
    arm: { thick: 1.18, long: 0.96 },
    leg: { thick: 1.24, long: 0.97 },
    head: 1.02,
    stoop: 0,
  },
  fur: {
    ...palette('#6c82b8 #3a456f #232746 #17172e #0e0d1e'),
    rim: '#a9c2f4',
    earIn: '#8d5a78',
    earDeep: '#4a2f52',
    nose: '#2b2440',
    noseLight: '#6a6288',
    muzzle: palette('#8494bd #4c5880 #2a2f52 #1c1d3a #12101f'),
    brow: '#12101f',
    browLight: '#3f4a78',
    eye: EYES.amber,
  },
  hair: palette('#5665a0 #1e1d36 #131226 #0d0c1a #0b0a16'),
  horn: palette('#fff0c4 #dcb35e #9a6a36 #5f3c34 #38232c'),
  hoof: palette('#ffdf8a #d09a3a #85562c #5a3826 #38232c'),
  number: '10',
  crest: ['#f1ece0', '#ff7a66'],
  kits: {
    Home: kit('yoke', 'round', '#0f7078 #f1ece0 #ff7a66 #ff7a66 #fff6e6'),
    Away: kit('yoke', 'round', '#f1ece0 #0f7078 #ff7a66 #ff7a66 #0f5a62'),
    International: SELECTION.brazil,
  },
  heads: { front, quarter, profile },
};
