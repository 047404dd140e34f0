import { formatHoof } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { api } from '@goats/ui/api/client.ts';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { cx } from '@goats/ui/cx.ts';
import { MoreButton } from '@goats/ui/more-button.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { PathLink } from '@goats/ui/path-link.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { walletKey } from '../wallet-queries.ts';
import { type Movement, movementTitle, referenceWords, signedAmount } from './movement-words.ts';

const PAGE = 8;

/** Every HOOF that came and went, newest first. */
export function Movements({ address, onLeave }: { address: string; onLeave: () => void }) {
  const pages = useInfiniteQuery({
    queryKey: [...walletKey(address), 'movements'],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/wallets/:address/movements',
        { params: { address }, query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
  if (pages.isPending) return <Skeleton className="h-40" />;
  if (!pages.data) {
    return (
      <NotArrived onRetry={pages.refetch}>
        {t('The history did not arrive.')} {failureWords(pages.error)}
      </NotArrived>
    );
  }
  const movements = pages.data.pages.flatMap((page) => page.movements);
  if (movements.length === 0) {
    return <p className="text-small text-chalk-2">{t('Nothing has moved yet. Not a hoof.')}</p>;
  }
  return (
    <>
      <ul className="border-t border-line">
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} onLeave={onLeave} />
        ))}
      </ul>
      <MoreButton
        pages={pages}
        size="sm"
        className="mt-4 w-full"
        busyWord={t('Looking@@button, while it happens')}
      >
        {t('Show older')}
      </MoreButton>
    </>
  );
}

function Row({ movement, onLeave }: { movement: Movement; onLeave: () => void }) {
  const { amount, balanceAfter, link, reference } = movement;
  const gained = amount > 0;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2.5">
      <div className="min-w-0">
        <p className="font-medium">{movementTitle(movement)}</p>
        <p className="text-fine leading-5 text-chalk-3">
          {link ? (
            <PathLink href={link} className="link text-chalk-2" onClick={onLeave}>
              {referenceWords(reference)}
            </PathLink>
          ) : (
            referenceWords(reference)
          )}
          <span aria-hidden="true"> · </span>
          <time dateTime={movement.at}>
            <Ago at={movement.at} />
          </time>
        </p>
      </div>
      <p className="text-right">
        <span className={cx('numeral block text-2xl', gained ? 'text-success' : 'text-chalk')}>
          {signedAmount(amount, formatHoof(Math.abs(amount)))}
        </span>
        <span className="text-fine leading-5 text-chalk-3">
          <span className="sr-only">{t('Balance then')} </span>
          {formatHoof(balanceAfter)}
        </span>
      </p>
    </li>
  );
}
