import type { GoatSlug, MasterGoat } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { thumbnail } from '@goats/ui/goat-pictures.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { memo } from 'react';
import { useDesk, useLiveMasters } from '../desk/use-desk.ts';

type Shown = 'both' | 'variation' | 'moment';

/** The ten, how far each is, and the button that makes more. */
export function MasterRows({
  show,
  onGenerate,
}: {
  show: Shown;
  onGenerate: (goat: GoatSlug) => void;
}) {
  const masters = useLiveMasters();
  return (
    <ul>
      {masters.map((goat) => (
        <MasterRow key={goat.id} goat={goat} show={show} onGenerate={onGenerate} />
      ))}
    </ul>
  );
}

/** Nine of the ten stand still while one is generated; only that one is drawn anew. */
const MasterRow = memo(Row, (before, after) =>
  (['variationsGenerated', 'iconicMomentsGenerated', 'isActive'] as const).every(
    (field) => before.goat[field] === after.goat[field],
  ),
);

function Row({
  goat,
  show,
  onGenerate,
}: {
  goat: MasterGoat;
  show: Shown;
  onGenerate: (goat: GoatSlug) => void;
}) {
  const variationsFull = goat.variationsGenerated >= goat.maxVariations;
  const momentsFull = goat.iconicMomentsGenerated >= goat.maxIconicMoments;
  const full = (show === 'moment' || variationsFull) && (show === 'variation' || momentsFull);
  return (
    <li
      className={cx(
        'grid grid-cols-[2.75rem_1fr_auto] items-center gap-x-4 gap-y-2 border-b border-line py-2.5',
        show === 'both'
          ? 'sm:grid-cols-[2.75rem_minmax(9rem,1.1fr)_1fr_1fr_6.5rem]'
          : 'sm:grid-cols-[2.75rem_minmax(9rem,1fr)_1.4fr_6.5rem]',
      )}
    >
      <ArtImage
        {...thumbnail(goat.id)}
        alt=""
        boxClass={cx('h-12 w-11 rounded-panel', !goat.isActive && 'opacity-50 grayscale')}
      />
      <span>
        <span className="display block text-label">{goat.name}</span>
        <span className="text-fine text-chalk-3">{goat.isActive ? goat.position : 'Inactive'}</span>
      </span>
      <span className="max-sm:col-start-3 max-sm:row-span-3 max-sm:row-start-1 sm:order-last">
        {full ? (
          <Button
            size="sm"
            variant="ghost"
            disabled
            aria-label={`Generate ${goat.name}: complete`}
            className="w-full bg-transparent! px-0! text-success!"
          >
            Complete
          </Button>
        ) : (
          <GenerateButton goat={goat} onGenerate={onGenerate} />
        )}
      </span>
      {show !== 'moment' && (
        <Meter name="NFTs" done={goat.variationsGenerated} of={goat.maxVariations} />
      )}
      {show !== 'variation' && (
        <Meter name="Moments" done={goat.iconicMomentsGenerated} of={goat.maxIconicMoments} />
      )}
    </li>
  );
}

function GenerateButton({
  goat,
  onGenerate,
}: {
  goat: MasterGoat;
  onGenerate: (goat: GoatSlug) => void;
}) {
  const busy = useDesk(({ job }) =>
    job === null ? 'free' : job.run?.goat === goat.id ? 'running' : 'waiting',
  );
  if (busy === 'running') {
    return (
      <Tag tone="chalk" className="mx-auto flex! w-fit">
        Running
      </Tag>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      className="w-full"
      disabled={busy === 'waiting'}
      aria-label={`Generate ${goat.name}`}
      onClick={() => onGenerate(goat.id)}
    >
      Generate
    </Button>
  );
}

function Meter({ name, done, of }: { name: string; done: number; of: number }) {
  return (
    <span className="block text-small max-sm:col-start-2">
      <span className="flex justify-between gap-3">
        <span className="text-chalk-2">{name}</span>
        <span className="tabular-nums">
          {groupedCount(done)} / {groupedCount(of)}
        </span>
      </span>
      <span aria-hidden="true" className="mt-1.5 block h-1.25 bg-pitch-800">
        <i className="block h-full bg-chalk-2" style={{ width: `${(done / of) * 100}%` }} />
      </span>
    </span>
  );
}
