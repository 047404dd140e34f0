import {
  type CollectionState,
  MAX_IMPORT_CHARACTERS,
  readCollectionExport,
} from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useRef, useState } from 'react';
import { countOf } from '../desk/desk.ts';
import { theDesk, useDesk } from '../desk/use-desk.ts';

function refuse(sentence: string): void {
  toast({ title: 'Import Refused', description: sentence, tone: 'red' });
}

async function restore(state: CollectionState): Promise<void> {
  try {
    const { made, cancelled } = await theDesk().restore(state, 'Restoring the export');
    toast({
      title: cancelled ? 'Run Cancelled' : 'Import Complete',
      description: `${groupedCount(made)} cards are on the desk again.`,
      ...(cancelled && { tone: 'yellow' as const }),
    });
  } catch {
    refuse('The generator stopped while it was making the cards again.');
  }
}

/** Reads an export back; whatever is on the desk is replaced only after a yes. */
export function ImportButton({ disabled }: { disabled: boolean }) {
  const runs = useDesk((desk) => desk.runs);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<CollectionState | null>(null);

  async function read(file: File): Promise<void> {
    if (file.size > MAX_IMPORT_CHARACTERS * 4) {
      refuse('This file is too large to be an export of this collection.');
      return;
    }
    const result = readCollectionExport(await file.text());
    if (!result.ok) refuse(result.sentence);
    else if (runs.length > 0) setAsked(result.state);
    else await restore(result.state);
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Import JSON
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Export file to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
          if (file) void read(file).catch(() => refuse('This file could not be read.'));
        }}
      />
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Replace the desk?"
        description="The goats, the settings and all generated cards on the desk give way to those of the file."
      >
        {asked && (
          <>
            <FactList
              facts={[
                ['On the desk', `${groupedCount(countOf(runs))} cards`],
                ['In the file', `${groupedCount(countOf(asked.runs))} cards`],
              ]}
            />
            <div className="mt-7 flex flex-wrap gap-3">
              <Button
                onClick={() => {
                  setAsked(null);
                  void restore(asked);
                }}
              >
                Replace
              </Button>
              <Button variant="outline" onClick={() => setAsked(null)}>
                Keep the desk
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
