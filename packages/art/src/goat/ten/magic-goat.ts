import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { BADGER } from './magic-goat/coat.ts';
import { front } from './magic-goat/front.ts';
import { profile } from './magic-goat/profile.ts';
import { quarter } from './magic-goat/quarter.ts';

export const magicGoat: GoatDesign = {
  slug: 'magic-goat',
  body: { x: 318, y: 346, scale: 0.97, turn: -2 },
  build: 'compact',
  physique: {
    height: 0.94,
    girth: [0.9, 0.88, 0.84, 0.98],
    trunk: 0.98,
    neck: { wide: 0.9, long: 0.98 },
    arm: { thick: 1.06, long: 1.1 },
    leg: { thick: 1.06, long: 1.04 },
    head: 1.04,
    stoop: 8,
  },
  fur: {
    ...palette('#a06a50 #6e4034 #482631 #301828 #240f20'),
    rim: '#ffd9b0',
    earIn: '#f0a893',
    earDeep: '#9a5862',
    nose: '#8a4f50',
    noseLight: '#c98c80',
    muzzle: palette('#fffaf0 #f6e2cc #c89e90 #936a70 #6f4550'),
    brow: '#2b1420',
    browLight: '#6a3c38',
    eye: EYES.blue,
  },
  hair: palette('#74463c #3c2029 #26131f #1a0c17 #150a14'),
  horn: palette('#f7e6d0 #c7a898 #8d6a72 #5d4560 #35243a'),
  hoof: palette('#8b7a88 #564662 #352a45 #261e33 #1b1426'),
  armPatch: BADGER,
  number: '80',
  crest: ['#fff2d8', '#18b58f'],
  kits: {
    Home: kit('hoops', 'vee', '#6d35c4 #ff8f24 #ff8f24 #fff2d8 #fff6e2'),
    Away: kit('hoops', 'vee', '#8fe3c0 #6d35c4 #6d35c4 #fff2d8 #4a2296'),
    International: SELECTION.brazil,
  },
  heads: { front, quarter, profile },
};
