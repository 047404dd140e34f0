/** '1986: The Hand. Nobody saw it.' in its parts; a line without a year is told as it is. */
export function momentParts(line: string): { year?: string; title: string; text?: string } {
  const [, year, title, text] = /^(\d{4}): (.+?[^.])\. (.+)$/s.exec(line) ?? [];
  return year && title && text ? { year, title, text } : { title: line };
}

/** Years on a touchline, what happened beside them. */
export function IconicMoments({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="border-t-[1.5px] border-line-2">
      {lines.map((line) => {
        const { year, title, text } = momentParts(line);
        return (
          <li
            key={line}
            className="grid gap-x-6 gap-y-1.5 border-b border-line py-5 sm:grid-cols-[6rem_1fr]"
          >
            <span className="numeral text-poster-s leading-[.9] text-chalk-3">{year}</span>
            <div>
              <h3 className="text-row">{title}</h3>
              {text && <p className="mt-2 max-w-150 text-chalk-2">{text}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
