import { fill } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import { chain, type Placement, place } from '../ink/placement.ts';
import type { EarSetting, HeadSheet, HeadView } from './goat-design.ts';
import { type Layer, solid } from './layer.ts';

/**
 * Where the near ear hangs, for whatever is worn in it.
 * @example earPlacement(head.ears, head.view)
 */
export function earPlacement(setting: EarSetting = {}, view: HeadView = 'quarter'): Placement {
  const { turn = 0, drop = 0, scale = 1 } = setting;
  const x = view === 'profile' ? 236 : 226;
  return place({ pivot: [x, 190], to: [x, 190 + drop], turn, scale });
}

/**
 * Both ears of a three-quarter head, the far one first.
 * @example drawEars(sheet, { turn: -6, scale: 0.9 })
 */
export function drawEars(sheet: HeadSheet, setting: EarSetting = {}): Layer {
  const { turn = 0, drop = 0, scale = 1 } = setting;
  const at = (x: number, y: number, spin: number) =>
    pen(chain(place({ pivot: [x, y], to: [x, y + drop], turn: spin, scale }), sheet.pen.place));
  const near = at(226, 190, turn);
  const far = at(370, 176, -turn);
  const { fur, mirrored, plain } = sheet;
  const nearTones = mirrored
    ? { light: fur.base, base: fur.shade, shade: fur.deep, in: fur.earDeep }
    : { light: fur.light, base: fur.base, shade: fur.shade, in: fur.earIn };
  const farTones = mirrored
    ? { top: fur.light, base: fur.base, in: fur.earIn }
    : { top: fur.base, base: fur.shade, in: fur.earDeep };
  const farShape = far.shape('366,156! 394,146 430,152 466,180 484,204! 448,210 408,208 374,196!');
  const nearShape = near.shape(
    '228,170! 196,164 150,176 104,210 76,241! 116,249 166,242 204,228 226,208!',
  );
  const farInside = fill(
    far.shape('374,178! 410,168 444,182 470,201! 434,203 400,200 374,194!'),
    farTones.in,
  );
  const nearInside = fill(
    near.shape('220,192! 184,192 142,208 102,233! 150,232 190,222 220,208!'),
    nearTones.in,
  );
  if (plain) {
    const ears = solid(
      part('earF', farShape, farTones.base, ''),
      part('earN', nearShape, nearTones.base, ''),
    );
    return { ...ears, markup: ears.markup + farInside + nearInside };
  }
  const farEar = part(
    'earF',
    farShape,
    farTones.base,
    farInside +
      fill(far.shape('366,150! 394,140 430,146 470,180! 430,166 395,160 366,168!'), farTones.top),
  );
  const nearEar = part(
    'earN',
    nearShape,
    nearTones.base,
    fill(
      near.shape('228,160! 190,156 140,168 86,214 76,236! 124,202 176,186 228,188!'),
      nearTones.light,
    ) +
      fill(
        near.shape('76,241! 120,230 170,222 228,204! 226,250 160,260 100,255'),
        nearTones.shade,
      ) +
      nearInside +
      fill(near.shape('220,192! 184,192 142,208 102,233! 150,214 190,204 220,206!'), fur.earDeep) +
      fill(
        near.shape('226,196! 204,204 184,198! 200,215 176,217! 200,227 226,224!'),
        nearTones.light,
      ),
  );
  return solid(farEar, nearEar);
}

/**
 * Both ears of a head that faces us.
 * @example drawFrontEars(sheet, { drop: 8 })
 */
export function drawFrontEars(
  sheet: HeadSheet,
  { turn = 0, drop = 0, scale = 1 }: EarSetting = {},
): Layer {
  const { fur } = sheet;
  const at = (side: 1 | -1) =>
    pen(
      chain(
        place({
          pivot: [226, 190],
          to: [300 - side * 74, 190 + drop],
          turn: side * turn,
          scale,
          wide: side,
        }),
        sheet.pen.place,
      ),
    );
  const ear = (name: string, side: 1 | -1) => {
    const q = at(side);
    const lit = side === 1;
    if (sheet.plain) {
      return part(
        name,
        q.shape('232,168! 196,162 150,174 108,208 80,242! 118,249 166,242 204,228 232,210!'),
        lit ? fur.base : fur.shade,
        '',
      );
    }
    return part(
      name,
      q.shape('232,168! 196,162 150,174 108,208 80,242! 118,249 166,242 204,228 232,210!'),
      lit ? fur.base : fur.shade,
      fill(
        q.shape('228,160! 190,156 140,168 86,214 76,236! 124,202 176,186 228,188!'),
        lit ? fur.light : fur.base,
      ) +
        fill(
          q.shape('222,192! 184,192 142,208 104,234! 150,232 190,222 222,208!'),
          lit ? fur.earIn : fur.earDeep,
        ) +
        fill(
          q.shape('222,192! 184,192 142,208 104,234! 150,214 190,204 222,206!'),
          lit ? fur.earDeep : fur.deep,
        ),
    );
  };
  return solid(ear('earF', -1), ear('earN', 1));
}

/**
 * The ear of a head seen from the side: it lies back along the neck; the other is behind the skull.
 * @example drawSideEar(sheet, { turn: -8 })
 */
export function drawSideEar(sheet: HeadSheet, setting: EarSetting = {}): Layer {
  const { fur, mirrored, plain } = sheet;
  const q = pen(chain(earPlacement(setting, 'profile'), sheet.pen.place));
  const tones = mirrored
    ? { light: fur.base, base: fur.shade, shade: fur.deep, in: fur.earDeep }
    : { light: fur.light, base: fur.base, shade: fur.shade, in: fur.earIn };
  const shape = q.shape(
    '244,180! 230,166 200,162 154,175 116,202 88,238! 124,248 168,246 206,235 234,217 246,199!',
  );
  const inside = fill(
    q.shape('240,190! 204,188 158,204 114,232! 160,234 206,224 236,208!'),
    tones.in,
  );
  if (plain) {
    const ear = solid(part('earN', shape, tones.base, ''));
    return { ...ear, markup: ear.markup + inside };
  }
  const ear = solid(
    part(
      'earN',
      shape,
      tones.base,
      fill(
        q.shape('252,172! 204,152 150,166 92,216 84,238! 130,202 190,184 244,190!'),
        tones.light,
      ) +
        fill(q.shape('88,240! 140,232 196,224 246,204! 240,240 170,262 110,254'), tones.shade) +
        inside +
        fill(q.shape('240,190! 204,188 158,204 114,232! 160,214 206,202 238,204!'), fur.earDeep) +
        fill(q.shape('252,186! 224,200 202,196! 220,210 198,216! 222,222 246,214!'), tones.light),
    ),
  ); // Fur grows over the root: an ear with an edge all round looks stuck on.
  const root = fill(
    q.shape('266,172! 244,178 230,172! 236,186 222,190! 238,198 228,208! 244,208 264,212!'),
    mirrored ? fur.shade : fur.base,
  );
  return { ...ear, markup: ear.markup + root };
}
