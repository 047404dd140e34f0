import { fill } from '../ink/element.ts';
import { glint } from '../scene/brush.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

const SPECTRUM = ['#ff5fa8', '#ffb84a', '#fff36b', '#5cf0a0', '#4ad0ff', '#b07bff'];

/** Printed on the good paper: a spectrum across the figure, its edges out of register. */
export function holographicFoil({ silhouetteId }: SpecialSubject): SpecialLayers {
  const stripes = SPECTRUM.map(
    (colour, i) => `<path d="M${i * 42} 0h43v60h-43z" fill="${colour}"/>`,
  ).join('');
  const bands = `<pattern id="~Xb" width="252" height="60" patternUnits="userSpaceOnUse" patternTransform="skewX(-24)">${stripes}</pattern>`;
  const stars = `<pattern id="~Xs" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(18)"><path d="${glint(16, 18, 9)}${glint(48, 48, 6)}" fill="#fff"/></pattern>`;
  const shifted = (dx: number, dy: number, colour: string): string =>
    halo(silhouetteId, colour, 26, `transform="translate(${dx} ${dy})"`);
  return {
    behind:
      shifted(-16, 4, '#4ad0ff') +
      shifted(16, -2, '#ff5fa8') +
      shifted(0, -14, '#fff36b') +
      halo(silhouetteId, '#fff', 24),
    over: `${bands}${stars}<mask id="~Xm"><use href="#${silhouetteId}" fill="#fff"/></mask><g mask="url(#~Xm)">${fill('M0-20H640V640H0Z', 'url(#~Xb)', 'fill-opacity=".26"')}${fill('M0-20H640V640H0Z', 'url(#~Xs)', 'fill-opacity=".5"')}${fill('M-40 640L300-20H360L20 640ZM300 640L600 60V150L350 640Z', '#fff', 'fill-opacity=".18"')}</g>`,
  };
}
