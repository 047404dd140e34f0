import { fill, group, INK } from '../ink/element.ts';
import { halftone } from '../ink/halftone.ts';
import { ID_MARK } from '../ink/ids.ts';
import { clipped, reuse } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import { type Tone, tones } from '../ink/tones.ts';
import type { Trunk } from './build.ts';
import { drawCrest, drawNumber } from './chest.ts';
import type { GoatDesign, KitDesign } from './goat-design.ts';
import type { Layer } from './layer.ts';
import { drawPattern } from './pattern.ts';

/** Both sleeves as path data, wherever the arms point. */
export interface Sleeves {
  readonly outlines: readonly [left: string, right: string];
  readonly cuffs: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  readonly folds: string;
  readonly rim: string;
}

/** Where sleeves are sewn on. */
const ARMPITS = ['149,500 134,462 132,420 150,382', '466,504 478,462 476,420 458,386'];

export interface ShirtSetting {
  readonly design: GoatDesign;
  readonly kit: KitDesign;
  readonly trunk: Trunk;
  readonly sleeves: Sleeves;
  readonly p: Pen;
  /** A ball held to the breast hides the crest; folded arms would leave crumbs of both. */
  readonly hides?: 'crest' | 'both';
}

/**
 * Trunk and sleeves as one cloth: flat pattern first, then the same pattern in lighter and darker
 * palettes inside the planes of the chest, so that any pattern is shaded alike.
 * @example drawShirt({ design, kit, trunk: TRUNKS.lean, sleeves: sleevesOn(bones), p })
 */
export function drawShirt({ design, kit, trunk, sleeves, p, hides }: ShirtSetting): Layer {
  const outlines = [
    { name: 'trunk', data: p.shape(trunk.shape) },
    { name: 'slvL', data: sleeves.outlines[0] },
    { name: 'slvR', data: sleeves.outlines[1] },
  ];
  const main = tones(kit.main);
  const second = tones(kit.second);
  const trim = tones(kit.trim);
  const pipe = tones(kit.pipe);
  const pattern = drawPattern(kit.pattern, p);
  const cloth = (tone: Tone): string =>
    `<path d="M-99-99h900v900h-900z" fill="${main[tone]}"/>` +
    (pattern.shapes && reuse('pat', `fill="${second[tone]}"`)) +
    (pattern.piping &&
      reuse('pip', `fill="none" stroke="${pipe[tone]}" stroke-width="${pattern.pipingWidth}"`)) +
    reuse('cuff', `fill="${trim[tone]}" stroke="${pipe[tone]}" stroke-width="3.4"`);
  const inside =
    cloth('base') +
    clipped('lt', p.shapes(...trunk.light) + sleeves.light, cloth('light')) +
    clipped('sh', p.shapes(...trunk.shade) + sleeves.shade, cloth('shade')) +
    clipped('dp', p.shapes(...trunk.deep) + sleeves.deep, cloth('deep')) +
    fill(p.shape(trunk.dots), `url(#${ID_MARK}dots)`) +
    fill(
      p.inks([...trunk.heavyFolds, ...ARMPITS], 6.5, 0.5) +
        p.inks(trunk.folds, 4.6, 0.3) +
        sleeves.folds,
      main.line,
    ) +
    fill(sleeves.rim, rimOf(main.light)) +
    (hides ? '' : drawCrest(p, kit.collar, design.crest)) +
    (hides === 'both' ? '' : drawNumber(p, kit.collar, design.number, kit.number, kit.main));
  return {
    defs:
      `<clipPath id="${ID_MARK}shirt">${outlines.map(({ name, data }) => `<path id="${ID_MARK}${name}" d="${data}"/>`).join('')}</clipPath>` +
      (pattern.shapes && `<path id="${ID_MARK}pat" d="${pattern.shapes}"/>`) +
      (pattern.piping && `<path id="${ID_MARK}pip" d="${pattern.piping}"/>`) +
      `<path id="${ID_MARK}cuff" d="${sleeves.cuffs}"/>` +
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
