import { type GoatSlug, goatStory, type IconicMoment, portraitTraits } from '@goats/collection';
import { withPrefix } from '../ink/ids.ts';
import { momentScene } from '../scene/moments/all-moments.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';
import { drawSubject } from './subject.ts';

/** `rememberedMoment('the-flea', 1)?.title // 'The Cabbage Leaf'` */
export function rememberedMoment(goat: GoatSlug, number: number): IconicMoment | undefined {
  return goatStory(goat).iconicMoments[number - 1];
}

/**
 * An iconic moment without a card around it, 8:5: where it happened, what the goat did, and what it
 * is remembered for. `rememberedPicture('the-flea', moment)`
 */
export function rememberedPicture(goat: GoatSlug, moment: IconicMoment): string {
  const [background] = moment.places;
  const traits = {
    ...portraitTraits(goat),
    background,
    pose: moment.poses[0] ?? portraitTraits(goat).pose,
  };
  const key = pictureKey('remembered', [traits, moment.title]);
  const subject = drawSubject(traits, key);
  const scene = momentScene(goat, moment.title);
  const body =
    subject.defs +
    subject.scene +
    (scene?.behind(subject.tint, moment.year) ?? '') +
    subject.behind +
    subject.figure +
    (scene?.front?.(subject.tint, moment.year) ?? '');
  return svgDocument(
    // The scene is as wide as a card's window is high: a little of both sides more.
    {
      width: 960,
      height: 600,
      viewBox: '-164 -10 960 600',
      title: `${goatName(goat)}: ${moment.title}`,
    },
    withPrefix(body, key),
  );
}
