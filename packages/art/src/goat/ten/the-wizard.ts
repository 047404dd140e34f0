import type { GoatDesign } from '../goat-design.ts';
import { kit, SELECTION } from '../kit.ts';
import { EYES, palette } from '../palette.ts';
import { front } from './the-wizard/front.ts';
import { profile } from './the-wizard/profile.ts';
import { quarter } from './the-wizard/quarter.ts';

export const theWizard: GoatDesign = {
  slug: 'the-wizard',
  body: { x: 318, y: 350, scale: 0.95, turn: 1.5 },
  build: 'lean',
  physique: {
    height: 0.98,
    girth: [0.78, 0.75, 0.72, 0.78],
    trunk: 1.06,
    neck: { wide: 0.76, long: 1.2 },
    arm: { thick: 0.8, long: 1.06 },
    leg: { thick: 0.86, long: 1.06 },
    head: 0.98,
    stoop: 7,
  },
  fur: {
    ...palette('#fff8e8 #f0dfc4 #c2a08e #8a6870 #5a3f4c'),
    rim: '#ffffff',
    earIn: '#f0b09a',
    earDeep: '#a8686e',
    nose: '#b88078',
    noseLight: '#e6b6a8',
    muzzle: palette('#fffaf0 #f8e8d4 #cfa898 #98727a #6f4550'),
    brow: '#8c7688',
    browLight: '#c8b4bc',
    eye: EYES.ice,
  },
  hair: palette('#ffffff #ded6dc #a398ae #766a88 #54496a'),
  horn: palette('#e9dcc8 #a98f80 #6f5a5c #473a48 #2c2234'),
  hoof: palette('#8f88a0 #5a5370 #38334c #262238 #1b1426'),
  number: '5',
  crest: ['#e6eaf2', '#f0b93a'],
  kits: {
    Home: kit('sash', 'round', '#43379e #d3d9e6 #d3d9e6 #f0b93a #fff6e2'),
    Away: kit('sash', 'round', '#d3d9e6 #43379e #43379e #f0b93a #332a7c'),
    International: SELECTION.france,
  },
  heads: { front, quarter, profile },
};
