import { type CardKind, type GenerationRun, type GoatSlug, isGoatSlug } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { failureNews, LOOK_FIRST } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input, Select } from '@goats/ui/field.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { countOf } from '../desk/desk.ts';
import { theDesk, useBusy, useDesk } from '../desk/use-desk.ts';
import { useDeed } from '../use-deed.ts';
import { DryRun } from './dry-run.tsx';
import type { SeriesPreview } from './series-queries.ts';
import { chooseRuns, describedRuns, withoutStretches } from './series-runs.ts';

interface Reviewed {
  readonly runs: readonly GenerationRun[];
  readonly root: string;
  readonly preview: SeriesPreview;
}

/** Seals the chosen cards here, and lets the server make them again and compare. */
async function review(runs: readonly GenerationRun[]): Promise<Reviewed | null> {
  const desk = theDesk();
  const sealed = await desk.work('Sealing the series', 'cards', (extras) =>
    desk.generator.ask('seal', { runs }, extras),
  );
  if (!sealed) return null;
  const preview = await adminApi('POST /api/admin/series/dry-run', {
    body: { runs: describedRuns(runs), root: sealed.root },
  });
  return { runs, root: sealed.root, preview };
}

const failed = (error: unknown) => toast(failureNews(error, 'Not Done', { again: LOOK_FIRST }));

/** From the desk into the catalogue: dry run, draft, publish. */
export function SeriesPanel() {
  const runs = useDesk((desk) => desk.runs);
  const masterGoats = useDesk((desk) => desk.masterGoats);
  const version = useDesk((desk) => desk.version);
  const busy = useBusy();
  const [kind, setKind] = useState<CardKind | undefined>();
  const [goat, setGoat] = useState<GoatSlug | undefined>();
  const [name, setName] = useState('');
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const chosen = chooseRuns(runs, { kind, goat });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards make an earlier review worthless
  useEffect(() => setReviewed(null), [kind, goat, version]);

  const dryRun = useMutation({ mutationFn: review, onSuccess: setReviewed, onError: failed });
  const draft = useDeed(
    ({ runs: of, root }: Reviewed) =>
      adminApi('POST /api/admin/series', { body: { name, runs: describedRuns(of), root } }),
    (series) => ({ title: 'Draft Made', description: `${series.name} is ready to publish.` }),
  );

  return (
    <Panel aria-labelledby="publish-title">
      <h2 id="publish-title" className="text-card">
        Make a series
      </h2>
      <p className="mt-2 max-w-130 text-small text-chalk-2">
        The server makes the same cards with the same generator and compares the root before a draft
        is made. Publishing is for ever.
      </p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field label="Cards">
          <Select
            value={kind ?? ''}
            onChange={(event) => setKind((event.target.value || undefined) as CardKind | undefined)}
          >
            <option value="">Variations and moments</option>
            <option value="variation">NFT variations</option>
            <option value="moment">Moment cards</option>
          </Select>
        </Field>
        <Field label="Goat">
          <Select
            value={goat ?? ''}
            onChange={(event) =>
              setGoat(isGoatSlug(event.target.value) ? event.target.value : undefined)
            }
          >
            <option value="">All goats</option>
            {masterGoats.map(({ id, name: goatName }) => (
              <option key={id} value={id}>
                {goatName}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="outline"
          size="sm"
          disabled={chosen.length === 0 || busy}
          busy={dryRun.isPending}
          busyWord="Comparing..."
          onClick={() => dryRun.mutate(chosen)}
        >
          Dry run
        </Button>
        <p className="text-small text-chalk-3">
          {chosen.length === 0
            ? 'Nothing of that kind is on the desk. Generate some first.'
            : `${groupedCount(countOf(chosen))} cards on the desk`}
        </p>
      </div>
      {reviewed && (
        <DryRun
          preview={reviewed.preview}
          onLeaveOut={() => {
            const left = withoutStretches(reviewed.runs, reviewed.preview.conflicts);
            if (left.length > 0) dryRun.mutate(left);
            else
              toast({
                title: 'Nothing Left',
                description: 'All of these are in a series already.',
                tone: 'yellow',
              });
          }}
        >
          <form
            className="mt-5 flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              draft.mutate(reviewed, {
                onSuccess: () => {
                  setReviewed(null);
                  setName('');
                },
              });
            }}
          >
            <Field label="Name of the series" className="min-w-52 grow">
              <Input
                required
                minLength={3}
                maxLength={80}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Button type="submit" busy={draft.isPending} busyWord="Making...">
              Make draft
            </Button>
          </form>
        </DryRun>
      )}
    </Panel>
  );
}
