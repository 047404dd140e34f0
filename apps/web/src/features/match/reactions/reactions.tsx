import { REACTION_WORDS, reactionsShut } from '@goats/rules';
import { t } from '@goats/words';
import { useEffect, useState } from 'react';
import { bleat } from '../../sound/bleat.ts';
import { heard } from '../../sound/sound-player.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import type { Made } from '../live/follow-match.ts';
import type { Stand } from '../live/use-match.ts';
import type { Match, Sides } from '../match-types.ts';
import { playerName } from '../player-name.ts';
import { facePath } from './face-path.ts';
import { MakeFace } from './make-face.tsx';
import { useMuted } from './mute.ts';
import './reactions.css';

/** Long enough to be seen from the corner of an eye, and gone before the next one. */
const SHOWN_MS = 2_200;

const PLACES = ['near', 'far', 'stand'] as const;
type Place = (typeof PLACES)[number];
type Shown = Readonly<Partial<Record<Place, Made>>>;

/** The faces that goats make at each other, at their side of the pitch, and one's own to make. */
export default function Reactions({
  match,
  sides,
  stand,
}: {
  match: Match;
  sides: Sides;
  stand: Stand;
}) {
  const { signedInAs } = useWallet();
  const muted = useMuted();
  const [near, far] = [match.players[sides.near], match.players[sides.far]];
  const shown = useShown(stand.hear, muted, near.address, far.address);
  const plays = match.you !== null;
  // Whether it is over the pitch has asked before (useLoud): here only who may, which time does not change.
  const may = reactionsShut({ kind: match.kind, finishedAt: null }, plays, 0) === null;
  const names = {
    near: plays ? t('You@@in place of your own name') : playerName(near),
    far: playerName(far),
    stand: t('The stand@@those who watch'),
  };
  return (
    <div className="faces">
      {PLACES.map((place) => {
        const made = shown[place];
        return (
          made && (
            <img
              key={place}
              className={`face face-${place}`}
              src={facePath(made.reaction, made.from)}
              alt=""
              width={64}
              height={64}
            />
          )
        );
      })}
      {may && signedInAs !== null && (
        <MakeFace
          matchId={match.id}
          wallet={signedInAs}
          plays={plays}
          hushed={stand.hushed.includes(true)}
          hushedByMe={plays && stand.hushed[sides.near]}
        />
      )}
      <p className="sr-only" role="status">
        {PLACES.flatMap((place) => {
          const made = shown[place];
          return made
            ? [
                t('{who}: {face}@@who makes which face', {
                  who: names[place],
                  face: t(REACTION_WORDS[made.reaction]),
                }),
              ]
            : [];
        }).join('. ')}
      </p>
    </div>
  );
}

/** One at a time at each side: what comes while one is there is not shown, and nobody is flooded. */
function useShown(hear: Stand['hear'], muted: boolean, near: string, far: string): Shown {
  const [shown, setShown] = useState<Shown>({});
  useEffect(() => {
    if (muted) return;
    const leaving = new Map<Place, ReturnType<typeof setTimeout>>();
    const stop = hear((made) => {
      const place = made.from === near ? 'near' : made.from === far ? 'far' : 'stand';
      if (leaving.has(place)) return;
      setShown((before) => ({ ...before, [place]: made }));
      if (made.reaction === 'bleat') heard(bleat);
      leaving.set(
        place,
        setTimeout(() => {
          leaving.delete(place);
          setShown(({ [place]: _gone, ...rest }) => rest);
        }, SHOWN_MS),
      );
    });
    return () => {
      stop();
      for (const timer of leaving.values()) clearTimeout(timer);
      setShown({});
    };
  }, [hear, muted, near, far]);
  return shown;
}
