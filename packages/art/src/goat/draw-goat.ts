import type { GoatTraits } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import { withPrefix } from '../ink/ids.ts';
import { clipDef, reuse } from '../ink/part.ts';
import { pen } from '../ink/pen.ts';
import type { GoatLayers, GoatOptions } from './goat-layers.ts';

export type { GoatLayers, GoatOptions } from './goat-layers.ts';

/**
 * Draws one goat from its traits.
 * @example drawGoat(traits, { idPrefix: 'card7', detail: 'full' }).figure
 */
export function drawGoat(traits: GoatTraits, options: GoatOptions): GoatLayers {
  const trace = pen();
  const head = trace.shape('300,150 360,180 380,260 400,330 330,390 250,340 230,220');
  const body = trace.shape('170,340! 40,420 20,640! 590,640! 570,420 430,340!');
  const defs =
    clipDef('head', head) +
    clipDef('body', body) +
    `<g id="~sil">${reuse('head', '')}${reuse('body', '')}</g>`;
  const figure = `${reuse('sil', `fill="${INK}" stroke="${INK}" stroke-width="14"`)}${fill(body, '#7a34c9')}${fill(head, '#c9925a')}`;
  return {
    defs: withPrefix(defs, options.idPrefix),
    silhouette: head + body,
    silhouetteId: `${options.idPrefix}sil`,
    behind: traits.goat === 'the-wizard' ? '' : '',
    figure: withPrefix(figure, options.idPrefix),
    horns: { top: 60, left: 120, right: 480 },
  };
}
