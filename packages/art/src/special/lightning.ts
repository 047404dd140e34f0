import { fill, outline } from '../ink/element.ts';
import { halo, type SpecialLayers, type SpecialSubject } from './layers.ts';

const BOLTS =
  'M70-150L132-20 96-14 150 92 112 98 176 214 132 150 74 134 116 116 52 14 88 8 34-150ZM596-150L520 0 556 8 492 120 530 128 448 236 512 176 566 158 526 148 592 34 552 26 632-150ZM-10 300L60 352 40 362 104 420 44 396 58 384-14 340ZM642 330L580 380 600 388 536 448 604 420 590 410 646 372Z';
const CRACKLE =
  'M118 400l16 14-8 10 20 16M506 404l-12 18 10 8-16 20M60 520l18 8-4 12 20 6M566 508l-16 12 8 8-14 14M60 430l10 14-8 8 12 14';

/** The floodlights were never quite earthed. */
export function lightning({ silhouetteId }: SpecialSubject): SpecialLayers {
  const bolts = (colour: string, width: number, place = ''): string =>
    `<use href="#~Xl" fill="${colour}" stroke="${colour}" stroke-width="${width}"${place}/>`;
  const near = ' transform="translate(110 102) scale(.65)"';
  return {
    field:
      fill('M-460-150H1100V740H-460Z', '#0a1440', 'fill-opacity=".42"') +
      `<defs><path id="~Xl" d="${BOLTS}" stroke-linejoin="round"/></defs>` +
      bolts('#38a8ff', 22) +
      bolts('#f4fdff', 8),
    // The same once more out of the figure, where no story stands.
    edge:
      bolts('#38a8ff', 26, near) +
      bolts('#f4fdff', 8, near) +
      outline(CRACKLE, 9, '#38a8ff') +
      outline(CRACKLE, 4, '#f4fdff') +
      halo(silhouetteId, '#38a8ff', 46),
  };
}
