import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './the-machine/front.ts';
import { profile } from './the-machine/profile.ts';
import { quarter } from './the-machine/quarter.ts';

export const theMachine: GoatDesign = {
  slug: 'the-machine',
  body: { x: 318, y: 340, scale: 0.87, turn: 1.5 },
  build: 'towering',
  physique: {
    height: 1,
    girth: [1.16, 1.08, 0.9, 0.86],
    trunk: 1.02,
    neck: { wide: 1.1, long: 1 },
    arm: { thick: 1.24, long: 1.04 },
    leg: { thick: 1.14, long: 1.06 },
    head: 0.93,
    stoop: -4,
  },
  fur: {
    ...palette('#eef3fa #b9c3d4 #7f88a6 #555a7c #363a58'),
    rim: '#ffffff',
    earIn: '#d79aa0',
    earDeep: '#84597a',
    nose: '#6a6682',
    noseLight: '#a9a6c2',
    muzzle: palette('#ffffff #e4e9f2 #a5acc6 #72789a #454a68'),
    brow: '#23233a',
    browLight: '#55587a',
    eye: EYES.amber,
  },
  hair: palette('#5b6088 #26263f #191930 #121226 #0e0d1e'),
  horn: palette('#e8ebf2 #9aa0b4 #62667e #3f4158 #26263a'),
  hoof: palette('#7a7e94 #484a60 #2c2c40 #20202f #1b1426'),
  number: '7',
  crest: ['#f4f6ee', '#b8f02c'],
  kits: {
    Home: kit('chevron', 'vee', '#434957 #b8f02c #b8f02c #20242e #f4f6ee'),
    Away: kit('chevron', 'vee', '#f5f4ef #434957 #434957 #b8f02c #2b303c'),
    International: SELECTION.portugal,
  },
  heads: { front, quarter, profile },
};
