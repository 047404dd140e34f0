import { fill, INK, specks } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Triangle } from '../ink/placement.ts';
import type { Point } from '../ink/point.ts';
import { DRAWN_EYE, drawEye } from './eye.ts';
import { drawFaceGround, type FacePlanes, type FaceSetting } from './face-planes.ts';
import type { HeadSheet } from './goat-design.ts';
import { type Layer, solid } from './layer.ts';
import { drawQuarterMouth } from './mouth-quarter.ts';
import type { Fur } from './palette.ts';

export const FAR_EYE: Triangle = [
  [340, 219],
  [372, 205],
  [355, 184],
];

const WHISKERS = [
  { x: 330, y: 334 },
  { x: 338, y: 344 },
  { x: 324, y: 326 },
];

/** Pale hairs of a roan, lying the way the coat grows. */
const FLECKS = [
  '262,150 260,158 262,166',
  '290,134 288,142 291,149',
  '346,146 344,154 347,161',
  '222,246 227,253 229,261',
  '240,256 245,263 247,271',
  '264,262 268,270 269,278',
  '286,282 291,289 293,297',
  '228,292 234,299 237,307',
  '360,240 361,248 365,255',
];

const placed = (p: Pen, at: Point): readonly [number, number] => {
  const { x, y } = p.place(at);
  return [x, y];
};

/** Light falls on the near side: the head looks right. */
const NEAR_LIT: FacePlanes = [
  [
    'light',
    '258,130! 300,108 336,116! 334,146 324,172 332,206 350,246 366,284 372,304! 352,300 330,268 312,230 298,202 284,172 262,156',
    '208,240! 236,228 262,232 300,250! 272,250 246,256 230,270!',
  ],
  [
    'shade',
    '338,110! 350,140 342,172 350,190! 340,206 350,232 358,256 370,284 392,304! 430,280 420,120!',
    '206,200! 226,186 250,186 298,208! 318,218 330,246! 338,270! 318,252 302,232 278,230 250,226 226,218',
    '194,246! 226,262 250,264 270,286 300,300! 288,318 298,344 322,364 352,373 384,370! 390,450! 300,450! 190,340!',
  ],
  ['deep', '280,372! 300,382 344,398 384,392! 390,450! 300,450! 262,396!'],
  ['base', '222,272! 244,274 258,294 264,324! 244,314 230,296'],
];

/** Light falls on the far side: the drawing will be mirrored so that the head looks left. */
const FAR_LIT: FacePlanes = [
  [
    'light',
    '292,108! 345,118 364,144 384,166! 378,184 368,197 380,216 370,242 376,272 392,302! 372,304 352,276 336,240 326,206 318,176 300,150',
  ],
  ['base', '322,200! 334,216 340,240 356,270 372,300! 352,298 330,268 312,230 304,204'],
  [
    'shade',
    '236,120! 262,140 258,166 238,186! 250,190 298,208! 318,218 330,246! 338,270! 318,252 302,232 278,230 256,232! 262,250 250,264! 270,286 300,300! 288,318 298,344 322,364 352,373 384,370! 390,450! 170,450! 170,150!',
  ],
  [
    'deep',
    '190,140! 226,160 226,200 232,240 224,280 236,320 270,356 306,384 384,394! 390,450! 150,450! 150,140!',
  ],
  ['base', '240,262! 256,270 268,292 276,320! 256,312 242,290'],
  ['light', '262,236! 284,236 310,252! 290,254 272,252'],
];

/**
 * The face of a head turned to one side, shown three-quarter or with its chin up.
 * @example drawQuarterFace(sheet, { look: FACE_LOOKS.Calm, marks: [] })
 */
export function drawQuarterFace(sheet: HeadSheet, setting: FaceSetting): Layer {
  const { pen: p, fur, plain, mirrored } = sheet;
  const { look } = setting;
  const j = look.jaw;
  const shape = p.shape(
    `254,126 300,106 345,122 362,144 381,166! 377,184 366,197 376,216 367,242 373,272 389,300 402,324 401,344 391,360 381,366! ${384 - j * 0.1},${382 + j} ${368 - j * 0.2},${400 + j} ${340 - j * 0.2},${405 + j} 308,${394 + j * 0.7} 288,${382 + j * 0.4}! 266,390 240,394! 252,379 250,364! 228,366 202,362! 220,345 222,330! 204,327 182,315! 198,300 203,278 199,250 200,220 210,190 216,162 236,138`,
  );
  const grow = plain ? 1.4 : 1;
  const inner =
    drawFaceGround(sheet, setting, mirrored ? FAR_LIT : NEAR_LIT, FLECKS) +
    (plain ? '' : furTicks(p, fur)) +
    muzzle(p, fur, plain, j) +
    drawEye(
      { name: 'eyeN', onto: DRAWN_EYE, look: look.near, gaze: look.gaze, grow, plain },
      fur,
      p.place,
    ) +
    drawEye(
      { name: 'eyeF', onto: FAR_EYE, look: look.far, gaze: look.gaze, grow, plain, slight: true },
      fur,
      p.place,
    ) +
    (look.frown && !plain
      ? fill(
          p.ink('322,214 314,196 314,172', 4.4, 0.2) + p.ink('331,210 337,196 334,180', 3.4, 0.2),
          INK,
        )
      : '') +
    (plain ? '' : creases(p, fur)) +
    drawQuarterMouth(look.mouth, p, fur.muzzle, plain, setting.gapTooth) +
    (plain
      ? ''
      : specks(
          WHISKERS.map((at) => placed(p, at)),
          3,
          fur.muzzle.line,
        )) +
    (plain
      ? ''
      : fill(
          p.shape(
            mirrored
              ? '352,128! 364,146 382,167! 378,184 368,197 378,216 369,242 375,272 391,300 402,324! 390,310 368,280 361,244 368,220 360,198 368,180 366,160'
              : '238,136! 221,162 215,190 206,222 205,256 206,280! 196,262 194,220 204,180',
          ),
          fur.rim,
        ));
  return solid(part('face', shape, fur.base, inner));
}

function furTicks(p: Pen, fur: Fur): string {
  return fill(
    p.inks(
      [
        '262,268 268,282 270,296',
        '276,276 282,290 284,302',
        '240,296 244,308 252,318',
        '256,330 264,338 276,344',
        '300,132 302,142 308,152',
        '312,128 314,140 318,148',
      ],
      2.8,
      0.25,
    ),
    fur.line,
    'opacity=".7"',
  );
}

function muzzle(p: Pen, fur: Fur, plain: boolean, j: number): string {
  const m = fur.muzzle;
  const base = fill(
    p.shape(
      `330,300! 340,288! 352,284! 366,292 376,288! 390,298 412,326 404,352 388,368! 390,${390 + j} 366,${410 + j} 340,${410 + j} 316,${394 + j * 0.8}! 322,384 306,376! 314,368 300,356! 308,350 300,338! 312,334 312,322! 326,318`,
    ),
    m.base,
  );
  const nose =
    fill(
      p.shape(
        '360,322! 366,309 380,306 396,310 402,320! 398,336 387,344 383,366! 377,364 376,346 366,340!',
      ),
      fur.nose,
    ) +
    fill(
      p.shape('344,334! 350,321 360,313 371,315 374,325 368,334! 364,327 356,326') +
        p.shape('388,336! 389,322 396,314 404,318 402,328! 396,325'),
      INK,
    );
  if (plain) return base + nose;
  return (
    base +
    fill(
      p.shape(
        '346,290! 362,294 376,292! 388,300 396,312! 382,308 366,308 352,320 340,330! 336,312',
      ),
      m.light,
    ) +
    fill(
      p.shapes(
        '372,322! 392,316 412,318! 406,352 388,368! 352,372 322,362 304,344! 330,354 356,352 372,344',
        `318,${374 + j * 0.5}! 346,${386 + j} 388,${380 + j}! 388,${416 + j} 340,${416 + j} 308,${398 + j}`,
      ),
      m.shade,
    ) +
    fill(
      p.shape(`330,${371 + j}! 350,${378 + j} 372,${376 + j}! 366,${388 + j} 346,${388 + j}`),
      m.base,
    ) +
    nose +
    fill(
      p.shape('366,312! 380,308 394,312! 384,316 374,320 368,330!') +
        p.ink('351,329 359,321 368,322', 2.4),
      fur.noseLight,
    ) +
    fill(
      p.ink('338,318 346,304 362,300 374,303', 3) + p.ink('340,344 352,352 368,346', 2.8),
      m.line,
    )
  );
}

function creases(p: Pen, fur: Fur): string {
  return fill(
    p.inks(['312,236 326,266 344,292', '330,170 322,156 324,140'], 3.4) +
      p.ink('226,254 256,260 282,282 298,302', 4.4, 0.7) +
      p.inks(
        ['250,364 262,350 282,352', '222,330 232,318 250,322', '288,382 300,372 314,374'],
        3.6,
        0.25,
      ),
    fur.line,
  );
}
