import type { GoatTraits } from '@goats/collection';
import { group, INK } from '../ink/element.ts';
import { ID_MARK, withPrefix } from '../ink/ids.ts';
import { reuse } from '../ink/part.ts';
import { drawBody } from './body.ts';
import type { GoatLayers, GoatOptions } from './goat-layers.ts';
import { drawHead } from './head.ts';
import { type Layer, stack } from './layer.ts';
import { TEN_GOATS } from './ten/ten-goats.ts';

export type { GoatLayers, GoatOptions } from './goat-layers.ts';
export { GOAT_SPACE } from './goat-layers.ts';

const drawn = new Map<string, Layer>();

/** Parts are drawn once and kept; only their combination differs from card to card. */
function once(key: string, draw: () => Layer): Layer {
  let layer = drawn.get(key);
  if (!layer) {
    layer = draw();
    drawn.set(key, layer);
  }
  return layer;
}

/**
 * Draws one goat from its traits.
 * @example drawGoat(traits, { idPrefix: 'card7', detail: 'full' }).figure
 */
export function drawGoat(traits: GoatTraits, { idPrefix, detail }: GoatOptions): GoatLayers {
  const plain = detail === 'thumb';
  const { goat, kit, pose, expression } = traits;
  const design = TEN_GOATS[goat];
  const bodyKey = `${goat}/${kit}/${pose}/${detail}`;
  const below = once(`${bodyKey}/below`, () => drawBody(design, kit, pose, plain).below);
  const above = once(`${bodyKey}/above`, () => drawBody(design, kit, pose, plain).above);
  const head = once(`${goat}/${expression}/${detail}`, () => drawHead(design, expression, plain));
  const figure = stack(below, head, above);
  const mass = group(
    `id="${ID_MARK}sil"`,
    figure.pieces.map(({ name }) => `<use href="#${ID_MARK}${name}"/>`).join(''),
  );
  return {
    defs: withPrefix(figure.defs + mass, idPrefix),
    silhouette: figure.pieces.map(({ data }) => data).join(''),
    silhouetteId: `${idPrefix}sil`,
    behind: '',
    figure: withPrefix(
      reuse('sil', `fill="${INK}" stroke="${INK}" stroke-width="14" stroke-linejoin="round"`) +
        figure.markup,
      idPrefix,
    ),
    horns: { top: 20, left: 20, right: 600 },
  };
}
