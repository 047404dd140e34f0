import { fill, INK } from '../ink/element.ts';
import { part, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Triangle } from '../ink/placement.ts';
import { mirrored } from '../ink/point.ts';
import { drawEye } from './eye.ts';
import { drawPlanes, type FacePlanes } from './face-planes.ts';
import type { FaceSetting } from './face-quarter.ts';
import type { HeadSheet } from './goat-design.ts';
import { type Layer, solid } from './layer.ts';
import { drawFrontMouth } from './mouth-front.ts';
import type { Fur } from './palette.ts';

export const LEFT_EYE: Triangle = [
  [280, 222],
  [228, 208],
  [256, 183],
];
export const RIGHT_EYE: Triangle = [
  [320, 222],
  [372, 208],
  [344, 183],
];

/** Pale hairs of a roan, lying the way the coat grows. */
const FLECKS = [
  '244,150 246,158 244,166',
  '262,168 264,176 262,183',
  '344,150 342,158 345,166',
  '330,170 329,178 332,184',
  '356,166 355,174 358,181',
  '232,244 236,251 237,259',
  '246,256 250,263 251,271',
  '262,262 265,270 265,278',
  '366,246 362,253 362,261',
  '350,258 347,266 347,274',
  '336,268 334,276 335,284',
  '270,286 272,293 271,301',
  '222,240 225,247 225,254',
];

const FRONT_LIT: FacePlanes = [
  [
    'light',
    '304,100! 262,108 236,130 238,168! 262,184 280,214 284,256 278,300! 304,302! 312,250 304,210 308,160',
    '206,244! 226,232 250,236 270,250! 250,252 236,258 224,270!',
  ],
  [
    'shade',
    '330,96! 340,130 330,170 336,196! 324,214 332,250 338,286 332,306! 362,330 430,300! 410,110!',
    '222,202! 236,188 262,190 288,214! 284,240 274,252! 266,236 246,232 230,222',
    '200,262! 222,262 244,276 258,304! 250,330 244,360 262,400! 230,390 190,310',
  ],
  [
    'deep',
    '384,200! 366,250 366,300 352,380! 430,380! 420,200!',
    '250,392! 300,402 350,392! 350,470! 250,470!',
  ],
  ['base', '346,236! 366,230 380,240! 372,262 366,284! 356,262'],
];

/**
 * The face of a goat that looks straight at us; symmetric, then broken by light and brows.
 * @example drawFrontFace(sheet, { look: FACE_LOOKS.Joyful, marks: [], gapTooth: true })
 */
export function drawFrontFace(sheet: HeadSheet, setting: FaceSetting): Layer {
  const { pen: p, fur, plain } = sheet;
  const { look } = setting;
  const j = look.jaw;
  const shape = p.shape(
    mirrored(
      `300,100 336,104 366,124 384,160! 377,182 382,206 388,232 396,250 403,267! 391,264 383,260! 392,280 396,299! 384,296 372,289! 366,314 364,340 ${360 + j * 0.05},${366 + j * 0.4} 344,${394 + j} 300,${406 + j}`,
      300,
    ),
  );
  const grow = plain ? 1.35 : 1;
  const inner =
    drawPlanes(p, FRONT_LIT, fur, setting.marks, plain) +
    (setting.flecks && !plain ? fill(p.inks(FLECKS, 3.4, 0.3), setting.flecks) : '') +
    (setting.fringe && !plain
      ? reuse(setting.fringe, `fill="${fur.shade}" transform="translate(5 9)"`)
      : '') +
    (plain
      ? ''
      : fill(
          p.inks(
            [
              '240,262 250,272 256,286',
              '228,256 234,266 236,278',
              '362,262 354,272 350,286',
              '290,130 290,142 294,152',
              '308,128 308,140 305,150',
            ],
            3,
            0.25,
          ),
          fur.line,
          'opacity=".7"',
        )) +
    frontMuzzle(p, fur, plain, j) +
    drawEye(
      { name: 'eyeN', onto: LEFT_EYE, look: look.near, gaze: look.gaze, grow, plain },
      fur,
      p.place,
    ) +
    drawEye(
      {
        name: 'eyeF',
        onto: RIGHT_EYE,
        look: look.far,
        gaze: [-look.gaze[0], look.gaze[1]],
        grow,
        plain,
      },
      fur,
      p.place,
    ) +
    (look.frown && !plain
      ? fill(p.inks(['292,214 288,196 292,174', '308,214 313,196 309,178'], 4.2, 0.2), INK)
      : '') +
    (plain
      ? ''
      : fill(
          p.inks(['276,240 272,272 276,300', '324,240 330,272 326,300'], 3.4) +
            p.inks(['216,252 240,262 252,290', '386,252 362,262 350,290'], 4.2, 0.5),
          fur.line,
        )) +
    drawFrontMouth(look.mouth, p, fur.muzzle, plain, setting.gapTooth ?? false) +
    fill(
      p.shape(
        '262,106! 234,124 216,160! 223,182 218,206 210,234! 197,264! 206,252 226,206 232,182 228,162 246,132',
      ),
      fur.rim,
    );
  return solid(part('face', shape, fur.base, inner));
}

function frontMuzzle(p: Pen, fur: Fur, plain: boolean, j: number): string {
  const m = fur.muzzle;
  const nostril = '313,341! 318,327 332,319 345,325 346,338! 336,331 324,333';
  const flipped = '287,341! 282,327 268,319 255,325 254,338! 264,331 276,333';
  return (
    fill(
      p.shape(
        mirrored(
          `300,286 316,294 334,292! 336,304 352,304! 354,318 366,322! 372,350 362,${378 + j * 0.5} 344,${400 + j} 300,${412 + j}`,
          300,
        ),
      ),
      m.base,
    ) +
    (plain
      ? ''
      : fill(
          p.shape('300,288! 276,296 262,300 250,310! 244,330 250,344! 262,316 290,306 304,304!'),
          m.light,
        ) +
        fill(
          p.shapes(
            `336,306! 352,304 370,322! 376,356 350,${404 + j}! 326,${400 + j} 336,${380 + j * 0.5} 348,356 346,330`,
            `252,${384 + j * 0.6}! 300,${396 + j} 348,${384 + j}! 340,${420 + j} 260,${420 + j}`,
          ),
          m.shade,
        )) +
    fill(
      p.shape(mirrored('300,311 322,309 338,320! 326,336 311,343 305,354 304,366!', 300)),
      fur.nose,
    ) +
    (plain
      ? ''
      : fill(
          p.shape('268,317! 284,311 304,312 318,313! 304,318 290,320 280,328!'),
          fur.noseLight,
        )) +
    fill(p.shape(nostril) + p.shape(flipped), INK) +
    (plain
      ? ''
      : fill(
          p.inks(['250,340 262,350 282,346', '350,340 338,350 318,346'], 2.8) +
            p.ink('266,304 284,298 304,300', 2.8),
          m.line,
        ))
  );
}
