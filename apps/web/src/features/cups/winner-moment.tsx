import { formatHoof } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Panel } from '@goats/ui/panel.tsx';
import { SavePicture } from '@goats/ui/save-picture.tsx';
import { ShareButton } from '@goats/ui/share-button.tsx';
import { pictureHref, t } from '@goats/words';
import { useState } from 'react';
import { momentWords, type Victory } from './moment-words.ts';
import './winner-moment.css';

/** The end of a cup: the goat of the final with the trophy over its horns, to look at and to show. */
export function WinnerMoment(victory: Victory) {
  const { cupId, prize } = victory;
  const [shown, setShown] = useState(false);
  const { title, text, alt, message, file } = momentWords(victory);
  // A name of its own: the picture from before the final may still be kept under the plain one.
  const picture = `/api/images/cups/${cupId}.won`;
  return (
    <Panel corners className="grid gap-6 lg:grid-cols-[1.7fr_1fr] lg:items-center" aria-label={alt}>
      <div className={cx('winner-picture', shown && 'is-shown')}>
        <ArtImage
          eager
          src={pictureHref(`${picture}.webp`)}
          srcSet={[
            `${pictureHref(`${picture}.webp?w=640`)} 640w`,
            `${pictureHref(`${picture}.webp?w=960`)} 960w`,
            `${pictureHref(`${picture}.webp`)} 1200w`,
          ].join(', ')}
          sizes="(min-width: 68.75rem) 44rem, 100vw"
          alt={alt}
          boxClass="aspect-[1200/630] rounded-panel"
          // A picture out of the cache has loaded before anybody listens.
          ref={(image: HTMLImageElement | null) => {
            if (image?.complete) setShown(true);
          }}
          onLoad={() => setShown(true)}
        />
      </div>
      <div>
        <h2 className="text-panel text-balance">{title}</h2>
        {prize > 0 && (
          <p className="mt-2 font-display text-panel font-extrabold leading-none text-gold">
            +{formatHoof(prize)} HOOF
          </p>
        )}
        <p className="mt-3 text-chalk-2 text-pretty">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ShareButton
            label={t('Share@@button')}
            message={() => ({
              ...message,
              path: `/cups/${cupId}`,
              picture: { src: `${picture}.png`, name: file },
            })}
          />
          <SavePicture src={`${picture}.png`} name={file} />
        </div>
      </div>
    </Panel>
  );
}
