import type { Kit } from '@goats/collection';
import { fill } from '../ink/element.ts';
import { clipped, part } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import { bodyPlacement } from './body-placement.ts';
import type { CollarName, GoatDesign } from './goat-design.ts';
import { flat, type Layer, solid, stack } from './layer.ts';
import { drawPattern } from './pattern.ts';

const COLLARS: Readonly<Record<CollarName, string>> = {
  round:
    '168,344! 170,364 236,418 304,441 372,416 436,362 436,342! 418,332! 384,378 304,410 214,372 188,332!',
  vee: '166,344! 174,368 304,500! 432,366 438,342! 420,330! 404,358 304,460! 202,358 186,330!',
  polo: '184,328! 156,366! 182,410 246,464! 304,430! 364,460! 430,404 450,364! 422,328! 304,440!',
  wide: '184,328! 156,366! 182,420 226,498! 304,430! 384,494! 430,414 450,364! 422,328! 304,440!',
};

/**
 * Neck and shoulders for a picture the size of a thumb: no arms, no folds, the pattern kept large.
 * @example drawThumbBody(design, 'Home')
 */
export function drawThumbBody(design: GoatDesign, kitName: Kit): Layer {
  const kit = design.kits[kitName];
  const p = pen(bodyPlacement(design));
  const neck = pen(bodyPlacement(design, design.physique.neck.wide));
  const pattern = drawPattern(kit.pattern, p);
  const shoulders = p.shape(
    '176,340! 112,342 58,362 22,404 -4,456 -20,560! 630,560! 612,456 586,404 550,362 496,342 432,340! 304,430',
  );
  return stack(
    solid(
      part(
        'neck',
        neck.shape('236,210! 206,276 160,352! 240,470 360,470 444,352! 396,262 372,200!'),
        (design.neck ?? design.fur).shade,
        '',
      ),
      part('trunk', shoulders, kit.main, ''),
    ),
    flat(
      clipped(
        'shirt',
        shoulders,
        fill(pattern.shapes, kit.second) +
          (pattern.piping &&
            `<path d="${pattern.piping}" fill="none" stroke="${kit.pipe}" stroke-width="${pattern.pipingWidth + 2}"/>`),
      ),
    ),
    solid(part('col', neck.shape(COLLARS[kit.collar]), kit.trim, '')),
  );
}
