import { fill, INK } from '../ink/element.ts';
import { inlaid } from '../ink/part.ts';
import { shortNumber } from '../ink/path-data.ts';
import { pen } from '../ink/pen.ts';
import { chain, ontoTriangle, type Placement, type Triangle } from '../ink/placement.ts';
import type { EyeLook } from './expression.ts';
import type { Fur } from './palette.ts';

/** The eye is drawn once, as the near eye of a head turned right: inner corner, outer corner, lid. */
export const DRAWN_EYE: Triangle = [
  [305, 220],
  [247, 208],
  [278, 182],
];

export interface EyeSetting {
  readonly name: string;
  readonly onto: Triangle;
  readonly look: EyeLook;
  readonly gaze: readonly [number, number];
  /** Enlarges the eye about its own middle, for pictures the size of a thumb. */
  readonly grow?: number;
  readonly plain?: boolean;
  /** The eye on the far side of the nose keeps only what can be seen of it. */
  readonly slight?: boolean;
}

/**
 * Eye, lids and brow of one side.
 * @example drawEye({ name: 'eyeN', onto: DRAWN_EYE, look, gaze: [0, 0] }, fur, headPlacement)
 */
export function drawEye(setting: EyeSetting, fur: Fur, head: Placement): string {
  const { onto, look, grow = 1 } = setting;
  const enlarge: Placement = (p) => ({
    x: 277 + (p.x - 277) * grow,
    y: 212 + (p.y - 212) * grow,
    corner: p.corner,
  });
  const local = chain(enlarge, ontoTriangle(DRAWN_EYE, onto), head);
  return (
    (look.shut ? shutEye(local, fur) : openEye(setting, fur, local)) + drawBrow(setting, fur, local)
  );
}

function openEye(
  { name, look, gaze, plain, slight }: EyeSetting,
  fur: Fur,
  local: Placement,
): string {
  const trace = pen(local, 1);
  const blunt = pen(local);
  const up = look.open;
  const low = look.squeeze;
  const lidA = 205 - up;
  const lidB = 200 - up;
  const shape = trace.shape(
    `305,220! 289,${lidA} 267,${lidB} 247,208! 257,${221 - low} 284,${228 - low}`,
  );
  const x = 277 + gaze[0];
  const y = 212 - up * 0.6 - low * 0.3 + gaze[1];
  const disc = (r: number, dy = 0): string =>
    blunt.shape(`${x - r},${y + dy} ${x},${y + dy - r} ${x + r},${y + dy} ${x},${y + dy + r}`);
  const { sclera, iris, irisDeep, irisLight } = fur.eye;
  const pupil = fill(
    trace.shape(`${x - 10},${y - 3}! ${x + 10},${y - 3}! ${x + 10},${y + 5}! ${x - 10},${y + 5}!`),
    INK,
  );
  const lid = trace.shape(
    `245,209! 258,${200 - up} 276,${196 - up} 294,${202 - up} 312,226! 290,${210 - up} 268,${204 - up} 256,${206 - up * 0.6}`,
  );
  if (plain) return inlaid(name, shape, iris, pupil, 1.5) + fill(lid, INK);
  const inside =
    fill(disc(15, 0.5), iris, `stroke="${irisDeep}" stroke-width="3"`) +
    fill(
      blunt.shape(`${x - 11},${y + 4} ${x},${y + 8} ${x + 11},${y + 4} ${x},${y + 15}`),
      irisLight,
    ) +
    (slight
      ? ''
      : fill(
          blunt.shape(`240,190! 280,176 310,218! 290,${lidA + 4} 266,${lidB + 4} 240,210!`),
          INK,
          'opacity=".45"',
        )) +
    pupil +
    fill(
      trace.shape(`${x + 8},${y - 9}! ${x + 14},${y - 9}! ${x + 13},${y - 4}! ${x + 8},${y - 4}!`),
      '#fff',
    );
  return (
    inlaid(name, shape, sclera, inside, 1.6) +
    fill(lid + trace.ink(`252,${219 - low} 272,${230 - low} 302,${226 - low * 0.6}`, 3.8), INK) +
    fill(
      trace.ink(`254,${229 - low} 272,${238 - low} 292,${237 - low}`, low > 4 ? 4 : 2.6),
      fur.line,
    )
  );
}

function shutEye(local: Placement, fur: Fur): string {
  const trace = pen(local, 1);
  const lid = trace.shape(
    '243,216! 258,200 282,200 309,222! 284,209 262,209 252,214! 246,222! 247,216!',
  );
  return (
    fill(trace.shape('246,212! 262,194 286,194 306,214! 284,206 262,206'), fur.light) +
    fill(lid + trace.inks(['250,220 238,224 230,222', '254,226 246,234 238,235'], 3.6, 0.2), INK) +
    fill(trace.ink('258,222 278,230 300,228', 3), fur.line)
  );
}

function drawBrow({ look, plain, slight }: EyeSetting, fur: Fur, local: Placement): string {
  const trace = pen(local);
  const b = look.browOuter - 4;
  const i = look.browInner;
  const n = shortNumber;
  const arch = Math.max(0, i - 6) * 0.35;
  const hair = trace.shape(
    `206,${n(182 - b)}! 226,${n(178 - b)} 236,${n(174 - b)}! 232,${n(170 - b)}! 256,${n(168 - b * 0.9 - arch)} 280,${n(176 - b * 0.6 - arch)} 304,${n(192 - i * 0.95)} 325,${n(219 - i * 1.3)}! 304,${n(209 - i * 0.95)} 276,${n(197 - b * 0.4 - i * 0.4 - arch)} 250,${n(196 - b * 0.8)}! 254,${n(192 - b * 0.8)}! 230,${n(194 - b)}! 236,${n(189 - b)} 222,${n(188 - b)}`,
  );
  const ridge = trace.shape(
    `208,${n(188 - b)}! 222,${n(166 - b)} 256,${n(156 - b)} 292,${n(172 - b * 0.4 - i * 0.6)} 324,${n(210 - i)}! 304,${n(206 - i)} 272,${n(192 - b * 0.4)} 240,${n(193 - b)}`,
  );
  if (plain || slight) return fill(hair, fur.brow);
  return (
    fill(ridge, fur.base) +
    fill(
      trace.shape(
        `214,${n(178 - b)}! 230,${n(163 - b)} 258,${n(156 - b)} 298,${n(178 - b * 0.3 - i * 0.6)}! 270,${n(168 - b * 0.6)} 240,${n(170 - b)}`,
      ),
      fur.light,
    ) +
    fill(hair, fur.brow) +
    fill(
      trace.shape(
        `244,${n(177 - b)}! 264,${n(175 - b * 0.9 - arch)} 288,${n(183 - i * 0.8 - arch)} 306,${n(199 - i)}! 286,${n(191 - i * 0.6 - arch)} 264,${n(182 - b * 0.7 - arch)}`,
      ),
      fur.browLight,
    )
  );
}
