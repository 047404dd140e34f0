import { t } from '@goats/words';
import '../battle.css';
import { attributeLabel } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { Link } from '@tanstack/react-router';
import { ELIGIBILITY, SAMPLE_DUEL, SQUAD_RULES } from '../../../content/card-game.ts';
import { PracticeButtons } from '../practice-buttons.tsx';
import { ShownCardPicture } from './shown-card.tsx';

/** The match format, told along one duel from draw to decider. */
export function Gameplay() {
  return (
    <>
      <h2 className="text-part">{t('Three rounds, two minutes')}</h2>
      <p className="mt-5 mb-10 max-w-160 text-lead text-chalk-2">
        {t(
          'Best of 3 rounds. The higher attribute wins a round, and two rounds win the match. Who gets to call the attribute is half the game; the other half is what gets crossed out of the three deciders.',
        )}
      </p>
      <SampleDuel />
      <div className="mt-20 grid gap-14 md:grid-cols-2 lg:gap-20">
        <section>
          <h2 className="text-panel">{t('Squad, the long game')}</h2>
          <ul className="mt-5 border-t-[1.5px] border-line-2 text-chalk-2">
            {SQUAD_RULES.map((line) => (
              <li key={line} className="border-b border-line py-3">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <Link to="/game-rules" className="link">
              {t('The older five-round game has its own page')}
            </Link>
          </p>
        </section>
        <section>
          <h2 className="text-panel">{t('Who can play')}</h2>
          <ul className="mt-5 border-t-[1.5px] border-line-2 text-chalk-2">
            {ELIGIBILITY.map((line) => (
              <li key={line} className="border-b border-line py-3">
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-5 mb-4 text-chalk-2">{t('Practice asks for none of it.')}</p>
          <div className="flex flex-wrap gap-3">
            <PracticeButtons primary />
          </div>
        </section>
      </div>
    </>
  );
}

function SampleDuel() {
  const { near, far, rounds } = SAMPLE_DUEL;
  return (
    <div className="kick-off grid items-center gap-8 rounded-panel border border-line-2 px-4 py-8 sm:px-8 lg:grid-cols-[14rem_minmax(0,1fr)_14rem] lg:gap-10 lg:px-10 lg:py-10">
      <ShownCardPicture card={near} sizes="224px" className="-rotate-1 max-lg:hidden" />
      <div className="min-w-0">
        <div className="mb-6 grid grid-cols-2 justify-items-center gap-6 lg:hidden">
          <ShownCardPicture card={near} sizes="38vw" className="w-full max-w-45 -rotate-2" />
          <ShownCardPicture card={far} sizes="38vw" className="w-full max-w-45 rotate-2" />
        </div>
        <ol className="rounded-row border border-line-2 bg-[rgb(5_13_9/.9)] px-4 sm:px-6">
          {rounds.map(({ attribute, values: [mine, theirs], title, text }, index) => (
            <li
              key={attribute}
              className="grid grid-cols-2 items-center gap-x-4 gap-y-3 border-b border-line py-5 last:border-0 sm:grid-cols-[5rem_minmax(0,1fr)_5rem]"
            >
              <Value value={mine} won={mine > theirs} />
              <div className="text-center max-sm:order-first max-sm:col-span-2">
                <p className="kicker">
                  {t('Round {round} · {attribute}', {
                    round: index + 1,
                    attribute: attributeLabel(attribute),
                  })}
                </p>
                <h3 className="mt-2.5 text-2xl leading-[.95] sm:text-row">{title}</h3>
                <p className="mx-auto mt-2 max-w-95 text-small text-chalk-2">{text}</p>
              </div>
              <Value value={theirs} won={theirs > mine} />
            </li>
          ))}
        </ol>
        <p className="mt-6 flex items-center justify-center gap-4">
          <span className="display text-right text-xl sm:text-2xl">{near.name}</span>
          <FlipTiles value="1:2" size="3.5rem" />
          <span className="display text-xl sm:text-2xl">{far.name}</span>
        </p>
      </div>
      <ShownCardPicture card={far} sizes="224px" className="rotate-1 max-lg:hidden" />
    </div>
  );
}

function Value({ value, won }: { value: number; won: boolean }) {
  return (
    <p className={cx('numeral text-center text-poster', won ? 'text-success' : 'text-chalk-2')}>
      {value}
      <span className="sr-only">{won ? t(', wins the round@@after a number') : ''}</span>
    </p>
  );
}
