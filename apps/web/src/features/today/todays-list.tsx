import { buttonLook } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { TodaysLink } from './todays-link.tsx';
import { useToday } from './use-today.ts';

/** The day's programme, one fixture a line, what is due on top. */
export function TodaysList() {
  const items = useToday();
  if (!items) return <Skeleton className="h-96" />;
  return (
    <ul className="border-t-[1.5px] border-line-2">
      {items.map((item) => (
        <li
          key={item.key}
          className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line py-5 sm:grid-cols-[7rem_1fr_auto]"
        >
          <p className="kicker flex items-center gap-2.5 max-sm:col-span-2 sm:flex-col sm:items-start">
            {item.kicker}
            {item.due && <Tag tone={item.key === 'match' ? 'live' : 'chalk'}>{t('Now')}</Tag>}
          </p>
          <div className="min-w-0">
            <h2 className="text-row leading-[1.02] wrap-anywhere">{item.title}</h2>
            <p className="mt-1.5 text-small text-chalk-2">{item.words}</p>
          </div>
          <TodaysLink
            item={item}
            className={cx(
              buttonLook({ size: 'sm', variant: item.due ? 'primary' : 'outline' }),
              'whitespace-nowrap',
            )}
          >
            {item.action}
            <span className="sr-only">: {item.title}</span>
          </TodaysLink>
        </li>
      ))}
    </ul>
  );
}
