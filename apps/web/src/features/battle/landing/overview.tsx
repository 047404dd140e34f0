import { Button } from '@goats/ui/button.tsx';
import { FactList } from '@goats/ui/fact-list.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { Steps } from '@goats/ui/steps.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { MATCH_FLOW, WAYS_TO_PLAY } from '../../../content/card-game.ts';
import { LearnButton } from '../learn-button.tsx';
import { useNeverPlayed } from '../never-played.ts';
import { PracticeButtons } from '../practice-buttons.tsx';
import { FaceOff } from './face-off.tsx';

/** What it is in one look, and the two ways in: for nothing, or for a stake. */
export function Overview() {
  const newcomer = useNeverPlayed();
  return (
    <>
      <div className="grid items-center gap-10 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_34rem] lg:gap-16">
        <div>
          <h2 className="text-section leading-[.82]">{t('Head to head, horn to horn')}</h2>
          <p className="mt-6 max-w-150 text-lead text-chalk-2">
            {t(
              'Two goats, ten numbers, one vault. Pick a card in secret, call the right attribute, and take double your stake home.',
            )}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            {newcomer && <LearnButton />}
            <Button asChild variant={newcomer ? 'outline' : 'primary'}>
              <Link to="/card-game" search={{ tab: 'lobby' }}>
                {t('Challenge Lobby')}
              </Link>
            </Button>
            <PracticeButtons />
          </div>
          <p className="mt-4 max-w-130 text-small text-chalk-3">
            {t('Practice is against the house: no wallet, no stake, and no card gets tired of it.')}
          </p>
        </div>
        <FaceOff />
      </div>
      <h2 className="mt-20 mb-8 text-part">{t('How a match runs')}</h2>
      <Steps steps={MATCH_FLOW} />
      <WaysToPlay />
      <Panel corners className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div>
          <h2 className="text-panel">{t('Your pick, once a day')}</h2>
          <p className="mt-3 max-w-150 text-chalk-2">
            {t(
              'A real match, stopped at its hardest choice. No wallet, no stake, one best answer.',
            )}
          </p>
        </div>
        <Button asChild>
          <Link to="/puzzle">{t('Puzzle of the day')}</Link>
        </Button>
      </Panel>
      <div className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y border-line py-7">
        <p className="max-w-150 text-chalk-2">
          {t("No cards yet? A wallet's starter pack has three, and HOOF to stake.")}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <Link to="/pack-opening">{t('Open a pack')}</Link>
          </Button>
          <Button asChild variant="ghost">
            <Link to="/game-rules">{t('Read the rules')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}

function WaysToPlay() {
  return (
    <section className="mt-20" aria-labelledby="ways-to-play">
      <h2 id="ways-to-play" className="mb-8 text-part">
        {t('Two ways in, one match')}
      </h2>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {WAYS_TO_PLAY.map(({ title, stake, text, facts, to, tab, action }) => (
          <Panel key={title} className="flex flex-col">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-2 text-panel">
              {title} <Tag>{stake}</Tag>
            </h3>
            <p className="mt-3 mb-5 text-chalk-2">{text}</p>
            <FactList facts={facts} className="mb-6" />
            <Button asChild variant="outline" className="mt-auto self-start">
              <Link to={to} search={{ tab }}>
                {action}
              </Link>
            </Button>
          </Panel>
        ))}
      </div>
    </section>
  );
}
