import type { GoatDesign } from '../goat-design.ts';
import { drawHair } from '../hair.ts';
import { drawHorn } from '../horn.ts';
import { kit, SELECTION } from '../kit.ts';
import { EMPTY_LAYER } from '../layer.ts';
import { EYES, palette } from '../palette.ts';

const SWEEP =
  '232,176! 220,140 236,104 272,82 322,70 366,84 402,120! 384,118 378,122! 394,142 392,166! 376,146 362,140! 364,160 352,180! 344,160 330,150! 314,164 290,168! 296,158 290,154! 268,164 248,190!';

const GINGER = palette('#e08a48 #b45a2c #7c3524 #52201f #3c161a');

export const theFlea: GoatDesign = {
  slug: 'the-flea',
  body: { x: 320, y: 390, scale: 0.94, turn: -2 },
  build: 'lean',
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
  heads: {
    quarter: {
      facing: 'left',
      place: { to: [314, 316], turn: 5, scale: 0.84, wide: 0.97 },
      marks: [
        {
          shape:
            '190,276! 214,296 240,306! 250,322 276,330! 284,350 300,356! 314,372 350,386 392,378! 392,450! 170,450! 170,280!',
          fur: GINGER,
        },
      ],
      ears: { turn: 4, drop: 4, scale: 1.04 },
      horns: ({ pen: p, horn, plain }) => ({
        far: drawHorn(
          'hornF',
          p,
          horn,
          {
            spine: '338,142 350,104 350,66 340,34',
            widths: [46, 42, 32, 20, 3],
            ridges: 5,
            ridgesTo: 0.6,
          },
          plain,
        ),
        near: drawHorn(
          'hornN',
          p,
          horn,
          {
            spine: '266,150 248,106 232,66 226,28',
            widths: [58, 52, 40, 24, 3],
            ridges: 6,
            ridgesTo: 0.6,
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
            shape: SWEEP,
            light: [
              '300,82! 340,78 372,96 388,116! 356,104 322,100 290,112 268,140!',
              '262,150! 278,124 300,108! 284,136 278,156!',
            ],
            shade: ['228,170! 224,140 238,110! 246,130 250,160 250,186!'],
            lines: [
              '290,154 300,126 340,106 376,112',
              '330,150 340,130 362,120 384,124',
              '250,176 252,140 272,112 306,92',
              '362,140 370,130 382,130',
            ],
          },
          plain,
        ),
      }),
      beard: ({ pen: p, plain }) =>
        drawHair(
          'beard',
          p,
          GINGER,
          {
            shape:
              '206,330! 196,352 204,372! 216,364! 216,392 230,408! 242,396! 246,424 266,434! 278,420! 290,446 312,450! 320,434! 338,450 358,442! 362,426! 380,426 392,406! 396,388 382,376!',
            light: ['330,400! 350,410 384,396! 388,410 362,430 356,440! 340,446 326,430'],
            shade: [
              '206,330! 196,352 204,372! 216,364! 216,392 230,408! 242,396! 246,424 266,434! 290,400 260,360',
            ],
            lines: [
              '242,396 246,376 258,360',
              '278,420 280,400 292,384',
              '320,434 322,416 330,402',
              '362,426 360,410 364,398',
            ],
          },
          plain,
        ),
    },
  },
};
