import { Button } from '@goats/ui/button.tsx';
import { Foil } from '@goats/ui/foil/foil.tsx';
import { shines } from '@goats/ui/foil/shines.ts';
import { TiltPermission } from '@goats/ui/foil/tilt-permission.tsx';
import { t } from '@goats/words';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CardPicture, cardSheets } from '../catalogue/card-picture.tsx';
import { PlayerName } from '../players/player-name.tsx';
import { RecordLine, RecordMarks } from './card-record.tsx';
import { TurningCard } from './turning-card.tsx';

const SIZES = '(min-width: 40rem) 432px, 288px';

export function Owner({ address }: { address: string | null }) {
  return address ? <PlayerName address={address} /> : t('Unowned@@a card');
}

/** A penalty area under one floodlight, with a card in it and its papers below. */
export function CardStage({
  rarity,
  night = false,
  imageUrl,
  alt,
  papers,
  cardId,
}: {
  rarity: string;
  night?: boolean;
  imageUrl: string;
  alt: string;
  papers: ReadonlyArray<readonly [string, ReactNode]>;
  cardId: number;
}) {
  const [turned, setTurned] = useState(false);
  return (
    <div className="card-stage relative isolate flex flex-col self-start overflow-hidden rounded-panel border-[1.5px] border-line-2 max-xs:-mx-4 xs:max-sm:-mx-5 max-sm:border-x-0 max-sm:border-t-0 md:sticky md:top-6">
      <svg
        aria-hidden="true"
        viewBox="0 0 560 780"
        preserveAspectRatio="xMidYMax slice"
        fill="none"
        stroke="#f4f1e4"
        strokeOpacity=".4"
        strokeWidth="3"
        className="absolute inset-0 -z-1 size-full"
      >
        <path d="M-10 520H42M518 520H570M140 716V670H420V716M-10 714H570" />
      </svg>
      <div className="mx-auto w-72 max-w-[82%] pt-6 sm:w-108 sm:pt-13 md:max-lg:pt-8">
        <TurningCard cardId={cardId} turned={turned} sizes={SIZES}>
          <Foil
            rarity={rarity}
            night={night}
            sheets={cardSheets(imageUrl, SIZES)}
            off={turned}
            className="foil-lifted"
          >
            <CardPicture imageUrl={imageUrl} rarity={rarity} alt={alt} sizes={SIZES} eager />
            <RecordMarks cardId={cardId} />
          </Foil>
        </TurningCard>
      </div>
      {/* Positioned, or the card's shadow falls on it. */}
      <div className="relative my-4 flex flex-wrap items-center justify-center gap-x-3 px-2 whitespace-nowrap sm:mt-6 sm:mb-5 md:max-lg:my-3">
        <Button
          size="sm"
          variant="outline"
          aria-pressed={turned}
          onClick={() => setTurned((was) => !was)}
        >
          <RotateCw aria-hidden="true" className="size-4.5" /> {t('Turn it over')}
        </Button>
        {shines(rarity) && <TiltPermission />}
      </div>
      {/* Nothing at first: nobody is told which side is up before somebody has turned it. */}
      <p role="status" className="sr-only">
        {turned ? t('The back is up.') : ''}
      </p>
      <RecordLine
        cardId={cardId}
        className="border-t-[1.5px] border-line-2 bg-pitch-950/92 px-3.5 py-2.5 text-small text-chalk-2 xs:px-4 sm:px-5.5"
      />
      <dl className="grid grid-cols-3 border-t-[1.5px] border-line-2 bg-pitch-950/92">
        {papers.map(([name, value]) => (
          <div
            key={name}
            className="min-w-0 border-l border-dashed border-line-2 px-3.5 py-3.5 first:border-0 xs:px-4 sm:px-5.5 sm:py-4 md:max-lg:px-2.5"
          >
            <dt className="text-fine text-chalk-3">{name}</dt>
            <dd className="wrap-anywhere text-fine font-medium xs:text-small sm:text-small md:max-lg:text-fine">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
