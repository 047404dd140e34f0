import { GOAT_FACTS, type GoatSlug } from '@goats/collection';
import { CREST_SPACE, drawCrest } from '../crest/crest.ts';
import { withPrefix } from '../ink/ids.ts';
import { pictureKey, svgDocument } from './document.ts';

/** The crest of the club a goat plays for. `crestPicture('the-flea') // '<svg …>'` */
export function crestPicture(goat: GoatSlug): string {
  return svgDocument(
    { width: CREST_SPACE, height: CREST_SPACE, title: `${GOAT_FACTS[goat].team}, crest` },
    withPrefix(drawCrest(goat), pictureKey('crest', goat)),
  );
}
