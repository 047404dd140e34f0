import { useState } from 'react';

/** One picture in all its widths, as an img takes it. */
export interface Sheet {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string;
}

/** The two halves of a card: laid over one another they are the card. */
export interface Sheets {
  readonly ground: Sheet;
  readonly figure: Sheet;
}

/**
 * The card once more, in two sheets with the light between them: it falls on scene and frame, never
 * on a face, and the goat stands a little above both. Unseen until both sheets are there.
 */
export function FoilSheets({ ground, figure }: Sheets) {
  const [there, setThere] = useState(0);
  const arrived = () => setThere((count) => count + 1);
  return (
    <span aria-hidden="true" className="foil-sheets" data-there={there >= 2}>
      <img className="foil-ground" alt="" draggable={false} onLoad={arrived} {...ground} />
      <span className="foil-sheen">
        <i className="foil-deep" />
        <i className="foil-band" />
        <i className="foil-spot" />
      </span>
      <img className="foil-figure" alt="" draggable={false} onLoad={arrived} {...figure} />
    </span>
  );
}
