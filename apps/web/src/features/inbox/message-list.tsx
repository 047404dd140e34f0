import { shortAddress } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { NotArrived } from '@goats/ui/not-arrived.tsx';
import { PathLink } from '@goats/ui/path-link.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { FollowPlayer } from '../friends/follow-player.tsx';
import { useName } from '../players/names.ts';
import { PlayerName } from '../players/player-name.tsx';
import { type Message, useInbox, useMarkRead } from './inbox-queries.ts';
import { TopicIcon } from './topic-icon.tsx';

/** Newest first, each with the way to what it is about. */
export function MessageList({ onLeave }: { onLeave: () => void }) {
  const { data, isPending, error, refetch } = useInbox();
  const markRead = useMarkRead();
  if (isPending) return <Skeleton className="h-40" />;
  if (!data)
    return (
      <NotArrived onRetry={refetch}>
        {t('The post did not arrive. {error}', { error: failureWords(error) })}
      </NotArrived>
    );
  const { messages, unread } = data;
  const [newest] = messages;
  if (!newest) {
    return (
      <EmptyState
        compact
        title={t('No post today')}
        text={t(
          'Offers for your cards, sales, cup ties, prizes and news of what you follow arrive here. The postman is a goat: nothing gets lost, some of it gets chewed.',
        )}
      />
    );
  }
  return (
    <>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-small text-chalk-2">
          {unread === 0
            ? t('All read')
            : t('{unread, plural, one {# unread} other {# unread}}@@messages', { unread })}
        </p>
        {unread > 0 && (
          <Button
            size="sm"
            variant="outline"
            busy={markRead.isPending}
            busyWord={t('Marking...@@messages as read')}
            onClick={() => markRead.mutate(newest.id)}
          >
            {t('Mark all read')}
          </Button>
        )}
      </div>
      <ul className="border-t border-line">
        {messages.map((message) => (
          <Line
            key={message.id}
            message={message}
            onOpen={() => {
              if (!message.read) markRead.mutate(message.id);
              onLeave();
            }}
          />
        ))}
      </ul>
      <p className="mt-4 text-fine text-chalk-3">{t('The last hundred are kept.')}</p>
    </>
  );
}

function Line({ message, onOpen }: { message: Message; onOpen: () => void }) {
  return (
    <li className="border-b border-line">
      <PathLink
        href={message.href}
        className="grid grid-cols-[.625rem_1.125rem_1fr] items-baseline gap-x-3 py-3 hover:bg-white/[.03] focus-visible:-outline-offset-3"
        onClick={onOpen}
      >
        <i
          aria-hidden="true"
          className={cx('size-2.5 rounded-full', message.read ? 'bg-transparent' : 'bg-gold')}
        />
        <TopicIcon topic={message.topic} />
        <span className="min-w-0">
          <span className={cx('block', message.read ? 'text-chalk-2' : 'font-medium')}>
            {!message.read && <span className="sr-only">{t('Unread.@@message')} </span>}
            {message.text}
          </span>
          <time dateTime={message.at} className="text-fine leading-5 text-chalk-3">
            <Ago at={message.at} />
          </time>
        </span>
      </PathLink>
      {message.from !== undefined && <Asker address={message.from} onLeave={onOpen} />}
    </li>
  );
}

/** Who asks, beside the line that says for what. */
function Asker({ address, onLeave }: { address: string; onLeave: () => void }) {
  const known = useName(address);
  return (
    <div className="-mt-1 flex flex-wrap items-center justify-between gap-x-4 pb-2 pl-13">
      <p className="min-w-0 text-small text-chalk-2">
        <T
          m="From {player}@@in the inbox: who asks"
          player={
            <PathLink
              href={`/player/${address}`}
              className="-my-2 py-2 text-chalk underline decoration-1 underline-offset-3"
              onClick={onLeave}
            >
              <PlayerName address={address} link={false} />
            </PathLink>
          }
        />
      </p>
      <FollowPlayer
        address={address}
        name={known?.name ?? shortAddress(address)}
        house={known?.house ?? false}
        className="-mx-2"
        size="sm"
        variant="ghost"
      />
    </div>
  );
}
