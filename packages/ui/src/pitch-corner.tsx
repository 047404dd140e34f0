import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A corner flag and an empty pitch, for what is not there. `<PitchCorner><h2>…</h2></PitchCorner>` */
export function PitchCorner({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'relative isolate flex min-h-100 flex-col overflow-hidden border-[1.5px] border-line-2 bg-[repeating-linear-gradient(115deg,#0c2318_0_64px,#0a1d14_64px_128px)] p-6 sm:p-10',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 320 320"
        fill="none"
        className="absolute -right-px -bottom-px -z-1 size-32 sm:size-80"
      >
        <path
          d="M320 90A230 230 0 0 0 90 320"
          stroke="#f4f1e4"
          strokeOpacity=".5"
          strokeWidth="4"
        />
        <path d="M0 318H320M318 0V320" stroke="#f4f1e4" strokeOpacity=".7" strokeWidth="5" />
        <path d="M300 300V110" stroke="#f4f1e4" strokeWidth="6" />
        <path d="M297 112L210 138L297 172Z" fill="#f4f1e4" />
      </svg>
      {children}
    </div>
  );
}
