import { cx } from '@goats/ui/cx.ts';
import { tabLook } from '@goats/ui/tabs.tsx';
import { Trophy } from '@goats/ui/trophy.tsx';
import { t } from '@goats/words';
import { useEffect, useRef, useState } from 'react';
import { bracketOf, type Round, roundInPlay } from '../bracket-of.ts';
import type { CupWithTies } from '../cup-queries.ts';
import './bracket.css';
import { TieBox } from './tie-box.tsx';

/** Every round as a list of ties: columns with lines where there is room, else swiped one by one. */
export function Bracket({ cup, you }: { cup: CupWithTies; you: string | null }) {
  const rounds = bracketOf(cup, you);
  const { strip, current, show, onScroll } = useSwiped(rounds);
  return (
    <section aria-labelledby="bracket-title">
      <h2 id="bracket-title" className="mb-4 text-part">
        {t('The bracket')}
      </h2>
      <nav aria-label={t('Rounds')} className="mb-4 flex overflow-x-auto md:hidden">
        {rounds.map(({ round, name }) => (
          <button
            key={round}
            type="button"
            aria-current={round === current}
            data-state={round === current ? 'active' : 'inactive'}
            className={cx(tabLook('section'), 'flex-1')}
            onClick={() => show(round)}
          >
            {name}
          </button>
        ))}
      </nav>
      <ol
        ref={strip}
        onScroll={onScroll}
        className="bracket"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop of its own, only a pointer could scroll it
        tabIndex={0}
        aria-label={t('Rounds of the bracket')}
      >
        {rounds.map((round) => (
          <RoundColumn
            key={round.round}
            round={round}
            cup={cup}
            you={you}
            current={round.round === current}
          />
        ))}
      </ol>
    </section>
  );
}

function RoundColumn({
  round: { round, name, slots },
  cup,
  you,
  current,
}: {
  round: Round;
  cup: CupWithTies;
  you: string | null;
  current: boolean;
}) {
  return (
    <li data-round={round} data-current={current ? '' : undefined}>
      <h3 className="kicker pb-3 max-md:sr-only">{name}</h3>
      <ol className="bracket-ties">
        {slots.map((slot) => (
          <li key={slot.index} data-own={slot.own}>
            <div className="relative">
              {round === cup.rounds && round > 1 && (
                <Trophy
                  tier={cup.tier}
                  large
                  className={cx(
                    'mx-auto mb-4 size-24 max-md:block md:absolute md:inset-x-0 md:bottom-full',
                    round === 2 ? 'md:size-14' : 'md:size-32',
                  )}
                />
              )}
              <TieBox cup={cup} slot={slot} you={you} />
            </div>
          </li>
        ))}
      </ol>
    </li>
  );
}

/**
 * Which round a phone shows. It follows the thumb, and follows the cup as long as nobody has chosen:
 * whoever looks at the quarter-finals again is not thrown out of them when a semi-final begins.
 */
function useSwiped(rounds: readonly Round[]) {
  const strip = useRef<HTMLOListElement>(null);
  const inPlay = roundInPlay(rounds);
  const [current, setCurrent] = useState(inPlay);
  const followed = useRef<number | null>(null);
  const scrollTo = (round: number) => {
    const list = strip.current;
    const column = list?.querySelector<HTMLElement>(`[data-round="${round}"]`);
    if (list && column) list.scrollLeft = column.offsetLeft;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the cup itself moves it on
  useEffect(() => {
    if (followed.current === null || followed.current === current) scrollTo(inPlay);
    followed.current = inPlay;
  }, [inPlay]);
  const onScroll = () => {
    const list = strip.current;
    if (!list) return;
    const distance = (column: HTMLElement) => Math.abs(column.offsetLeft - list.scrollLeft);
    const [nearest] = ([...list.children] as HTMLElement[]).sort(
      (a, b) => distance(a) - distance(b),
    );
    if (nearest) setCurrent(Number(nearest.dataset.round));
  };
  // A phone that is turned round keeps its place, and the row must have the height of what is in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the page, not at what was rendered
  useEffect(() => {
    addEventListener('resize', onScroll);
    return () => removeEventListener('resize', onScroll);
  }, []);
  const show = (round: number) => {
    setCurrent(round);
    scrollTo(round);
  };
  return { strip, current, show, onScroll };
}
