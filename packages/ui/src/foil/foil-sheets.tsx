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
  // Each by itself: a picture that is changed for a larger one arrives twice.
  const [hasGround, setGround] = useState(false);
  const [hasFigure, setFigure] = useState(false);
  return (
    <span aria-hidden="true" className="foil-sheets" data-there={hasGround && hasFigure}>
      <img
        className="foil-ground"
        alt=""
        draggable={false}
        onLoad={() => setGround(true)}
        {...ground}
      />
      <span className="foil-sheen">
        <i className="foil-deep" />
        <i className="foil-band" />
        <i className="foil-spot" />
      </span>
      <img
        className="foil-figure"
        alt=""
        draggable={false}
        onLoad={() => setFigure(true)}
        {...figure}
      />
    </span>
  );
}
