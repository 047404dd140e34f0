/**
 * What a UTC day has is gone at midnight: quests, the puzzle, the day's pack. `work` that midnight fell
 * into is done once more, from its beginning.
 *
 * @example await withinOneDay(() => answerThePuzzle(page))
 */
export async function withinOneDay(work: () => Promise<void>): Promise<void> {
  const day = () => new Date().toISOString().slice(0, 10);
  const began = day();
  try {
    await work();
  } catch (error) {
    if (day() === began) throw error;
    await work();
  }
}
