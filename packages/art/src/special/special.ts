import type { Special } from '@goats/collection';

/** What a special adds: something behind the figure and something over it. */
export interface SpecialLayers {
  readonly behind: string;
  readonly over: string;
}

/** `drawSpecial('Aura', silhouetteId, colours)` */
export function drawSpecial(special: Special, silhouetteId: string): SpecialLayers {
  if (special === 'None') return { behind: '', over: '' };
  return {
    behind: `<use href="#${silhouetteId}" fill="#fff" stroke="#fff" stroke-width="40" opacity=".5"/>`,
    over: '',
  };
}
