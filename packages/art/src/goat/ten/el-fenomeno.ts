import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './el-fenomeno/front.ts';
import { profile } from './el-fenomeno/profile.ts';
import { quarter } from './el-fenomeno/quarter.ts';

export const elFenomeno: GoatDesign = {
  slug: 'el-fenomeno',
  body: { x: 326, y: 362, scale: 0.88, turn: -2 },
  build: 'barrel',
  physique: {
    height: 0.94,
    girth: [1.06, 1.12, 1.2, 1.16],
    trunk: 0.96,
    neck: { wide: 1.14, long: 0.84 },
    arm: { thick: 1.32, long: 0.95 },
    leg: { thick: 1.46, long: 0.92 },
    head: 1.02,
    stoop: 3,
  },
  fur: {
    ...palette('#e2957a #b9634f #843f42 #572838 #3c1828'),
    rim: '#ffdcc0',
    earIn: '#f0a695',
    earDeep: '#8f4452',
    nose: '#6d3640',
    noseLight: '#b0706c',
    muzzle: palette('#fff0e2 #f0cdb8 #bd8a80 #875660 #5c3140'),
    brow: '#3a1822',
    browLight: '#7a3c3c',
    eye: EYES.hazel,
  },
  hair: palette('#6a4044 #2f1a24 #1f1019 #160b13 #120912'),
  horn: palette('#f6e2c4 #c6a07c #86644f #56403c #33242a'),
  hoof: palette('#94705e #5b4040 #37262d #251a22 #1b1426'),
  gapTooth: true,
  flecks: '#f3c9b2',
  number: '9',
  crest: ['#fff2d8', '#ff8a2b'],
  kits: {
    Home: kit('quarters', 'round', '#2450c8 #ff8a2b #fff2d8 #16337e #fff6e2'),
    Away: kit('sleeves', 'round', '#ff8a2b #2450c8 #2450c8 #fff2d8 #16337e'),
    International: SELECTION.brazil,
  },
  heads: { front, quarter, profile },
};
