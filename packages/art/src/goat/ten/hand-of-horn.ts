import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './hand-of-horn/front.ts';
import { profile } from './hand-of-horn/profile.ts';
import { quarter } from './hand-of-horn/quarter.ts';

export const handOfHorn: GoatDesign = {
  slug: 'hand-of-horn',
  body: { x: 330, y: 366, scale: 0.9, turn: -2.5 },
  build: 'barrel',
  physique: {
    height: 0.84,
    girth: [1.08, 1.12, 1.1, 1.02],
    trunk: 0.9,
    neck: { wide: 1.1, long: 0.8 },
    arm: { thick: 1.28, long: 0.86 },
    leg: { thick: 1.4, long: 0.84 },
    head: 1.14,
    stoop: 2,
  },
  fur: {
    ...palette('#d9783f #a84a2a #742a28 #4d1a26 #3a1220'),
    rim: '#ffd9a0',
    earIn: '#e08f80',
    earDeep: '#8a3f4a',
    nose: '#5a2c35',
    noseLight: '#9a5a58',
    muzzle: palette('#f0b07c #cf7d4e #8d4638 #5d2630 #3a1220'),
    brow: '#2b1420',
    browLight: '#5a2b30',
    eye: EYES.green,
  },
  hair: palette('#6b3a40 #331a25 #1f111d #160b16 #120912'),
  horn: palette('#f8e6bb #cda267 #8f6547 #573a38 #352129'),
  hoof: palette('#8d6a58 #553a3a #33232c #221820 #1b1426'),
  captain: true,
  number: '10',
  crest: ['#fff1d6', '#c8463c'],
  kits: {
    Home: kit('stripes', 'polo', '#f7a765 #5a2260 #fff1d6 #c8463c #fff6e2'),
    Away: kit('pinstripe', 'polo', '#f2e6d2 #5a2260 #5a2260 #5a2260 #4a1d4f'),
    International: SELECTION.argentina,
  },
  heads: { front, quarter, profile },
};
