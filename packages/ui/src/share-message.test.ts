import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareMessage, takesFile, takesLink } from './share-message.ts';

const MESSAGE = {
  ...{ title: 'Nan wins', text: 'Nan wins the cup.', path: '/cups/12' },
  picture: { src: '/api/images/cups/12.won.png', name: 'rare-cup-no-12.png' },
};
const URL_OF_CUP = 'https://goats.example/cups/12';

describe('sharing', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  const writeText = vi.fn<(text: string) => Promise<void>>();
  let phone = true;
  let takesFiles = true;
  let pictureArrives = true;

  beforeEach(() => {
    phone = takesFiles = pictureArrives = true;
    share.mockReset().mockResolvedValue();
    writeText.mockReset().mockResolvedValue();
    vi.stubGlobal('location', { origin: 'https://goats.example' });
    vi.stubGlobal('matchMedia', () => ({ matches: phone }));
    vi.stubGlobal('navigator', {
      ...{ share, clipboard: { writeText } },
      canShare: (data: ShareData) => takesFiles || data.files === undefined,
    });
    vi.stubGlobal('fetch', async () => {
      if (!pictureArrives) throw new TypeError('offline');
      return new Response('picture');
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('hands words, link and picture to a phone', async () => {
    expect(await shareMessage(MESSAGE)).toBe('shared');
    const [data] = share.mock.calls[0]!;
    expect(data).toMatchObject({ title: 'Nan wins', text: 'Nan wins the cup.', url: URL_OF_CUP });
    expect(data.files?.[0]?.name).toBe('rare-cup-no-12.png');
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each(['takes no files', 'has lost the picture'])(
    'shares without it when the phone %s',
    async (why) => {
      if (why === 'takes no files') takesFiles = false;
      else pictureArrives = false;
      expect(await shareMessage(MESSAGE)).toBe('shared');
      const [data] = share.mock.calls[0]!;
      expect(data.files).toBeUndefined();
      expect(data.url).toBe(URL_OF_CUP);
    },
  );

  it('hands over what is at hand already, without asking for a picture', async () => {
    pictureArrives = false;
    const file = new File(['clip'], 'match-12.mp4', { type: 'video/mp4' });
    expect(takesFile(file)).toBe(true);
    expect(await shareMessage({ ...MESSAGE, file })).toBe('shared');
    expect(share.mock.calls[0]![0].files).toEqual([file]);
    takesFiles = false;
    expect([takesFile(file), takesLink()]).toEqual([false, true]);
    takesFiles = true;
    phone = false;
    expect([takesFile(file), takesLink()]).toEqual([false, false]);
  });

  it('copies the link where a mouse asks, or the words with it', async () => {
    phone = false;
    expect(await shareMessage(MESSAGE)).toBe('copied');
    expect(writeText).toHaveBeenLastCalledWith(URL_OF_CUP);
    await shareMessage({ ...MESSAGE, copied: 'text and link' });
    expect(writeText).toHaveBeenLastCalledWith(`Nan wins the cup. ${URL_OF_CUP}`);
    expect(share).not.toHaveBeenCalled();
  });

  it('says nothing to whoever closes the sheet, and says so when it cannot copy', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    expect(await shareMessage(MESSAGE)).toBe('shared');
    phone = false;
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect(await shareMessage(MESSAGE)).toBe('refused');
  });
});
