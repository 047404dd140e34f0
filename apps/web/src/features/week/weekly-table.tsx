import { PastWeeks } from './past-weeks.tsx';
import { ThisWeek } from './this-week.tsx';

/** The week, live, and the weeks before it. */
export function WeeklyTable() {
  return (
    <div className="mb-20">
      <ThisWeek />
      <PastWeeks />
    </div>
  );
}
