import { fill, group, INK } from '../ink/element.ts';
import { halftone } from '../ink/halftone.ts';
import { ID_MARK } from '../ink/ids.ts';
import { clipped, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { PointList } from '../ink/point.ts';
import { type Tone, tones } from '../ink/tones.ts';
import type { Arm } from './arm.ts';
import type { Trunk } from './build.ts';
import { drawCrest, drawNumber } from './chest.ts';
import type { GoatDesign, KitDesign } from './goat-design.ts';
import type { Layer } from './layer.ts';
import { drawPattern } from './pattern.ts';

export interface ShirtSetting {
  readonly design: GoatDesign;
  readonly kit: KitDesign;
  readonly trunk: Trunk;
  readonly arms: readonly [Arm, Arm];
  readonly p: Pen;
  /** A ball held to the breast hides the crest. */
  readonly ball: boolean;
}

/**
 * Trunk and sleeves as one cloth: flat pattern first, then the same pattern in lighter and darker
 * palettes inside the planes of the chest, so that any pattern is shaded alike.
 * @example drawShirt({ design, kit, trunk: TRUNKS.lean, arms: [AKIMBO_L, AKIMBO_R], p, ball: false })
 */
export function drawShirt({ design, kit, trunk, arms, p, ball }: ShirtSetting): Layer {
  const outlines = [
    { name: 'trunk', data: p.shape(trunk.shape) },
    { name: 'slvL', data: p.shape(arms[0].sleeve) },
    { name: 'slvR', data: p.shape(arms[1].sleeve) },
  ];
  const main = tones(kit.main);
  const second = tones(kit.second);
  const trim = tones(kit.trim);
  const pipe = tones(kit.pipe);
  const pattern = drawPattern(kit.pattern, p);
  const cloth = (tone: Tone): string =>
    `<path d="M-99 200h900v600h-900z" fill="${main[tone]}"/>` +
    (pattern.shapes && reuse('pat', `fill="${second[tone]}"`)) +
    (pattern.piping &&
      reuse('pip', `fill="none" stroke="${pipe[tone]}" stroke-width="${pattern.pipingWidth}"`)) +
    reuse('cuff', `fill="${trim[tone]}" stroke="${pipe[tone]}" stroke-width="3.4"`);
  const side = (key: 'sleeveLight' | 'sleeveShade' | 'sleeveDeep'): readonly PointList[] => [
    ...arms[0][key],
    ...arms[1][key],
  ];
  const inside =
    cloth('base') +
    clipped('lt', p.shapes(...trunk.light, ...side('sleeveLight')), cloth('light')) +
    clipped('sh', p.shapes(...trunk.shade, ...side('sleeveShade')), cloth('shade')) +
    clipped('dp', p.shapes(...trunk.deep, ...side('sleeveDeep')), cloth('deep')) +
    fill(
      p.shapes(trunk.dots, '520,460! 546,420! 640,420 640,540! 512,540!'),
      `url(#${ID_MARK}dots)`,
    ) +
    fill(
      p.inks(trunk.heavyFolds, 6.5, 0.5) +
        p.inks(trunk.folds, 4.6, 0.3) +
        [...arms[0].folds, ...arms[1].folds]
          .map((fold, i) => p.ink(fold, i % 3 === 0 ? 6.4 : 4.2, 0.2))
          .join(''),
      main.line,
    ) +
    (arms[0].rim ? fill(p.shape(arms[0].rim), rimOf(main.light)) : '') +
    (ball ? '' : drawCrest(p, kit.collar, design.crest)) +
    drawNumber(p, kit.collar, design.number, kit.number, kit.main);
  return {
    defs:
      `<clipPath id="${ID_MARK}shirt">${outlines.map(({ name, data }) => `<path id="${ID_MARK}${name}" d="${data}"/>`).join('')}</clipPath>` +
      (pattern.shapes && `<path id="${ID_MARK}pat" d="${pattern.shapes}"/>`) +
      (pattern.piping && `<path id="${ID_MARK}pip" d="${pattern.piping}"/>`) +
      `<path id="${ID_MARK}cuff" d="${p.shapes(arms[0].cuff, arms[1].cuff)}"/>` +
      halftone('dots', main.deep),
    markup:
      group(
        `fill="none" stroke="${INK}" stroke-width="8"`,
        outlines.map(({ name }) => `<use href="#${ID_MARK}${name}"/>`).join(''),
      ) + group(`id="${ID_MARK}cloth" clip-path="url(#${ID_MARK}shirt)"`, inside),
    pieces: outlines,
  };
}

function rimOf(light: string): string {
  const channel = (i: number): string =>
    Math.round(255 - (255 - Number.parseInt(light.slice(i, i + 2), 16)) * 0.45)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
