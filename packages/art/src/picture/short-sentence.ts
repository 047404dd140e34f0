/**
 * As many whole sentences of a story as fit; a first one that does not is cut between words.
 * `shortSentence('One. Two goals. Three.', 14) // 'One. Two goals.'`
 */
export function shortSentence(story: string, most: number): string {
  const sentences = story.trim().match(/[^.!?]+[.!?]+[’”)]*\s*/g) ?? [];
  let told = '';
  for (const sentence of sentences) {
    if ((told + sentence).trimEnd().length > most) break;
    told += sentence;
  }
  if (told) return told.trimEnd();
  const cut = story.trim().slice(0, most);
  return cut.length < story.trim().length ? `${cut.replace(/[\s,;:]*\S*$/, '')}...` : cut;
}
