import { fill } from '../../ink/element.ts';
import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER, flat, stack } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const PARTING =
  '232,182! 222,146 236,112 268,92 312,84 354,94 380,122 384,160! 372,148 364,146! 340,140 310,146 282,160! 264,166 250,196!';
const CAPE = palette('#5c6680 #363c52 #22263a #171a2b #10111e');

export const kaiserGoat: GoatDesign = {
  slug: 'kaiser-goat',
  body: { x: 318, y: 340, scale: 0.98, turn: 0.5 },
  build: 'towering',
  breadth: 0.97,
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
    Away: kit('solid', 'round', '#f6ead0 #1f6242 #1f6242 #c9a24a #1f6242'),
    International: SELECTION.germany,
  },
  heads: {
    quarter: {
      facing: 'right',
      place: { to: [316, 290], turn: -1, scale: 0.83, wide: 0.98 },
      marks: [
        {
          shape:
            '190,120! 250,110 268,140 252,176 236,190 232,230 240,270 226,310 250,350! 210,380 170,320',
          fur: CAPE,
        },
      ],
      ears: { turn: -2, drop: 4, scale: 0.94 },
      horns: ({ pen: p, horn, plain }) => ({
        far: stack(
          drawHorn(
            'hornF',
            p,
            horn,
            {
              spine: '336,144 354,110 376,66',
              widths: [56, 54, 48],
              ridges: 5,
              ridgesTo: 0.86,
              snapped: true,
            },
            plain,
          ),
          flat(
            plain
              ? ''
              : fill(
                  p.shape('354,68! 362,56! 372,66! 384,44! 392,62! 400,60! 392,76 374,80'),
                  '#f7ead0',
                ),
          ),
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '266,152 232,100 196,46 184,-30',
            widths: [74, 70, 58, 38, 4],
            ridges: 9,
            ridgesTo: 0.78,
            knobs: 0.13,
          },
          plain,
        ),
      }),
      dress: ({ pen: p, hair, plain }) => ({
        back: EMPTY_LAYER,
        fringe: 'hair',
        front: drawHair(
          'hair',
          p,
          hair,
          {
            shape: PARTING,
            light: [
              '276,102! 316,92 352,104 372,124! 340,112 306,114 276,136!',
              '240,150! 244,122 260,104! 256,130 252,160!',
            ],
            lines: [
              '262,106 262,134 268,164',
              '282,160 292,132 330,118 370,132',
              '310,146 326,134 350,134 372,148',
            ],
          },
          plain,
        ),
      }),
      beard: ({ pen: p, hair, fur, plain }) =>
        drawHair(
          'beard',
          p,
          { ...hair, light: fur.shade },
          {
            shape:
              '254,368! 250,400 262,446! 272,436! 280,462 296,468! 304,456! 318,474 338,472! 346,458! 362,468 378,460! 384,440! 396,430 396,384!',
            light: ['258,368! 256,400 264,432! 280,412! 286,440 296,456! 310,420 300,390'],
            lines: [
              '272,436 278,412 288,394',
              '304,456 306,428 314,404',
              '346,458 346,430 350,406',
              '384,440 376,420 374,402',
            ],
          },
          plain,
        ),
    },
  },
};
