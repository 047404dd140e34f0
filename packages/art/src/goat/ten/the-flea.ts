import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './the-flea/front.ts';
import { profile } from './the-flea/profile.ts';
import { quarter } from './the-flea/quarter.ts';

export const theFlea: GoatDesign = {
  slug: 'the-flea',
  body: { x: 320, y: 390, scale: 0.94, turn: -2 },
  build: 'lean',
  physique: {
    height: 0.8,
    girth: [0.74, 0.72, 0.72, 0.76],
    trunk: 0.94,
    neck: { wide: 0.78, long: 0.94 },
    arm: { thick: 0.84, long: 0.9 },
    leg: { thick: 0.98, long: 0.88 },
    head: 1.18,
    stoop: 4,
  },
  fur: {
    ...palette('#f2cf9c #cf9a62 #976543 #643d36 #4a2a2b'),
    rim: '#fff3d0',
    earIn: '#e3a08a',
    earDeep: '#8f4a4a',
    nose: '#a5705f',
    noseLight: '#dfaa92',
    muzzle: palette('#fff6e0 #f0dab4 #be9474 #8a5c4c #6b4338'),
    brow: '#7a3f26',
    browLight: '#b0683a',
    eye: EYES.hazel,
  },
  hair: palette('#b0683a #6e3a26 #4a2420 #34181c #2a1218'),
  horn: palette('#f1e6cd #bba386 #7d6558 #503d40 #332430'),
  hoof: palette('#8b7a78 #54474f #332a38 #241d2b #1b1426'),
  number: '10',
  crest: ['#fff2d8', '#6b2458'],
  kits: {
    Home: kit('halves', 'round', '#1fb5ad #6b2458 #fff2d8 #6b2458 #fff6e2'),
    Away: kit('solid', 'round', '#f7ecd6 #1fb5ad #1fb5ad #0f7d78 #0f7d78'),
    International: SELECTION.argentina,
  },
  heads: { front, quarter, profile },
};
