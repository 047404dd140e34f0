import { SeriesList } from './series-list.tsx';
import { SeriesPanel } from './series-panel.tsx';

/** From the desk into the catalogue: dry run, draft, a look inside, publish. */
export function SeriesDesk() {
  return (
    <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[1fr_28rem]">
      <SeriesList />
      <SeriesPanel />
    </div>
  );
}
