import DataProvider from '@goats/ui/api/data-provider.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { TodaysLink } from './todays-link.tsx';
import { useToday } from './use-today.ts';

const AT_MOST = 4;

/** The day in one line, above everything else that the home page has to say to a player. */
export default function TodayStrip() {
  return (
    <DataProvider>
      <Strip />
    </DataProvider>
  );
}

function Strip() {
  const items = useToday()?.slice(0, AT_MOST) ?? [];
  return (
    <section aria-labelledby="today" className="today-strip border-b border-line bg-well">
      <div className="wrap flex h-22 items-stretch sm:h-24 gap-5 sm:gap-8">
        <h2 id="today" className="flex flex-none items-center text-row">
          <Link
            to="/today"
            className="flex min-h-11 items-center hover:underline underline-offset-4"
          >
            {t('Today')}
          </Link>
        </h2>
        <ul className="flex min-w-0 flex-1 snap-x overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-sm:-mr-4">
          {items.map((item) => (
            <li
              key={item.key}
              className="w-52 flex-none snap-start border-l border-line sm:w-auto sm:min-w-0 sm:flex-1"
            >
              <TodaysLink
                item={item}
                className="group flex h-full w-full flex-col justify-center gap-1 px-4 text-left focus-visible:-outline-offset-3"
              >
                <span className="kicker flex items-center gap-2 text-small leading-none">
                  {item.due && (
                    <>
                      <i aria-hidden="true" className="size-2 rounded-full bg-success" />
                      <span className="sr-only">{t('Now:')}</span>
                    </>
                  )}
                  {item.kicker}
                </span>
                <span className="line-clamp-1 font-semibold group-hover:underline">
                  {item.title}
                </span>
                <span className="line-clamp-1 text-fine text-chalk-2">{item.words}</span>
              </TodaysLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
