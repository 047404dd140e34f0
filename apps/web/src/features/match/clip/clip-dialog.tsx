import { percent } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import { SavePicture } from '@goats/ui/save-picture.tsx';
import { Segmented } from '@goats/ui/segmented.tsx';
import { ShareButton } from '@goats/ui/share-button.tsx';
import { takesFile, takesLink } from '@goats/ui/share-message.ts';
import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { LANGUAGE_TAGS, LOCALE, t } from '@goats/words';
import { Clapperboard, Download } from 'lucide-react';
import { useState } from 'react';
import { matchTitle, shareWords } from '../commentary.ts';
import type { Match } from '../match-types.ts';
import { resultPicture } from '../share-button.tsx';
import type { ClipCodec } from './find-codec.ts';
import { makeClip } from './make-clip.ts';
import { SHAPES, type Shape } from './shapes.ts';
import { useClip } from './use-clip.ts';

const SHAPE_NAMES = {
  square: t('Square@@shape of a video'),
  tall: t('Tall@@shape of a video'),
} as const satisfies Record<Shape, string>;
const NAMES = Object.keys(SHAPE_NAMES) as Shape[];

/** A finished match becomes a video, here and by this browser alone. */
export default function ClipDialog({
  match,
  codec,
  onClose,
  make = makeClip,
}: {
  match: Match;
  codec: ClipCodec;
  onClose: () => void;
  make?: typeof makeClip;
}) {
  const [shape, setShape] = useState<Shape>('square');
  const { state, start, stop } = useClip(match, codec, make);
  return (
    <Dialog
      open
      onClose={onClose}
      title={state.at === 'made' ? t('There it is') : t('Make a clip')}
      description={
        state.at === 'made'
          ? undefined
          : t(
              'The poster, every round and the card that won, in eight seconds or so. Your browser makes it: nothing is uploaded, and nobody has to have been there.',
            )
      }
    >
      {state.at === 'made' ? (
        <Made
          match={match}
          shape={shape}
          file={state.file}
          url={state.url}
          onAnother={() => {
            setShape(shape === 'square' ? 'tall' : 'square');
            stop();
          }}
        />
      ) : state.at === 'making' ? (
        <div>
          <p className="mb-2 flex justify-between text-small">
            <span>{t('Cutting the clip...')}</span>
            <span className="numeral text-xl">{percent(state.percent / 100)}</span>
          </p>
          <Progress label={t('Cutting the clip')} value={state.percent} />
          <Button variant="outline" className="mt-6" onClick={stop}>
            {t('Cancel')}
          </Button>
        </div>
      ) : (
        <div>
          {state.at === 'failed' && (
            <p role="alert" className="mb-5 text-error-text">
              {t(
                'The film tore: this browser could not finish the clip. The picture below is ready.',
              )}
            </p>
          )}
          <Segmented
            label={t('Shape')}
            options={NAMES}
            value={shape}
            onChange={setShape}
            columns="grid-cols-2"
            render={(each) => (
              <>
                <ShapeMark shape={each} /> {SHAPE_NAMES[each]}
              </>
            )}
            segmentClass="text-xl"
          />
          <p className="mt-2 text-small text-chalk-2">
            {shape === 'square'
              ? t('For a chat or a feed.')
              : t('For a story, across the whole phone.')}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={() => void start(shape)}>
              <Clapperboard aria-hidden="true" className="size-4.5" />
              {state.at === 'failed' ? t('Try again') : t('Make the clip')}
            </Button>
            <SavePicture {...resultPicture(match)} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function ShapeMark({ shape }: { shape: Shape }) {
  const { width, height } = SHAPES[shape];
  return (
    <i
      aria-hidden="true"
      className="inline-block h-5 border-2 border-current"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}

function Made({
  match,
  shape,
  file,
  url,
  onAnother,
}: {
  match: Match;
  shape: Shape;
  file: File;
  url: string;
  onAnother: () => void;
}) {
  const still = useReducedMotion();
  const { width, height } = SHAPES[shape];
  const sheet = takesFile(file);
  const message = () => ({ ...shareWords(match), path: `/battle?match=${match.id}`, file });
  return (
    <div>
      <video
        src={url}
        width={width}
        height={height}
        controls
        loop
        muted
        playsInline
        autoPlay={!still}
        aria-label={t('The clip of {match}', { match: matchTitle(match) })}
        className="mx-auto h-auto max-h-[56dvh] w-auto max-w-full rounded-control bg-well"
      />
      <p className="mt-3 text-center text-small text-chalk-2">
        {t('{size} MB, {width} × {height}, no sound', {
          size: (file.size / 1_000_000).toLocaleString(LANGUAGE_TAGS[LOCALE], {
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          }),
          width,
          height,
        })}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {sheet && <ShareButton label={t('Share the clip')} message={message} />}
        <Button asChild variant={sheet ? 'outline' : 'primary'}>
          <a href={url} download={file.name}>
            <Download aria-hidden="true" className="size-4.5" />
            {t('Save the clip')}
          </a>
        </Button>
        {!sheet && (
          <ShareButton
            label={takesLink() ? t('Share the link') : t('Copy the link')}
            message={message}
          />
        )}
        <Button variant="ghost" onClick={onAnother}>
          {shape === 'square' ? t('Make it tall') : t('Make it square')}
        </Button>
      </div>
    </div>
  );
}
