import { drawGoat } from '../goat/draw-goat.ts';
import type { Face } from '../goat/expression.ts';
import type { KitDesign } from '../goat/goat-design.ts';
import type { Fur } from '../goat/palette.ts';
import { TEN_GOATS } from '../goat/ten/ten-goats.ts';
import { fill, INK } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import type { Tones } from '../ink/tones.ts';
import { rays } from '../scene/brush.ts';
import { type AvatarLook, avatarLook } from './avatar-look.ts';
import { played } from './cast.ts';
import { pictureKey, svgDocument } from './document.ts';
import { CROPS } from './thumbnail.ts';

/** Colours of one goat to those of another, key by key. */
type Dye = Map<string, string>;

function dye(colours: Dye, from: Tones | KitDesign, to: Tones | KitDesign): void {
  const wanted = new Map<string, unknown>(Object.entries(to));
  for (const [key, colour] of Object.entries(from)) {
    const next = wanted.get(key);
    if (typeof colour === 'string' && typeof next === 'string') colours.set(colour, next);
  }
}

function dyeFur(colours: Dye, from: Fur, to: Fur): void {
  dye(colours, from, to);
  dye(colours, from.muzzle, to.muzzle);
}

/** Shirt, hair and fur in other colours; a colour that nobody dyes stays. */
function dyed(markup: string, { goat, coat, hair, horn, club, kit }: AvatarLook): string {
  const colours: Dye = new Map();
  const [own, other] = [TEN_GOATS[goat], TEN_GOATS[coat]];
  dye(colours, own.kits[kit], TEN_GOATS[club].kits[kit]);
  dye(colours, own.horn, TEN_GOATS[horn].horn);
  dye(colours, own.hair, TEN_GOATS[hair].hair);
  dyeFur(colours, own.fur, other.fur);
  if (own.neck) dye(colours, own.neck, other.neck ?? other.fur);
  return markup.replace(/#[0-9a-f]{6}/g, (colour) => colours.get(colour) ?? colour);
}

const GROUND_CUTS: Readonly<Record<AvatarLook['cut'], string>> = {
  plain: 'M32 2a30 30 0 1 1-.1 0Z',
  halves: 'M0 0H32V64H0Z',
  sash: 'M0 14V0H18L64 46V64H50Z',
  hoops: 'M0 4H64V14H0ZM0 24H64V34H0ZM0 44H64V54H0Z',
  rays: rays(32, 36, 9, 60, 0.5),
};

/** A player's goat on its disc, 64 by 64, ids begun with `key`. `drawAvatar('0x91fa…c07e', key)` */
export function drawAvatar(address: string, key: string, face?: Face): string {
  const look = avatarLook(address.toLowerCase());
  const { goat: slug, kit, expression, ground, cut, mirrored } = look;
  // A face is made with the eyes.
  const hidden = face !== undefined && look.accessories === 'Sunglasses';
  const accessories = hidden ? 'None' : look.accessories;
  const goat = drawGoat(played({ goat: slug, kit, expression, accessories }), {
    idPrefix: key,
    detail: 'thumb',
    ...(face && { face }),
  });
  const [left, top, side] = CROPS[slug];
  const scale = (62 / side).toFixed(4);
  const head = `<g transform="${mirrored ? 'matrix(-1 0 0 1 64 0) ' : ''}translate(1 1) scale(${scale}) translate(${-left} ${-top})"><defs>${goat.defs}</defs>${goat.behind}${goat.figure}</g>`;
  const body =
    '<clipPath id="~disc"><circle cx="32" cy="32" r="30.5"/></clipPath><g clip-path="url(#~disc)">' +
    fill('M0 0H64V64H0Z', ground[0]) +
    fill(GROUND_CUTS[cut], ground[1]) +
    dyed(head, look) +
    `</g><circle cx="32" cy="32" r="30.5" fill="none" stroke="${INK}" stroke-width="3"/>`;
  return withPrefix(body, key);
}

/** From the address alone, on a disc that no card has. `avatarPicture('0x91fa…c07e') // '<svg …>'` */
export function avatarPicture(address: string): string {
  const key = pictureKey('avatar', address.toLowerCase());
  return svgDocument({ width: 64, height: 64, title: 'A player’s goat' }, drawAvatar(address, key));
}
