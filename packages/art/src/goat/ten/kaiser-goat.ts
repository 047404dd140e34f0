import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { CAPE } from './kaiser-goat/coat.ts';
import { front } from './kaiser-goat/front.ts';
import { profile } from './kaiser-goat/profile.ts';
import { quarter } from './kaiser-goat/quarter.ts';

export const kaiserGoat: GoatDesign = {
  slug: 'kaiser-goat',
  body: { x: 318, y: 340, scale: 0.93, turn: 0.5 },
  build: 'towering',
  physique: {
    height: 1,
    girth: [1.03, 1.02, 1.1, 1],
    trunk: 1.06,
    neck: { wide: 1, long: 1.16 },
    arm: { thick: 1.08, long: 1.03 },
    leg: { thick: 1, long: 1.09 },
    head: 0.96,
    stoop: -8,
  },
  fur: {
    ...palette('#b3bfcc #7f8c9e #555f78 #383f58 #252a40'),
    rim: '#e6f0fa',
    earIn: '#c99a9e',
    earDeep: '#6f5468',
    nose: '#474a60',
    noseLight: '#878ca6',
    muzzle: palette('#e9eef2 #bcc6d0 #818b9f #5a6279 #353b52'),
    brow: '#1e2032',
    browLight: '#4a4f68',
    eye: EYES.blue,
  },
  hair: palette('#565c76 #2a2d40 #1b1d2d #131421 #0e0f1a'),
  horn: palette('#efe2c8 #b59c80 #786151 #4e3d3c #30242a'),
  hoof: palette('#7e7f92 #4a4b5e #2d2e3e #20202d #1b1426'),
  neck: CAPE,
  captain: true,
  number: '5',
  crest: ['#f6ead0', '#c0392f'],
  kits: {
    Home: kit('solid', 'round', '#1f6242 #f6ead0 #f6ead0 #c9a24a #f6ead0'),
    Away: kit('solid', 'round', '#e6edf2 #1f6242 #1f6242 #c9a24a #1f6242'),
    International: SELECTION.germany,
  },
  heads: { front, quarter, profile },
};
