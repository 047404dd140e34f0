import { useEffect } from 'react';

/** As in phone.css: where a round has the whole screen. */
const PHONE = '(max-width: 47.99rem)';

/** Whoever scrolled down to seal a card, or to replay, would otherwise sit below the match that begins above. */
export function usePitchInSight(wanted: boolean): void {
  useEffect(() => {
    if (wanted && window.matchMedia(PHONE).matches) window.scrollTo({ top: 0 });
  }, [wanted]);
}
