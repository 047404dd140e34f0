import { groupedCount, RARITIES } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import type { ReactNode } from 'react';
import type { SeriesPreview } from './series-queries.ts';

/** What the server would put into the catalogue, and what stands in the way. */
export function DryRun({
  preview,
  onLeaveOut,
  children,
}: {
  preview: SeriesPreview;
  onLeaveOut: () => void;
  /** Shown when a draft can be made of it. */
  children: ReactNode;
}) {
  const { conflicts, rootMatches } = preview;
  return (
    <div role="status" className="mt-6">
      <FactList
        facts={[
          ['Cards', groupedCount(preview.count)],
          ...RARITIES.map((rarity) => [rarity, groupedCount(preview.byRarity[rarity])] as const),
          [
            'Catalogue',
            `${groupedCount(preview.catalogue.before)} → ${groupedCount(preview.catalogue.after)}`,
          ],
        ]}
      />
      <p className="mt-4 flex items-start gap-3 text-small">
        <RefereeCard color={rootMatches ? 'green' : 'red'} className="mt-0.5 h-5.5 w-4" />
        <span className="min-w-0">
          {rootMatches
            ? 'The server made the same cards. '
            : 'The server makes other cards of these runs: a master goat here differs from the one saved there. Save the goats, or generate anew. '}
          <code className="text-fine break-all text-chalk-3">{preview.root}</code>
        </span>
      </p>
      {conflicts.length > 0 && (
        <div className="mt-4 flex items-start gap-3 text-small">
          <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4" />
          <div>
            <ul className="grid gap-1">
              {conflicts.slice(0, 6).map((conflict) => (
                <li key={`${conflict.seriesId} ${conflict.kind} ${conflict.goat} ${conflict.from}`}>
                  {conflict.sentence}
                </li>
              ))}
              {conflicts.length > 6 && <li>And {conflicts.length - 6} more.</li>}
            </ul>
            <Button variant="outline" size="sm" className="mt-3" onClick={onLeaveOut}>
              Leave those out
            </Button>
          </div>
        </div>
      )}
      {rootMatches && conflicts.length === 0 && children}
    </div>
  );
}
