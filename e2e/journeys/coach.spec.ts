import { finishPractice, practise, practiseToOwnPick, seenBy } from '../practice.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

test.use({ allowRefusals: false });

test('after a match the gaffer names what each decision cost, and one may try it again', async ({
  page,
}) => {
  await consentGiven(page);
  const id = await practise(page);
  await finishPractice(page, id);

  const notes = page.getByRole('region', { name: 'The gaffer’s notes' });
  await notes.scrollIntoViewIfNeeded();
  await expect(
    notes.getByRole('img', { name: /^Your chance to win the match: Kick-off/ }),
  ).toBeVisible();
  await expect(notes.getByRole('row', { name: /^Full time (Won|Lost)/ })).toBeVisible();
  const brought = notes.getByRole('article').filter({ hasText: 'Before kick-off' });
  await expect(brought).toContainText(/Nothing better on offer|Gave away \d+ %/);

  // Whoever lost round 1 picked round 2: that decision has all its choices.
  const { rounds, players, you } = (await seenBy(page, id)) as never as {
    rounds: { winner: string }[];
    players: { name: string }[];
    you: string;
  };
  if (rounds[0]?.winner === you)
    await notes
      .getByText(players[1]?.name ?? '')
      .first()
      .click();
  const pick = notes.getByRole('article').filter({ hasText: 'Round 2, the pick' });
  await pick.getByRole('button', { name: 'All 21 choices' }).click();
  await expect(pick.getByRole('listitem')).toHaveCount(21);

  await pick.getByRole('button', { name: 'Try that pick again' }).click();
  for (let turn = 0; turn < 2; turn += 1) {
    await notes.locator('form').getByRole('radio').first().check();
    const cross = notes.getByRole('button', { name: /^Cross out / }).first();
    if (await cross.isVisible()) await cross.click();
    await notes.getByRole('button', { name: 'Play it' }).click();
    await expect(notes.getByText(/You would have (won|lost) \d:\d/)).toBeVisible();
    await notes.getByRole('button', { name: 'Try again' }).click();
  }
  await notes.getByRole('button', { name: 'Back to the notes' }).click();
  await expect(pick).toBeVisible();
});

test('in practice the gaffer can be asked while it is one’s pick', async ({ page }) => {
  await consentGiven(page);
  await practiseToOwnPick(page, { unhurried: true });
  await page.getByRole('button', { name: 'Ask the gaffer' }).click();
  const whisper = page.getByRole('dialog', { name: 'The gaffer whispers' });
  await expect(whisper.getByText('Best', { exact: true })).toBeVisible();
  await expect(whisper.getByText(/^\d+ %$/).first()).toBeVisible();
  await whisper.getByRole('button', { name: 'Close' }).click();
  await expect(whisper).toBeHidden();
});
