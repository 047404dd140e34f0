import type { ReactNode } from 'react';

export interface Chapter {
  id: string;
  title: string;
  body: readonly ReactNode[];
}

/** Long copy: a list of chapters that stays in view beside the text on a desk. */
export function Reading({ label, chapters }: { label: string; chapters: readonly Chapter[] }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[260px_1fr] lg:gap-20">
      <nav aria-label={label} className="max-lg:hidden">
        <ol className="sticky top-8 grid gap-0.5">
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="display block py-2 text-xl font-bold text-chalk-3 hover:text-chalk"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-180">
        {chapters.map(({ id, title, body }) => (
          <section key={id} id={id} className="mb-12 border-t-[1.5px] border-line-2 pt-6 sm:mb-16">
            <h2 className="text-panel">{title}</h2>
            <div className="mt-5 grid gap-4 text-lead leading-[1.6] text-chalk-2 [&_li]:ml-5 [&_li]:list-disc [&_li]:pl-1.5 [&_li]:marker:text-chalk-3 [&_b]:font-semibold [&_b]:text-chalk">
              {body.map((block, index) =>
                typeof block === 'string' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: fixed copy in a fixed order
                  <p key={index}>{block}</p>
                ) : (
                  block
                ),
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
