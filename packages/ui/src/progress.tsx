import { cx } from './cx.ts';

/** Mowing stripes laid up to the value. `<Progress label="Generating" value={63} />` */
export function Progress({
  label,
  value,
  max = 100,
  tall = false,
  className,
}: {
  label: string;
  value: number;
  max?: number;
  tall?: boolean;
  className?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * max)}
      aria-valuemin={0}
      aria-valuemax={max}
      className={cx(
        'relative overflow-hidden border border-line-2 bg-well',
        tall ? 'h-15' : 'h-7',
        className,
      )}
    >
      <div className="mown h-full" />
      {/* The grass is cut all along and only uncovered: moving a cover asks for no layout and no
          paint, so that a page that works hard still draws every frame. */}
      <div
        className="absolute inset-0 border-l-[3px] border-chalk bg-well transition-transform duration-240 will-change-transform"
        style={{ transform: `translateX(${share * 100}%)` }}
      />
      {tall && (
        <span aria-hidden="true" className="*:absolute *:border-[1.5px] *:border-chalk/45">
          <i className="top-0 bottom-0 left-1/2 border-y-0! border-l-0!" />
          <i className="top-1/2 left-1/2 -mt-4.75 -ml-4.75 size-9.5 rounded-full" />
          <i className="inset-y-2.25 -left-px w-13.5" />
          <i className="inset-y-2.25 -right-px w-13.5" />
        </span>
      )}
    </div>
  );
}
