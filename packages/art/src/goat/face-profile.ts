import { fill, INK, specks } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, ontoTriangle, type Triangle } from '../ink/placement.ts';
import { drawEye } from './eye.ts';
import { drawFaceGround, type FacePlanes, type FaceSetting } from './face-planes.ts';
import type { HeadSheet } from './goat-design.ts';
import { type Layer, solid } from './layer.ts';
import { drawQuarterMouth } from './mouth-quarter.ts';
import type { Fur } from './palette.ts';

export const SIDE_EYE: Triangle = [
  [346, 217],
  [284, 206],
  [315, 179],
];

/** Lip, corner and chin of the mouth as the three-quarter head has them, and seen from the side. */
const QUARTER_MOUTH: Triangle = [
  [386, 366],
  [290, 330],
  [380, 406],
];
const SIDE_MOUTH: Triangle = [
  [433, 362],
  [350, 326],
  [424, 400],
];

/** Light falls on the back of the head: it looks right. */
const CHEEK_LIT: FacePlanes = [
  [
    'light',
    '222,160! 250,116 298,100 336,116! 316,130 286,146 262,176 244,206!',
    '214,236! 244,226 276,238 292,262! 262,260 242,282 232,306!',
    '350,226! 366,232 396,272 414,298! 388,292 366,268',
  ],
  [
    'shade',
    '344,120! 362,156 364,182 384,216 406,250 432,292! 404,272 384,244 366,214 350,188 342,158',
    '280,196! 296,184 322,186 352,212! 362,230 366,250! 344,236 316,236 296,222',
    '292,262! 316,262 344,284 366,312! 352,330 330,322 306,296',
    '196,262! 220,310 262,318 304,330 346,354 380,380! 380,440! 190,440!',
  ],
  ['deep', '196,312! 236,340 290,350 340,366 400,392! 390,450! 200,450!'],
  ['base', '240,300! 258,302 274,312 292,328! 268,328 250,318'],
];

/** Light falls on the nose: the drawing will be mirrored so that the head looks left. */
const NOSE_LIT: FacePlanes = [
  [
    'light',
    '286,100! 336,114 362,156 364,182 384,214 406,250 432,292! 408,292 382,264 360,232 350,196 336,170 314,136',
    '286,246! 310,242 338,252 356,268! 330,268 306,268',
  ],
  [
    'shade',
    '190,130! 246,120 270,146 262,182 284,200! 304,232 296,246! 268,258 284,286 316,306 346,336 372,368! 380,440! 170,440! 170,160!',
    '282,196! 296,184 322,186 352,212! 358,226 352,238! 336,234 312,236 296,222',
  ],
  [
    'deep',
    '180,140! 226,150 236,190 228,240 246,290 280,326 330,352 396,388! 390,450! 150,450! 150,140!',
  ],
  ['base', '262,270! 278,276 292,296 312,310! 286,312 268,296'],
];

/**
 * The face of a head seen from the side: straight nose, deep jaw, an eye as wide as it is.
 * @example drawProfileFace(sheet, { look: FACE_LOOKS.Proud, marks: [] })
 */
export function drawProfileFace(sheet: HeadSheet, setting: FaceSetting): Layer {
  const { pen: p, fur, plain, mirrored } = sheet;
  const { look } = setting;
  const j = look.jaw;
  const shape = p.shape(
    `222,156 250,116 296,100 334,112 352,134 362,158! 362,180 374,206 392,232 412,262 429,290 444,307 451,325 448,343 440,354 431,360! ${427 - j * 0.2},${374 + j} ${413 - j * 0.2},${389 + j} ${392 - j * 0.2},${392 + j} 364,${381 + j * 0.6} 340,${370 + j * 0.3}! 322,380 302,384! 308,372 300,360! 280,368 256,368! 266,354 258,340! 236,344 210,334! 218,320 206,296 198,262 200,220 208,184`,
  );
  const grow = plain ? 1.4 : 1;
  const mouthPen = pen(chain(ontoTriangle(QUARTER_MOUTH, SIDE_MOUTH), p.place));
  const inner =
    drawFaceGround(sheet, setting, mirrored ? NOSE_LIT : CHEEK_LIT, FLECKS) +
    (plain ? '' : furTicks(p, fur)) +
    muzzle(p, fur, plain, j) +
    drawEye(
      { name: 'eyeN', onto: SIDE_EYE, look: look.near, gaze: look.gaze, grow, plain },
      fur,
      p.place,
    ) +
    (plain ? '' : creases(p, fur)) +
    (look.frown && !plain
      ? fill(p.inks(['356,214 350,198 352,182', '364,212 362,200 364,190'], 4, 0.2), INK)
      : '') +
    drawQuarterMouth(look.mouth, mouthPen, fur.muzzle, plain, setting.gapTooth) +
    (plain ? '' : whiskers(p, fur) + rim(p, fur, mirrored));
  return solid(part('face', shape, fur.base, inner));
}

const FLECKS = [
  '262,136 258,144 258,152',
  '290,122 286,130 286,138',
  '314,138 312,146 314,153',
  '232,262 238,268 242,276',
  '250,250 256,257 259,265',
  '246,286 252,293 255,301',
  '270,272 276,280 278,288',
  '298,290 305,296 309,304',
  '318,268 325,274 329,282',
];

function furTicks(p: Pen, fur: Fur): string {
  return fill(
    p.inks(
      [
        '272,286 278,298 286,306',
        '256,300 262,312 272,320',
        '230,284 234,296 242,306',
        '300,316 308,326 320,332',
        '310,128 314,138 322,146',
        '324,124 330,134 336,140',
      ],
      2.8,
      0.25,
    ),
    fur.line,
    'opacity=".7"',
  );
}

function whiskers(p: Pen, fur: Fur): string {
  const at = [
    { x: 388, y: 326 },
    { x: 396, y: 336 },
    { x: 382, y: 338 },
  ];
  return specks(
    at.map(p.place).map(({ x, y }) => [x, y] as const),
    3,
    fur.muzzle.line,
  );
}

function rim(p: Pen, fur: Fur, mirrored: boolean): string {
  return fill(
    p.shape(
      mirrored
        ? '338,114! 354,136 364,158! 364,180 376,206 394,232 414,262 432,290 448,308! 436,306 418,284 400,256 380,228 362,204 352,182 353,160'
        : '258,112! 230,142 214,176 206,220 206,262 212,296! 198,280 192,220 202,176 230,130',
    ),
    fur.rim,
  );
}

function muzzle(p: Pen, fur: Fur, plain: boolean, j: number): string {
  const m = fur.muzzle;
  const base = fill(
    p.shape(
      `404,246! 430,284 450,304 464,328 456,350 436,364! 434,${380 + j} 416,${402 + j} 388,${404 + j} 356,${386 + j * 0.7}! 366,376 350,366! 360,358 346,344! 360,340 352,326! 370,324 366,308! 384,306 384,290! 398,288 394,272! 406,268`,
    ),
    m.base,
  );
  const nose =
    fill(
      p.shape('420,296! 434,290 448,304 458,326 454,344 442,356! 436,354 440,340 428,334 414,322!'),
      fur.nose,
    ) + fill(p.shape('408,330! 412,314 424,306 436,310 440,322 434,332! 430,322 418,322'), INK);
  if (plain) return base + nose;
  return (
    base +
    fill(
      p.shape('408,258! 428,286 440,300! 424,300 410,308 402,324 388,330! 390,312 400,290'),
      m.light,
    ) +
    fill(
      p.shapes(
        '436,330! 458,328 452,352 434,364! 404,366 376,356 352,334! 380,346 408,346 426,340',
        `358,${368 + j * 0.5}! 390,${380 + j} 430,${374 + j}! 428,${412 + j} 380,${412 + j} 350,${394 + j}`,
      ),
      m.shade,
    ) +
    nose +
    fill(p.shape('424,300! 434,294 444,304 450,316! 440,308 430,304'), fur.noseLight) +
    fill(p.ink('402,316 410,302 424,296', 3) + p.ink('402,340 414,348 430,342', 2.8), m.line)
  );
}

function creases(p: Pen, fur: Fur): string {
  return fill(
    p.inks(['352,238 372,264 396,284', '346,176 340,160 342,144'], 3.4) +
      p.ink('274,248 304,254 336,280 352,306', 4.4, 0.7) +
      p.ink('222,318 262,322 300,336 336,360', 4.2, 0.5) +
      p.inks(['300,360 310,350 326,354', '258,340 268,332 280,336'], 3.6, 0.25),
    fur.line,
  );
}
