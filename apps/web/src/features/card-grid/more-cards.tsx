import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';

/** Under the first cards of many, until somebody asks for the rest. `<MoreCards left={1964} onOpen={open} />` */
export function MoreCards({ left, onOpen }: { left: number | undefined; onOpen: () => unknown }) {
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t-[1.5px] border-line-2 pt-6">
      <Button size="lg" onClick={() => void onOpen()}>
        {t('Show more cards')}
      </Button>
      <p className="text-small text-chalk-3">
        {left === undefined
          ? t('There are more of them.')
          : t('{count, number} more, as fast as you can scroll.@@cards', { count: left })}
      </p>
    </div>
  );
}
