import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './flying-dutchman/front.ts';
import { profile } from './flying-dutchman/profile.ts';
import { quarter } from './flying-dutchman/quarter.ts';

export const flyingDutchman: GoatDesign = {
  slug: 'flying-dutchman',
  body: { x: 320, y: 352, scale: 0.99, turn: 2 },
  build: 'lean',
  physique: {
    height: 0.97,
    girth: [0.86, 0.82, 0.8, 0.8],
    trunk: 0.94,
    neck: { wide: 0.84, long: 1.08 },
    arm: { thick: 0.86, long: 1.1 },
    leg: { thick: 0.94, long: 1.14 },
    head: 0.98,
    stoop: 0,
  },
  fur: {
    ...palette('#f8dca0 #dcae62 #a87644 #74493a #4e2e2e'),
    rim: '#fffbea',
    earIn: '#f0b095',
    earDeep: '#a5645c',
    nose: '#b97f70',
    noseLight: '#e6b49c',
    muzzle: palette('#ffffff #faf0dc #cdb096 #967466 #6b4a48'),
    brow: '#8a5a34',
    browLight: '#c08a4e',
    eye: EYES.blue,
  },
  hair: palette('#f6c565 #c98a35 #8e5526 #5f3524 #44241e'),
  horn: palette('#f3e8d6 #c4b09a #87736a #564a50 #362a34'),
  hoof: palette('#a08c80 #66564f #40353a #2b2329 #1b1426'),
  number: '14',
  crest: ['#fff2d8', '#ff6fa3'],
  kits: {
    Home: kit('pinstripe', 'vee', '#22346a #ff6fa3 #ff6fa3 #ff6fa3 #fff2d8'),
    Away: kit('solid', 'vee', '#ff7eac #22346a #22346a #fff2d8 #22346a'),
    International: SELECTION.netherlands,
  },
  heads: { front, quarter, profile },
};
