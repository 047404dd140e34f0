import { groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';

/** Under the first cards of many, until somebody asks for the rest. `<MoreCards left={1964} onOpen={open} />` */
export function MoreCards({ left, onOpen }: { left: number | undefined; onOpen: () => unknown }) {
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t-[1.5px] border-line-2 pt-6">
      <Button size="lg" onClick={() => void onOpen()}>
        Show more cards
      </Button>
      <p className="text-small text-chalk-3">
        {left === undefined
          ? 'There are more of them.'
          : `${groupedCount(left)} more, as fast as you can scroll.`}
      </p>
    </div>
  );
}
