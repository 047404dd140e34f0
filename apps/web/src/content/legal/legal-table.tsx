/**
 * `<LegalTable caption="Cookies by name" columns={['Cookie', 'What it does']} rows={[['goats-session', '…']]} code />`
 */
export function LegalTable({
  caption,
  columns,
  rows,
  code = false,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first column holds names as a program writes them, several with commas between. */
  code?: boolean;
}) {
  return (
    <table className="w-full border-collapse text-small leading-normal max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b-[1.5px] border-line-2">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 text-left text-small text-chalk-3">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name = '', ...cells]) => (
          <tr
            key={name}
            className="border-b border-line align-top max-sm:block max-sm:py-3.5 max-sm:last:border-0"
          >
            <th
              scope="row"
              className="py-3 pr-4 text-left font-semibold text-chalk max-sm:block max-sm:p-0 max-sm:pb-1"
            >
              {code ? <Names names={name.split(', ')} /> : name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-3 pr-4 last:pr-0 max-sm:block max-sm:p-0 max-sm:last:text-small max-sm:last:text-chalk-3"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5 sm:*:whitespace-nowrap">
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </span>
  );
}
