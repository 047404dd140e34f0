import { mirrored } from '../../ink/point.ts';
import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER, stack } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const WOOL =
  '300,120! 330,114 350,110! 366,92 388,106! 414,100 416,128! 440,138 426,164! 446,184 424,200! 434,226 408,230! 404,252 380,244! 372,190 352,160 300,150';

export const theWizard: GoatDesign = {
  slug: 'the-wizard',
  body: { x: 318, y: 350, scale: 0.95, turn: 1.5 },
  build: 'towering',
  breadth: 0.95,
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
  heads: {
    front: {
      facing: 'right',
      place: { to: [316, 300], turn: -3, scale: 0.84, wide: 0.95 },
      marks: [],
      ears: { turn: -6, drop: 16, scale: 0.96 },
      horns: ({ pen: p, horn, plain }) => ({
        near: EMPTY_LAYER,
        far: stack(
          drawHorn(
            'hornF',
            p,
            horn,
            {
              spine: '326,140 372,112 408,68 404,20 380,-10 400,-44',
              widths: [54, 54, 48, 40, 30, 18, 3],
              ridges: 10,
              ridgesTo: 0.8,
            },
            plain,
          ),
          drawHorn(
            'hornN',
            p,
            horn,
            {
              spine: '274,140 228,112 192,68 196,20 220,-10 200,-44',
              widths: [54, 54, 48, 40, 30, 18, 3],
              ridges: 10,
              ridgesTo: 0.8,
            },
            plain,
          ),
        ),
      }),
      dress: ({ pen: p, hair, plain }) => ({
        back: drawHair(
          'wool',
          p,
          hair,
          {
            shape: mirrored(WOOL, 300),
            light: ['212,106! 186,100 184,128! 160,138 174,164! 154,184 176,200! 196,160 216,130'],
            shade: ['388,106! 416,128! 426,164! 446,184 424,200! 434,226 408,230! 384,190'],
            curls: [
              [206, 128, 11, 3],
              [192, 166, 11, 3],
              [204, 200, 10, 3],
              [394, 132, 11, 4],
              [408, 166, 11, 4],
              [398, 200, 10, 4],
            ],
          },
          plain,
        ),
        front: EMPTY_LAYER,
      }),
      beard: ({ pen: p, hair, plain }) =>
        drawHair(
          'beard',
          p,
          hair,
          {
            shape:
              '246,372! 236,404 244,432! 252,424! 252,470 268,510! 276,494! 282,540 304,590! 318,548 322,506! 332,524 340,528! 350,480 348,440! 358,442 364,432! 366,400 354,372!',
            light: [
              '250,372! 242,404 248,424! 260,404! 260,460 270,496! 284,450! 288,510 302,560! 304,480 296,410',
            ],
            shade: ['330,390! 340,440 336,524! 352,500 350,440! 366,430 366,390!'],
            lines: [
              '276,494 276,450 284,410',
              '322,506 324,450 316,410',
              '348,440 346,414 340,394',
              '300,420 306,480 302,560',
              '252,424 256,404 264,390',
            ],
          },
          plain,
        ),
    },
  },
};
