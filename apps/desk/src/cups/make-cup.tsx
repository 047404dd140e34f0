import { CUP_SIZES, RARITIES, understoodAmount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Field, Input, Select } from '@goats/ui/field.tsx';
import { serverNow } from '@goats/ui/server-clock.ts';
import { useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { localTime } from '../club/club-drafts.ts';
import { useDeed } from '../use-deed.ts';
import { type CupDraft, type CupPlan, cupProblems, planOfCup } from './cup-draft.ts';

const KINDS = { knockout: 'Knock-out', clubs: 'Two clubs' } as const;
const feeHelp = (typed: string) =>
  [understoodAmount(typed, 'HOOF', 0), 'Beyond the free entry of a day.']
    .filter(Boolean)
    .join('. ');
const SOON_MS = 5 * 60_000;

/** Opens a cup now; it starts by itself at its time. */
export function MakeCup() {
  const [draft, setDraft] = useState<CupDraft>(() => ({
    ...{ kind: 'knockout', tier: 'Common', size: '8', fee: '20' },
    starts: localTime(serverNow() + SOON_MS),
  }));
  const [shown, setShown] = useState(false);
  const problems = cupProblems(draft, serverNow());
  const make = useDeed(
    (plan: CupPlan) => adminApi('POST /api/admin/cups', { body: plan }),
    ({ name }) => ({ title: 'Cup Opened', description: `The ${name} takes entries.` }),
  );
  const set = (field: keyof CupDraft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  const error = (field: keyof CupDraft) => (shown ? { error: problems[field] } : {});
  return (
    <form
      noValidate
      aria-label="Make a cup"
      className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        setShown(true);
        if (Object.keys(problems).length > 0) return;
        make.mutate(planOfCup(draft), { onSuccess: () => setShown(false) });
      }}
    >
      <Field label="Kind">
        <Select value={draft.kind} onChange={set('kind')}>
          {Object.entries(KINDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Tier">
        <Select value={draft.tier} onChange={set('tier')}>
          {RARITIES.map((tier) => (
            <option key={tier}>{tier}</option>
          ))}
        </Select>
      </Field>
      <Field label="Places">
        {draft.kind === 'clubs' ? (
          <Input readOnly value="8 a side" />
        ) : (
          <Select value={draft.size} onChange={set('size')}>
            {CUP_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Fee" help={feeHelp(draft.fee)} {...error('fee')}>
        <Input inputMode="numeric" trailing="HOOF" value={draft.fee} onChange={set('fee')} />
      </Field>
      <Field label="Starts" help="Your time." {...error('starts')}>
        <Input type="datetime-local" value={draft.starts} onChange={set('starts')} />
      </Field>
      <Button type="submit" className="mt-7.5" busy={make.isPending} busyWord="Opening...">
        Open cup
      </Button>
    </form>
  );
}
