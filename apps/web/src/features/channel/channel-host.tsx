import { NOTICE_TITLES } from '@goats/rules';
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { NO_CHANNEL, ownChannel } from '@goats/ui/api/polling.ts';
import { refreshOn } from '@goats/ui/api/refresh-on.ts';
import { hearRelease } from '@goats/ui/browser/site-release.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { splitPath, t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSummons } from '../battle/own-matches.ts';
import { wordLines } from '../inbox/word-lines.ts';
import { playSound } from '../sound/sound-player.ts';
import { knowsBalance } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import type { Heard, News, Turn } from './channel-events.ts';
import { channelState, isSameTurn, keepMatches, plays, QUIET, takeTurn } from './channel-state.ts';
import { noticeWhenHidden } from './hidden-notice.ts';
import { lineParts, openLine } from './one-line.ts';
import { TurnChip } from './turn-chip.tsx';
import { TURN_WORDS } from './turn-words.ts';
import { useMarks } from './use-marks.ts';
import { useMidnight } from './use-midnight.ts';

/** Mounted once, in the header: hears what is the player's own, and sees to it that it arrives. */
export default function ChannelHost() {
  return (
    <DataProvider>
      <Host />
    </DataProvider>
  );
}

function Host() {
  const { signedInAs } = useWallet();
  const queryClient = useQueryClient();
  useSummons(() => playSound('whistle'));
  useMarks();
  useMidnight();

  const hear = useEffectEvent((heard: Heard) => {
    if (heard.kind === 'greeting') {
      const { turns } = channelState.get();
      keepMatches(heard.greeting.matches);
      hearRelease(heard.greeting.release);
      if (channelState.get().turns.size < turns.size) refreshOn('battles');
      return;
    }
    if (heard.kind === 'lists') {
      refreshOn(...heard.topics);
      return;
    }
    const { event } = heard;
    if (event.type === 'balance') {
      const { balance } = channelState.get();
      channelState.set({ balance: event });
      // A new line repeats it; the first one may tell what the page has just read.
      const known = balance
        ? balance.hoofBalance === event.hoofBalance && balance.locked === event.locked
        : signedInAs !== null && knowsBalance(queryClient, signedInAs, event);
      if (!known) refreshOn('wallet');
    } else if (event.type === 'turn') {
      const before = channelState.get().turns.get(event.matchId);
      takeTurn(event);
      // The list of running matches is what calls a player to a new one.
      if (!before || event.phase === 'finished') refreshOn('battles');
      else if (!isSameTurn(before, event)) refreshOn('turns');
      if (event.yours && !before?.yours) tellTurn(event);
    } else {
      refreshOn('inbox');
      void wordLines([event]).then(([news]) => tellNews(news!));
    }
  });

  useEffect(() => {
    if (signedInAs === null) return;
    const line = openLine(lineParts(signedInAs), {
      hear,
      alive: (lives) => ownChannel.set({ lives, owner: signedInAs }),
    });
    return () => {
      line.close();
      ownChannel.set(NO_CHANNEL);
      channelState.set(QUIET);
    };
  }, [signedInAs]);
  return <TurnChip />;
}

function tellNews(news: News): void {
  const title = t(NOTICE_TITLES[news.type]);
  void noticeWhenHidden(news, title);
  // A match that began is called out by the list of running ones, with the way there; a rematch
  // shows on the end screen of whoever has not left it.
  const { pathname, search } = window.location;
  const [page, part] = news.href.split('#');
  const began = page?.startsWith('/battle?match=') && part === undefined;
  if (began || page === `${splitPath(pathname).path}${search}`) return;
  // Thirty seconds for a pick: what can wait is counted by the bell.
  if (plays(search)) return;
  playSound('turn');
  toast({ title, description: news.text, action: { label: t('Have a look'), href: news.href } });
}

function tellTurn(turn: Turn): void {
  void noticeWhenHidden({ ...turn, text: TURN_WORDS[turn.phase] }, t('Your Turn'));
  if (document.hidden) playSound('whistle');
}
