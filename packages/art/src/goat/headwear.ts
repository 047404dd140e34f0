import type { Accessory } from '@goats/collection';
import { dot, fill, INK, outline } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, ontoTriangle, place } from '../ink/placement.ts';
import { points } from '../ink/point.ts';
import { walk } from '../ink/station.ts';
import { type Tones, tones } from '../ink/tones.ts';
import { earPlacement } from './ear.ts';
import { DRAWN_EYE } from './eye.ts';
import { LEFT_EYE, RIGHT_EYE } from './face-front.ts';
import { FAR_EYE } from './face-quarter.ts';
import type { HeadSheet, KitDesign, WornHead } from './goat-design.ts';
import { GOLD, LEAF } from './gold.ts';
import { EMPTY_LAYER, flat, type Layer, solid } from './layer.ts';

/**
 * An accessory worn on the head, drawn over face and hair.
 * @example drawHeadwear('Sunglasses', head, sheet, design.kits.Home)
 */
export function drawHeadwear(
  accessory: Accessory,
  head: WornHead,
  sheet: HeadSheet,
  kit: KitDesign,
): Layer {
  const front = head.view === 'front';
  switch (accessory) {
    case 'Headband':
      return headband(
        sheet,
        front,
        tones(kit.trim),
        kit.trim === kit.number ? kit.main : kit.number,
      );
    case 'Sunglasses':
      return sunglasses(sheet, front);
    case 'Earring':
      return earring(head, sheet);
    case 'Laurel':
      return drawLaurel(sheet, front, LEAF);
    case 'Nose Ring':
      return ringAt(sheet.pen, front ? [300, 356] : [388, 350], 12);
    case 'Plaster':
      return plaster(sheet.pen, front);
    case 'Daisy':
      return daisy(sheet, front);
    default:
      return EMPTY_LAYER;
  }
}

function headband(
  { pen: p, mirrored }: HeadSheet,
  front: boolean,
  cloth: Tones,
  stripe: string,
): Layer {
  const shape = front
    ? '216,172! 250,152 300,146 350,152 384,172! 388,138! 350,118 300,112 250,118 212,138!'
    : '214,184! 242,156 290,142 338,144 386,166! 384,136! 340,116 288,112 242,126 216,150!';
  const middle = front
    ? '212,154! 250,134 300,128 350,134 388,154'
    : '214,168! 242,140 290,126 338,129 386,150';
  return solid(
    part(
      'hband',
      p.shape(shape),
      cloth.base,
      fill(
        p.shape(
          front ? '330,110! 336,156! 400,180! 400,130!' : '330,108! 336,150! 400,180! 400,120!',
        ),
        mirrored ? cloth.light : cloth.shade,
      ) + outline(p.line(middle), 7, stripe),
    ),
  );
}

function sunglasses({ pen: p, plain }: HeadSheet, front: boolean): Layer {
  const lens = '230,188! 258,180 296,184 322,200! 322,234 304,254 268,254 238,236';
  const frames = front ? ([LEFT_EYE, RIGHT_EYE] as const) : ([DRAWN_EYE, FAR_EYE] as const);
  const pens = frames.map((onto) => pen(chain(ontoTriangle(DRAWN_EYE, onto), p.place)));
  const lenses = pens.map((q, i) =>
    part(
      `lens${i}`,
      q.shape(lens),
      '#2b2150',
      plain
        ? ''
        : fill(q.shape('246,176! 284,176! 258,256! 226,240!'), '#7d6bd0') +
            fill(q.shape('296,180! 306,184! 284,256! 274,256!'), '#7d6bd0') +
            fill(
              q.shape('226,230! 266,238 326,226! 326,260! 226,260!'),
              '#17102e',
              'opacity=".55"',
            ),
      5,
    ),
  );
  const arm = front
    ? p.line('226,206 206,204') + p.line('374,206 394,204')
    : p.line('244,206 222,202 206,200');
  const bridge = front ? p.line('288,210 300,204 312,210') : p.line('314,212 326,204 340,211');
  return {
    ...solid(...lenses),
    markup:
      outline(arm + bridge, 9) +
      lenses.map((l) => l.markup).join('') +
      outline(bridge, 4, GOLD.base),
  };
}

function ringAt(p: Pen, [x, y]: readonly [number, number], r: number): Layer {
  const at = p.place({ x, y });
  const ring = (width: number, colour: string): string =>
    dot(
      Math.round(at.x),
      Math.round(at.y),
      r,
      'none',
      `stroke="${colour}" stroke-width="${width}"`,
    );
  return flat(
    ring(10, INK) +
      ring(5, GOLD.base) +
      `<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="${r}" fill="none" stroke="${GOLD.light}" stroke-width="3" stroke-dasharray="${r} 99" stroke-dashoffset="${-r * 3}"/>`,
  );
}

function earring(head: WornHead, sheet: HeadSheet): Layer {
  const p = pen(chain(earPlacement(head.ears), sheet.pen.place));
  return ringAt(p, [134, 254], 15);
}

/**
 * A wreath across the brow: pairs of leaves that meet above the forehead.
 * @example drawLaurel(sheet, false, GOLD)
 */
export function drawLaurel({ pen: p, plain }: HeadSheet, front: boolean, metal: Tones): Layer {
  const sides = front
    ? ['204,186 214,152 246,128 292,118', '396,186 386,152 354,128 308,118']
    : ['198,196 212,160 244,132 300,120', '396,176 390,152 366,130 318,120'];
  const leaf = (x: number, y: number, turn: number, scale: number): readonly [string, string] => {
    const q = pen(chain(place({ pivot: [0, 0], to: [x, y], turn, scale }), p.place));
    return [q.shape('0,0! 6,-14 24,-20 44,-12! 34,6 14,10'), q.ink('4,-1 20,-7 38,-11', 3)];
  };
  const leaves = sides.flatMap((side, s) =>
    walk(points(side), plain ? 3 : 4)
      .slice(0, -1)
      .flatMap((at) => {
        const along = (Math.atan2(at.ty, at.tx) * 180) / Math.PI;
        const flip = s === 0 ? 1 : -1;
        return [
          leaf(at.x, at.y, along - 34 * flip + (s ? 24 : 0), 0.94),
          leaf(at.x, at.y, along + 26 * flip + (s ? 24 : 0), 0.86),
        ];
      }),
  );
  const data = leaves.map(([shape]) => shape).join('');
  return {
    defs: '',
    pieces: [],
    markup:
      fill(
        data,
        metal.base,
        `stroke="${INK}" stroke-width="6" paint-order="stroke" stroke-linejoin="round"`,
      ) +
      (plain
        ? ''
        : fill(
            leaves
              .filter((_, i) => i % 2 === 0)
              .map(([shape]) => shape)
              .join(''),
            metal.light,
          ) + fill(leaves.map(([, vein]) => vein).join(''), metal.deep)),
  };
}

function plaster(p: Pen, front: boolean): Layer {
  const q = front
    ? pen(chain(place({ pivot: [0, 0], to: [300, 256], turn: -5 }), p.place))
    : pen(chain(place({ pivot: [0, 0], to: [330, 246], turn: -24 }), p.place));
  return solid(
    part(
      'plaster',
      q.shape('-34,-11! 34,-11! 42,0 34,11! -34,11! -42,0'),
      '#f6cfa6',
      fill(q.shape('-12,-12! 12,-12! 12,12! -12,12!'), '#fff0dc') +
        fill(q.shape('-44,4! 44,4! 44,14! -44,14!'), '#d79f78') +
        outline(
          q.line('-26,-3 -25,-3') +
            q.line('-20,4 -19,4') +
            q.line('20,-3 21,-3') +
            q.line('27,4 28,4'),
          3.4,
          '#a86c50',
        ),
      3,
    ),
  );
}

function daisy({ pen: p, plain }: HeadSheet, front: boolean): Layer {
  const q = pen(chain(place({ pivot: [0, 0], to: front ? [222, 168] : [216, 172] }), p.place));
  const petals = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const r = pen(chain(place({ pivot: [0, 0], turn: i * 45 + 10 }), q.place));
      return r.shape('0,-8! -13,-24 -9,-40 0,-43 9,-40 13,-24');
    })
    .join('');
  const at = q.place({ x: 0, y: 0 });
  const x = Math.round(at.x);
  const y = Math.round(at.y);
  return flat(
    fill(petals, '#fffdf4', `stroke="${INK}" stroke-width="6" paint-order="stroke"`) +
      (plain ? '' : outline(petals, 1.6, '#b9a9c8')) +
      dot(x, y, 11, '#f2b632', `stroke="${INK}" stroke-width="3.4"`) +
      dot(x - 3, y - 3, 4, '#ffe98f'),
  );
}
