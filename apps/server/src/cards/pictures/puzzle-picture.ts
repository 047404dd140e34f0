import { socialPicture } from '@goats/art';
import { mintedCard, PICTURE_VERSION } from '@goats/collection';
import { attributeIn, utcDay } from '@goats/rules';
import type { Locale } from '@goats/words';
import type { Queryable } from '../../db/database.ts';
import { keptPuzzle } from '../../slices/match/index.ts';
import { sayIn } from '../../words/say-in.ts';
import type { NamedPicture } from './picture-names.ts';

/** What a shared puzzle shows elsewhere: the question, never the answer. */
export async function findPuzzlePicture(
  db: Queryable,
  date: string,
  locale: Locale = 'en',
): Promise<NamedPicture | undefined> {
  const at = Date.parse(date);
  const puzzle = Number.isNaN(at) ? null : await keptPuzzle(db, utcDay(at));
  const card = puzzle && mintedCard(puzzle.position.card.id);
  if (!puzzle || !card) return undefined;
  const { rounds, deciders } = puzzle.position;
  const { attribute, own, theirs } = rounds[0]!;
  const say = sayIn(locale);
  const [one, two, three] = deciders.map((each) => attributeIn(say, each));
  const draw = () =>
    socialPicture({
      title: say('Your pick@@of an attribute, heading of the puzzle'),
      subtitle: say(
        '{attribute} went {own}:{theirs} against you. {one}, {two} or {three} will decide. What do you play?@@attributes of a footballer',
        { attribute: attributeIn(say, attribute), own, theirs, one, two, three },
      ),
      traits: card.traits,
    });
  return { draw, format: 'png', version: PICTURE_VERSION };
}
