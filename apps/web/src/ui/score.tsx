import { cx } from './cx.ts';

/** Bands of SPEC: 90 green, 80 light green, 70 yellow, 60 light yellow, 50 orange, below red. */
export function scoreBand(
  score: number,
): 'score-90' | 'score-80' | 'score-70' | 'score-60' | 'score-50' | 'score-0' {
  if (score >= 90) return 'score-90';
  if (score >= 80) return 'score-80';
  if (score >= 70) return 'score-70';
  if (score >= 60) return 'score-60';
  if (score >= 50) return 'score-50';
  return 'score-0';
}

/** `<ScoreNumber score={96} className="text-[2rem]" />` */
export function ScoreNumber({ score, className }: { score: number; className?: string }) {
  return (
    <span
      className={cx('numeral', className)}
      style={{ color: `var(--color-${scoreBand(score)})` }}
    >
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
            width: `${Math.min(100, Math.max(0, score))}%`,
            background: `var(--color-${scoreBand(score)})`,
          }}
        />
      </span>
      <ScoreNumber score={score} className="text-right text-[2rem]" />
    </div>
  );
}
