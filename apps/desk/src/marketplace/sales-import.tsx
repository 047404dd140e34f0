import { groupedCount } from '@goats/rules';
import { failureOf, LOOK_FIRST } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { adminApi } from '../admin-session.ts';
import { MAX_SALES_CHARACTERS, readSales, type SalesBody } from './sales-text.ts';

/** Sales from the external marketplace: paste or choose a file; all rows or none. */
export function SalesImport() {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const sending = useMutation({
    mutationFn: (body: SalesBody) => adminApi('POST /api/admin/sales/import', { body }),
    onSuccess: () => setText(''),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const send = () => {
    sending.reset();
    const read = readSales(text);
    setProblem(read.ok ? undefined : read.sentence);
    if (read.ok) sending.mutate(read.body);
  };
  const said = problem ?? (sending.error ? failureOf(sending.error, LOOK_FIRST) : undefined);
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-5 border-b-[1.5px] border-line-2 pb-3.5 text-card">
        Sales import
      </h2>
      <label htmlFor={id} className="mb-2 block text-small font-semibold">
        CSV or JSON
      </label>
      <textarea
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        rows={7}
        aria-describedby={`${id}-help`}
        placeholder={
          'tokenId,price,soldAt,buyer,seller,transactionHash\n1000005,3.5,2026-05-01T00:00:00Z,0x…,0x…,0x…'
        }
        className="w-full rounded-control border border-control bg-well p-3.5 font-mono text-fine text-chalk placeholder:text-chalk-3 placeholder:opacity-100 hover:border-chalk"
      />
      <p id={`${id}-help`} className="mt-1.5 text-fine text-chalk-3">
        All rows or none. The same file twice changes nothing.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" busy={sending.isPending} busyWord="Importing..." onClick={send}>
          Import sales
        </Button>
        <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
          Choose file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          aria-label="Sales file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (!chosen) return;
            if (chosen.size > MAX_SALES_CHARACTERS) {
              setProblem('These are too many at once; 15 MB is the most.');
              return;
            }
            void chosen.text().then(setText);
          }}
        />
      </div>
      <div role="status" className="mt-4 min-h-6 text-small">
        {said && (
          <p className="flex items-start gap-3">
            <RefereeCard color="red" className="mt-0.5 h-5.5 w-4" />
            {said}
          </p>
        )}
        {sending.data && !said && (
          <p className="flex items-start gap-3">
            <RefereeCard color="green" className="mt-0.5 h-5.5 w-4" />
            {groupedCount(sending.data.imported)} imported, {groupedCount(sending.data.known)} were
            there already.
          </p>
        )}
      </div>
    </section>
  );
}
