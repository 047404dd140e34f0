import { socialPicture } from '@goats/art';
import { mintedCard, PICTURE_VERSION } from '@goats/collection';
import { attributeLabel, utcDay } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { keptPuzzle } from '../../slices/match/index.ts';
import type { NamedPicture } from './picture-names.ts';

/** What a shared puzzle shows elsewhere: the question, never the answer. */
export async function findPuzzlePicture(
  db: Queryable,
  date: string,
): Promise<NamedPicture | undefined> {
  const at = Date.parse(date);
  const puzzle = Number.isNaN(at) ? null : await keptPuzzle(db, utcDay(at));
  const card = puzzle && mintedCard(puzzle.position.card.id);
  if (!puzzle || !card) return undefined;
  const { rounds, deciders } = puzzle.position;
  const { attribute, own, theirs } = rounds[0]!;
  const [one, two, three] = deciders.map((each) => attributeLabel(each));
  const draw = () =>
    socialPicture({
      title: 'Your pick',
      subtitle: `${attributeLabel(attribute)} went ${own}:${theirs} against you. ${one}, ${two} or ${three} will decide. What do you play?`,
      traits: card.traits,
    });
  return { draw, format: 'png', version: PICTURE_VERSION };
}
