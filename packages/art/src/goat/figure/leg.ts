import { fill, outline } from '../../ink/element.ts';
import { part } from '../../ink/part.ts';
import { pen } from '../../ink/pen.ts';
import type { Placement } from '../../ink/placement.ts';
import { tones } from '../../ink/tones.ts';
import type { GoatDesign, KitDesign } from '../goat-design.ts';
import { drawHoof } from '../hoof.ts';
import { type Layer, solid, stack } from '../layer.ts';
import { KNEE, SHORTS_LEG, SOCK, THIGH } from './anatomy.ts';
import { alongBone } from './bone.ts';
import { joined, onBone } from './flesh.ts';
import type { RiggedLimb } from './rig.ts';

/** Shorts are cut from the second colour of a shirt, and piped so that they stand off it. */
const pipingOf = ({ second, trim, pipe }: KitDesign): string => (second === trim ? pipe : trim);

/**
 * A leg from the shorts to the hoof.
 * @example drawLeg('N', rig.legs[1], design, design.kits.Home)
 */
export function drawLeg(
  mark: string,
  { first, second, hoof }: RiggedLimb,
  { fur }: GoatDesign,
  kit: KitDesign,
): Layer {
  const sock = pen(alongBone(second));
  const shorts = pen(alongBone(first));
  const trim = tones(kit.trim);
  return stack(
    joined([onBone(`leg${mark}0`, THIGH, first, fur), onBone(`leg${mark}1`, KNEE, second, fur)]),
    drawHoof(`foot${mark}`, hoof),
    joined(
      [
        onBone(
          `sock${mark}`,
          SOCK,
          second,
          tones(kit.main),
          fill(sock.shape('-60,14! -20,24 4,26 60,14! 60,34! 4,44 -20,44 -60,36!'), trim.base) +
            outline(sock.line('-44,50 -20,54 4,54 40,48'), 3, kit.pipe),
        ),
      ],
      3,
    ),
    joined([
      onBone(
        `short${mark}`,
        SHORTS_LEG,
        first,
        tones(kit.second),
        outline(shorts.line('62,42 30,46 6,54 -24,50 -66,54'), 5, pipingOf(kit)),
      ),
    ]),
  );
}

/** Outline of the seat, in the space of the body. */
export const SEAT = '160,560! 446,560! 462,640 440,720 380,756 304,772 228,756 170,720 148,640';

/** The seat of the shorts, between both legs and under the shirt. */
export function drawPelvis(torso: Placement, kit: KitDesign): Layer {
  const p = pen(torso);
  const cloth = tones(kit.second);
  return solid(
    part(
      'seat',
      p.shape(SEAT),
      cloth.base,
      fill(
        p.inks(
          ['304,776 312,730 300,690', '210,760 236,720 240,690', '400,760 376,720 372,690'],
          7,
        ),
        cloth.line,
      ),
      0,
    ),
  );
}
