import { type GoatSlug, type IconicMoment, portraitTraits } from '@goats/collection';
import { withPrefix } from '../ink/ids.ts';
import { momentScene } from '../scene/moments/all-moments.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';
import { drawSubject } from './subject.ts';

/**
 * An iconic moment without a card around it: where it happened, what the goat did, and what it
 * is remembered for. `iconicMomentPicture('the-flea', moment)`
 */
export function iconicMomentPicture(goat: GoatSlug, moment: IconicMoment): string {
  const [background] = moment.places;
  const traits = {
    ...portraitTraits(goat),
    background,
    pose: moment.poses[0] ?? portraitTraits(goat).pose,
  };
  const key = pictureKey('iconic', [traits, moment.title]);
  const subject = drawSubject(traits, key);
  const scene = momentScene(goat, moment.title);
  const body =
    subject.defs +
    subject.scene +
    (scene?.place?.(subject.tint, moment.year) ?? '') +
    (scene?.behind(subject.tint, moment.year) ?? '') +
    (scene?.overhead?.(subject.tint, moment.year) ?? '') +
    subject.behind +
    subject.figure +
    (scene?.front?.(subject.tint, moment.year) ?? '');
  return svgDocument(
    // From the boards above the goat down to the turf it stands on, and a little of both sides.
    {
      width: 900,
      height: 640,
      viewBox: '-134 -86 900 640',
      title: `${goatName(goat)}: ${moment.title}`,
    },
    withPrefix(body, key),
  );
}
