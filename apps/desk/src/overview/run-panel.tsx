import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import type { DeskJob } from '../desk/desk.ts';
import { percentDone, timeLeftWords } from '../desk/pace.ts';
import { theDesk, useDesk } from '../desk/use-desk.ts';

/** The one job that is running; nothing when none is. */
export function RunPanel() {
  const job = useDesk((desk) => desk.job);
  return job ? <Running job={job} /> : null;
}

function Running({ job }: { job: DeskJob }) {
  const percent = percentDone(job.done, job.total);
  return (
    <Panel corners className="mt-8 grid items-center gap-x-8 gap-y-5 lg:grid-cols-[auto_1fr_auto]">
      <p className="numeral text-poster-l lg:min-w-32" aria-hidden="true">
        {percent}
        <span className="text-[.5em]">%</span>
      </p>
      <div>
        <p className="mb-2.5 flex justify-between gap-4 text-small">
          <b className="font-semibold">{job.title}</b>
          <span className="text-right text-chalk-2">
            {groupedCount(job.done)} of {groupedCount(job.total)}
          </span>
        </p>
        {/* It moves ten times a second of itself; easing between would only cost frames. */}
        <Progress tall label={job.title} value={percent} className="[&>div]:transition-none" />
        <p className="mt-2.5 flex justify-between gap-4 text-small text-chalk-3">
          <span>
            {groupedCount(Math.round(job.rate))} {job.unit} a second
          </span>
          <span className="text-right">{timeLeftWords(job.secondsLeft)}</span>
        </p>
      </div>
      <Button
        variant="outline"
        busy={job.stopping}
        busyWord="Stopping..."
        onClick={() => theDesk().cancel()}
      >
        Cancel run
      </Button>
    </Panel>
  );
}
