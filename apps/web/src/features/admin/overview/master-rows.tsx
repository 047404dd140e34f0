import type { MasterGoat } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { ArtImage } from '../../../ui/art-image.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Tag } from '../../../ui/tag.tsx';
import { thumbnail } from '../../goats/goat-pictures.ts';
import { useDesk } from '../desk/use-desk.ts';

/** The ten, how far each is, and the button that makes more. */
export function MasterRows({
  masters,
  show,
  onGenerate,
}: {
  masters: readonly MasterGoat[];
  show: 'both' | 'variation' | 'moment';
  onGenerate: (goat: MasterGoat) => void;
}) {
  const { job } = useDesk();
  return (
    <ul>
      {masters.map((goat) => {
        const variationsFull = goat.variationsGenerated >= goat.maxVariations;
        const momentsFull = goat.iconicMomentsGenerated >= goat.maxIconicMoments;
        const full = (show === 'moment' || variationsFull) && (show === 'variation' || momentsFull);
        const running = job?.run?.goat === goat.id;
        return (
          <li
            key={goat.id}
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
            <span className="max-sm:col-span-1">
              <span className="display block text-[1.375rem]">{goat.name}</span>
              <span className="text-[.8125rem] text-chalk-3">
                {goat.isActive ? goat.position : 'Inactive'}
              </span>
            </span>
            <span className="max-sm:col-start-3 max-sm:row-span-3 max-sm:row-start-1 sm:order-last">
              {full ? (
                <span className="display block text-center text-lg tracking-[.04em] text-success">
                  Complete
                </span>
              ) : running ? (
                <Tag tone="chalk" className="mx-auto flex! w-fit">
                  Running
                </Tag>
              ) : (
                <Button
                  variant="outline"
                  size="sm"
                  className="w-full"
                  disabled={job !== null}
                  aria-label={`Generate ${goat.name}`}
                  onClick={() => onGenerate(goat)}
                >
                  Generate
                </Button>
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
      })}
    </ul>
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
