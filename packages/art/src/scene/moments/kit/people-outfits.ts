import { INK } from '../../../ink/element.ts';
import { fromHsl, toHsl } from '../../../ink/tones.ts';
import type { Tint } from '../../tint.ts';

/** What a figure wears. Ink edges, so that it stands out from a night as well as from a sunburst. */
export interface Outfit {
  readonly fur: string;
  readonly far: string;
  readonly shirt: string;
  readonly shade: string;
  readonly shorts: string;
  /** Gloves, when it keeps a goal. */
  readonly gloves?: string;
}

/** Fur between the colour of the place and its night: seen against both, louder than neither. */
function furOf(tint: Tint): { readonly fur: string; readonly far: string } {
  const [h, s, l] = toHsl(tint.base);
  return {
    fur: fromHsl([h, s * 0.55, l * 0.72]),
    far: fromHsl([h + 346, s * 0.55, l * 0.44]),
  };
}

/** `outfit(tint, 'white')`: the other side; `tinted` are in the colour of the place, `dark` in its night. */
export function outfit(
  tint: Tint,
  shirt: 'tinted' | 'white' | 'dark' | 'black' = 'tinted',
): Outfit {
  const fur = furOf(tint);
  if (shirt === 'white') return { ...fur, shirt: '#fff', shade: tint.bright, shorts: tint.night };
  if (shirt === 'dark') return { ...fur, shirt: tint.deep, shade: tint.night, shorts: '#fff' };
  if (shirt === 'black') return { ...fur, shirt: INK, shade: tint.night, shorts: INK };
  return { ...fur, shirt: tint.bright, shade: tint.base, shorts: '#fff' };
}

/** A goalkeeper's clothes: gloves one can see from the back row. */
export function keeperOutfit(tint: Tint): Outfit {
  return {
    ...outfit(tint),
    shirt: tint.accent,
    shade: tint.bright,
    shorts: tint.night,
    gloves: '#fff',
  };
}
