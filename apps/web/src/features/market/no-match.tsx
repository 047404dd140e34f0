import { Button } from '../../ui/button.tsx';

/** A corner flag and an empty pitch: nobody fits. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="relative flex min-h-100 flex-col justify-end overflow-hidden border-[1.5px] border-line-2 bg-[repeating-linear-gradient(115deg,#0c2318_0_64px,#0a1d14_64px_128px)] p-6 max-sm:justify-start max-sm:pt-14 sm:p-10">
      <svg
        aria-hidden="true"
        viewBox="0 0 320 320"
        fill="none"
        className="absolute -right-px -bottom-px size-32 sm:size-80"
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
      <h2 className="relative max-w-125 text-part">No GOATs match your current filters</h2>
      <p className="relative mt-3.5 mb-5.5 max-w-80 text-chalk-2">
        Nobody in the pasture fits all of that at once. Loosen one.
      </p>
      <Button className="relative self-start" onClick={onClear}>
        Clear All Filters
      </Button>
    </div>
  );
}
