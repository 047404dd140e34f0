import { Panel } from '@goats/ui/panel.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { GUIDE_MODES, MATCH_CLOCK } from '../../content/game-guide.ts';
import { TryIt } from './try-it.tsx';

export function GuideBattleSystem() {
  return (
    <>
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-part">{t('A match by the clock')}</h2>
          <p className="mt-5 max-w-110 text-lead text-chalk-2">
            {t(
              'Every card has ten attributes from 0 to 100. A round compares one of them. Equal numbers go to the next attribute in the match’s order, until somebody is ahead.',
            )}
          </p>
          <p className="mt-4 max-w-110 text-chalk-2">
            <T
              m="When a pick runs out of time, the referee picks the player’s best free attribute, and crosses out the lowest if a decider has to go. Nobody loses by falling off the sofa. The small print has <link>numbers</link>."
              link={<Link to="/game-rules" hash="numbered" className="link text-chalk" />}
            />
          </p>
        </div>
        <ol className="border-t-[1.5px] border-line-2">
          {MATCH_CLOCK.map(({ time, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-line py-5 sm:grid-cols-[8rem_1fr]"
            >
              <span className="numeral pt-0.5 text-row text-chalk-3">{time}</span>
              <div>
                <h3 className="text-row">{title}</h3>
                <p className="mt-2 text-chalk-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <h2 className="mt-20 mb-8 text-part">{t('Two games, one referee')}</h2>
      <ul className="grid gap-6 sm:grid-cols-2">
        {GUIDE_MODES.map(({ mode, title, text }, index) => (
          <li key={mode}>
            <Panel className="flex h-full flex-col items-start" aria-label={title}>
              <h3 className="text-panel">{title}</h3>
              <p className="mt-3 mb-6 text-lead text-chalk-2">{text}</p>
              <div className="mt-auto">
                <TryIt mode={mode} variant={index === 0 ? 'primary' : 'outline'}>
                  {t('Try it: {title}', { title })}
                </TryIt>
              </div>
            </Panel>
          </li>
        ))}
      </ul>
    </>
  );
}
