import type { MasterGoat } from '@goats/collection';
import { Button } from '@goats/ui/button.tsx';
import { theDesk } from '../desk/use-desk.ts';
import { changesOf } from './master-changes.ts';
import { type SavedMaster, useSaveMaster } from './master-queries.ts';

/** Edits count for the next run at once; they are on the server only after Save. */
export function SaveBar({ goat, saved }: { goat: MasterGoat; saved: SavedMaster | undefined }) {
  const save = useSaveMaster();
  const changed = saved ? Object.keys(changesOf(goat, saved)).length > 0 : false;
  if (!saved || !changed) return null;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      <span className="text-small text-warning">Not saved on the server</span>
      <Button
        size="sm"
        busy={save.isPending}
        busyWord="Saving..."
        onClick={() => save.mutate({ goat, saved })}
      >
        Save {goat.name}
      </Button>
      <Button variant="outline" size="sm" onClick={() => theDesk().adopt([saved])}>
        Undo
      </Button>
    </div>
  );
}
