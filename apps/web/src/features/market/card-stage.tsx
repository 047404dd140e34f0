import type { ReactNode } from 'react';

/** A penalty area under one floodlight, with a card in it and its papers below. */
export function CardStage({
  children,
  papers,
}: {
  children: ReactNode;
  papers: ReadonlyArray<readonly [string, ReactNode]>;
}) {
  return (
    <div className="card-stage relative isolate flex flex-col overflow-hidden rounded-panel border-[1.5px] border-line-2 max-sm:-mx-5 max-sm:border-x-0">
      <svg
        aria-hidden="true"
        viewBox="0 0 560 720"
        preserveAspectRatio="xMidYMax slice"
        fill="none"
        stroke="#f4f1e4"
        strokeOpacity=".4"
        strokeWidth="3"
        className="absolute inset-0 -z-1 size-full"
      >
        <path d="M40 660V440H520V660M150 660V560H410V660M-10 657H570" />
      </svg>
      <div className="mx-auto w-64 flex-1 py-10 sm:w-108 sm:py-16">{children}</div>
      <dl className="grid grid-cols-3 border-t-[1.5px] border-line-2 bg-pitch-950/90">
        {papers.map(([name, value]) => (
          <div
            key={name}
            className="border-l border-dashed border-line-2 px-4 py-3.5 first:border-0 sm:px-5.5 sm:py-4"
          >
            <dt className="text-[.8125rem] text-chalk-3">{name}</dt>
            <dd className="truncate text-small font-medium sm:text-[.9375rem]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
