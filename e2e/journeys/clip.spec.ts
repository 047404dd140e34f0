import type { Page } from '@playwright/test';
import { finishPractice, practise } from '../practice.ts';
import { expect, test } from '../test.ts';
import { consentGiven } from '../visitor.ts';

// A person sees all that moves here.
test.use({ reducedMotion: 'no-preference' });

/** What a browser finds in the clip on the page: its size, its length, and how bright it is when. */
function looked(page: Page, seconds: readonly number[]) {
  return page.locator('video').evaluate(async (element, times) => {
    const video = element as HTMLVideoElement;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 32;
    const ctx = canvas.getContext('2d', { willReadFrequently: true });
    const frames: string[] = [];
    for (const time of times) {
      // 'seeked' may come before the frame that was sought can be drawn.
      const shown = new Promise<void>((resolve) => {
        const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
          if (Math.abs(mediaTime - time) < 0.1) resolve();
          else video.requestVideoFrameCallback(look);
        };
        video.requestVideoFrameCallback(look);
      });
      video.currentTime = time;
      await shown;
      ctx?.drawImage(video, 0, 0, 32, 32);
      frames.push([...(ctx?.getImageData(0, 0, 32, 32).data ?? [])].join());
    }
    const { videoWidth: width, videoHeight: height, duration } = video;
    return { width, height, duration, frames };
  }, seconds);
}

test('a finished match becomes a clip that plays, can be called off, and can be saved', async ({
  page,
}) => {
  await consentGiven(page);
  const id = await practise(page);
  await expect(page.getByRole('button', { name: 'Make a clip' })).toBeHidden();
  await finishPractice(page, id);
  await page.getByRole('button', { name: 'Make a clip' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('link', { name: 'Save the picture' });
  const address = await picture.getAttribute('href');
  const drawn = await page.request.get(address ?? '');
  expect(drawn.headers()['content-type']).toBe('image/png');

  const make = dialog.getByRole('button', { name: 'Make the clip' });
  await make.click();
  await expect(dialog.getByRole('progressbar', { name: 'Cutting the clip' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  // It stands at its first frame then, instead of running away from what is sought.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await make.click();
  await expect(dialog.locator('video')).toBeVisible({ timeout: 480_000 });

  const video = dialog.locator('video');
  await expect(video).toHaveJSProperty('readyState', 4);
  const { width, height, duration, frames } = await looked(page, [0.2, 2, 4.5, 6.9]);
  expect([width, height]).toEqual([1080, 1080]);
  expect(duration).toBeGreaterThanOrEqual(7);
  expect(duration).toBeLessThanOrEqual(9);
  expect(new Set(frames).size).toBe(frames.length);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save the clip' }).click();
  expect((await saved).suggestedFilename()).toMatch(
    new RegExp(`^legendary-goats-match-${id}\\.(mp4|webm)$`),
  );
});

test.describe('in a browser that makes no videos', () => {
  test('the button says beforehand that it is the picture, which is the one that was shared', async ({
    page,
  }) => {
    await consentGiven(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'VideoEncoder');
    });
    const id = await practise(page);
    await finishPractice(page, id);
    await expect(page.getByRole('button', { name: 'Make a clip' })).toBeHidden();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the picture' }).click();
    expect((await saved).suggestedFilename()).toBe(`match-${id}.png`);
  });
});
