/** A card face down, as every match's frame has two; see apps/web/src/features/match/match-frame.tsx. */
const CARD = /<img (?=[^>]*data-seat="([01])")[^>]*>/g;
const BACK = /\/api\/images\/card-back[^?"]*/g;
/** Only what is there at once may hold up the scripts. */
const PRIORITY = / fetchPriority="high"/i;

/**
 * The frame of all matches with two cards turned over: a phone has them before a script has run.
 *
 * `withFaces(drawn, ['/api/images/card-33.a1.webp', '/api/images/card-1204.a1.webp'])`
 */
export function withFaces(drawn: string, faces: readonly [string, string]): string {
  return drawn.replaceAll(CARD, (card, seat: '0' | '1') => {
    const face = card.replaceAll(BACK, () => faces[seat]).replace(PRIORITY, '');
    return card + face.replace('<img ', '<img data-announced="" ');
  });
}
