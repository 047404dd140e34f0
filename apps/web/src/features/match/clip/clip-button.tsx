import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { SavePicture } from '@goats/ui/save-picture.tsx';
import { t } from '@goats/words';
import { Clapperboard } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Match } from '../match-types.ts';
import { resultPicture } from '../share-button.tsx';
import { type ClipCodec, findCodec } from './find-codec.ts';
import { clipOf } from './timeline.ts';

const ClipDialog = lazyPart(() => import('./clip-dialog.tsx'));

/** A finished match to take along: as a clip where the browser can make one, else as a picture. */
export function ClipButton({ match }: { match: Match }) {
  const codec = useCodec();
  const [open, setOpen] = useState(false);
  if (match.phase !== 'finished') return null;
  if (codec === null || !clipOf(match)) return <SavePicture {...resultPicture(match)} />;
  return (
    <>
      <Button variant="outline" disabled={!codec} onClick={() => setOpen(true)}>
        <Clapperboard aria-hidden="true" className="size-4.5" />
        {t('Make a clip')}
      </Button>
      {open && codec && (
        <Suspense>
          <ClipDialog match={match} codec={codec} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Undefined while the browser is being asked, null where it makes no videos. */
function useCodec(): ClipCodec | null | undefined {
  const [codec, setCodec] = useState<ClipCodec | null | undefined>();
  useEffect(() => {
    let gone = false;
    void findCodec().then((found) => {
      if (!gone) setCodec(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return codec;
}
