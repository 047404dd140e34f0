import { scoreBand, statBarWidth } from '@goats/rules';
import { cx } from './cx.ts';

/** `scoreColor(86) // 'var(--color-score-80)'` */
export function scoreColor(score: number): string {
  return `var(--color-score-${scoreBand(score)})`;
}

/** `<ScoreNumber score={96} className="text-poster-s" />` */
export function ScoreNumber({ score, className }: { score: number; className?: string }) {
  return (
    <span className={cx('numeral', className)} style={{ color: scoreColor(score) }}>
      {score}
    </span>
  );
}

/** One row of statistics: name, bar 0 to 100, number. `<StatBar name="Pace" score={94} />` */
export function StatBar({ name, score }: { name: string; score: number }) {
  return (
    <div className="grid min-h-12 grid-cols-[minmax(5.75rem,8.5rem)_1fr_2.75rem] items-center gap-3 border-b border-line sm:gap-4">
      <span>{name}</span>
      <span aria-hidden="true" className="h-2.5 bg-pitch-800">
        <i
          className="block h-full"
          style={{
            width: `${statBarWidth(score)}%`,
            background: scoreColor(score),
          }}
        />
      </span>
      <ScoreNumber score={score} className="text-right text-poster-s" />
    </div>
  );
}
