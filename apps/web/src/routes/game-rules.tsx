import { Button } from '@goats/ui/button.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { PageHeader } from '@goats/ui/page-header.tsx';
import { type Chapter, Reading } from '@goats/ui/reading.tsx';
import { Whistle } from '@goats/ui/scenes/whistle.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { COMING_SOON, GAME_RULES } from '../content/game-rules.tsx';
import { LearnButton } from '../features/battle/learn-button.tsx';
import { SampleCard } from '../features/guide/sample-card.tsx';
import { TryIt } from '../features/guide/try-it.tsx';

const NumberedRules = lazyTab(
  () => import('../features/guide/numbered-rules.tsx'),
  (module) => module.NumberedRules,
);

const DECK = [
  { id: 138, name: t('Magic Goat, a Common card') },
  { id: 412, name: t('Hand of Horn, a Rare card') },
  { id: 823, name: t('The Flea, an Epic card') },
  { id: 3974, name: t('The Machine, a Legendary card') },
  { id: 960, name: t('Kaiser Goat, a Rare card') },
] as const;

/** Some chapters have something to show or to press. */
const EXTRAS: Readonly<Record<string, React.ReactNode>> = {
  setup: (
    <div key="deck" className="grid grid-cols-5 gap-2 pt-2 sm:gap-4">
      {DECK.map((card) => (
        <SampleCard key={card.id} card={card} />
      ))}
    </div>
  ),
  gameplay: (
    <div key="try" className="flex flex-wrap gap-3 pt-2">
      <TryIt mode="squad">{t('Try the five-round game')}</TryIt>
      <TryIt mode="duel" variant="outline">
        {t('Try best of three')}
      </TryIt>
    </div>
  ),
  'coming-soon': (
    <div key="soon" className="grid gap-4 pt-2 sm:grid-cols-2">
      {COMING_SOON.map(({ title, text }) => (
        <div key={title} className="rounded-panel border border-dashed border-line-2 p-5">
          <h3 className="text-row text-chalk">{title}</h3>
          <p className="mt-2 text-body">{text}</p>
        </div>
      ))}
    </div>
  ),
};

const CHAPTERS: readonly Chapter[] = [
  ...GAME_RULES.map((chapter) => {
    const extra = EXTRAS[chapter.id];
    return extra ? { ...chapter, body: [...chapter.body, extra] } : chapter;
  }),
  {
    id: 'numbered',
    title: t('The numbered rules'),
    body: [
      t(
        'What is written above is how a person tells it. This is how the referee has it: one number for every rule, and the tests cite the same numbers. If a match and this list disagree, one of them is a bug.',
      ),
      <NumberedRules key="list" />,
    ],
  },
];

export function GameRulesPage() {
  return (
    <>
      <PageHeader
        variant="line"
        scene={<Whistle />}
        title={t('Rules and instructions')}
        lead={t('How a match is won, lost and argued about afterwards.')}
        aside={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <LearnButton />
            <a href="#numbered" className="link py-2 text-chalk-2">
              {t('Straight to the numbered rules')}
            </a>
          </div>
        }
      />
      <div className="wrap pt-10 sm:pt-14">
        <Reading label={t('Rules')} chapters={CHAPTERS} />
        <div className="flex flex-wrap gap-3 lg:pl-85">
          <Button asChild>
            <Link to="/card-game">{t('Play the Card Game')}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/game-guide">{t('Read the battle guide')}</Link>
          </Button>
        </div>
      </div>
    </>
  );
}
