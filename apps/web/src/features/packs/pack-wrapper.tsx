import { BrandMark } from '../../ui/brand-mark.tsx';
import { cx } from '../../ui/cx.ts';
import type { PackStage } from './pack-machine.ts';

const WORDS = {
  closed: 'Tear it open',
  shaking: 'Something is moving...',
  opening: 'Opening...',
  opened: '',
} as const satisfies Record<PackStage, string>;

/** Foil with a crimped edge and a goat on it. */
export function PackWrapper({ stage, onOpen }: { stage: PackStage; onOpen: () => void }) {
  return (
    <div className="mt-10 grid justify-items-center sm:justify-items-start">
      <button
        type="button"
        onClick={onOpen}
        aria-disabled={stage !== 'closed'}
        className={cx(
          'pack group relative grid aspect-[5/7.4] w-60 place-items-center sm:w-72',
          stage === 'shaking' && 'pack-shaking',
          stage === 'opening' && 'pack-opening',
        )}
      >
        <span aria-hidden="true" className="pack-foil absolute inset-0" />
        <span className="relative grid justify-items-center gap-4 text-center">
          <BrandMark className="size-28" />
          <span className="display text-[2.5rem] leading-[.84]">
            Legendary
            <br />
            GOATs
          </span>
          <span className="kicker text-chalk-2">Five cards</span>
        </span>
        <span className="display absolute inset-x-0 bottom-9 text-center text-2xl text-gold group-hover:underline decoration-2 underline-offset-4">
          {WORDS[stage]}
        </span>
      </button>
    </div>
  );
}
