import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a card lies face down: at once when it must, and face up again only when its picture is
 * there, so that nobody is shown the turn of a blank card.
 */
export function useTurned(faceDown: boolean, face: RefObject<HTMLImageElement | null>): boolean {
  const [down, setDown] = useState(faceDown);
  useEffect(() => {
    if (faceDown || !down) {
      setDown(faceDown);
      return;
    }
    let left = false;
    const turn = () => {
      if (!left) setDown(false);
    };
    // A picture that does not come must not keep the card's name from anybody.
    void face.current?.decode().then(turn, turn);
    return () => {
      left = true;
    };
  }, [faceDown, down, face]);
  return faceDown || down;
}
