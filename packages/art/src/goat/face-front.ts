import { fill, INK } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, place, type Triangle } from '../ink/placement.ts';
import { mirrored } from '../ink/point.ts';
import { drawEye } from './eye.ts';
import { drawFaceGround, type FacePlanes, type FaceSetting } from './face-planes.ts';
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
    '304,100! 262,108 238,130 240,168! 264,184 282,214 287,256 282,300! 304,302! 311,250 304,210 308,160',
    '208,244! 228,232 250,236 268,250! 250,252 238,258 228,270!',
  ],
  [
    'shade',
    '330,96! 340,130 330,170 336,196! 322,214 326,250 328,286 322,306! 350,330 430,300! 410,110!',
    '224,202! 238,188 262,190 288,214! 284,240 274,252! 266,236 246,232 232,222',
    '200,262! 226,258 250,270 266,300! 260,330 256,360 268,400! 230,400 190,310',
  ],
  [
    'deep',
    '380,200! 364,240 358,286 346,380! 430,380! 420,200!',
    '256,392! 300,402 344,392! 350,470! 250,470!',
  ],
  ['base', '342,236! 360,230 374,240! 366,262 360,282! 350,262'],
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
      `300,100 336,104 364,122 380,158! 372,182 376,204 380,226 388,244 394,264! 381,260 372,254! 376,276 378,296! 366,290 356,280! 350,304 347,330 ${349 - j * 0.05},${354 + j * 0.3} ${346 - j * 0.1},${374 + j * 0.7} 330,${396 + j} 300,${404 + j}`,
      300,
    ),
  );
  const grow = plain ? 1.35 : 1;
  const narrow = pen(chain(place({ pivot: [300, 360], wide: 0.76 }), p.place));
  const inner =
    drawFaceGround(sheet, setting, FRONT_LIT, FLECKS) +
    (plain
      ? ''
      : fill(
          p.inks(
            [
              '244,264 252,274 257,286',
              '232,258 238,268 240,280',
              '356,264 349,274 346,286',
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
          p.inks(['278,240 275,270 281,296', '322,240 327,270 320,296'], 3.4) +
            p.inks(['222,250 244,260 256,288', '380,250 358,260 346,288'], 4.2, 0.5),
          fur.line,
        )) +
    drawFrontMouth(look.mouth, narrow, fur.muzzle, plain, setting.gapTooth ?? false) +
    fill(
      p.shape(
        '262,106! 236,122 220,158! 228,182 224,204 220,226! 206,264! 216,252 232,206 237,182 232,160 248,132',
      ),
      fur.rim,
    );
  return solid(part('face', shape, fur.base, inner));
}

function frontMuzzle(p: Pen, fur: Fur, plain: boolean, j: number): string {
  const m = fur.muzzle;
  const nostril = '307,343! 311,329 322,319 334,319 337,330! 327,327 317,333';
  const flipped = '293,343! 289,329 278,319 266,319 263,330! 273,327 283,333';
  return (
    fill(
      p.shape(
        mirrored(
          `300,284 312,294 326,290! 328,302 342,302! 342,316 356,322! 358,350 352,${376 + j * 0.6} 334,${402 + j} 300,${410 + j}`,
          300,
        ),
      ),
      m.base,
    ) +
    (plain
      ? ''
      : fill(
          p.shape('300,288! 280,296 268,300 258,312! 253,330 256,346! 266,318 290,308 304,306!'),
          m.light,
        ) +
        fill(
          p.shapes(
            `330,308! 344,306 358,322! 362,356 340,${404 + j}! 318,${400 + j} 328,${380 + j * 0.5} 338,356 338,332`,
            `258,${384 + j * 0.6}! 300,${396 + j} 342,${384 + j}! 336,${420 + j} 264,${420 + j}`,
          ),
          m.shade,
        )) +
    fill(
      p.shape(mirrored('300,312 316,310 330,318! 320,336 308,345 303,354 302,368!', 300)),
      fur.nose,
    ) +
    (plain
      ? ''
      : fill(
          p.shape('274,317! 288,311 302,313 314,313! 303,318 292,320 284,328!'),
          fur.noseLight,
        )) +
    fill(p.shape(nostril) + p.shape(flipped), INK) +
    (plain
      ? ''
      : fill(
          p.inks(['260,336 268,347 284,346', '340,336 332,347 316,346'], 2.8) +
            p.ink('274,303 288,298 304,300', 2.8),
          m.line,
        ))
  );
}
