import { Steps } from '@goats/ui/steps.tsx';
import { t } from '@goats/words';
import { GUIDE_CARDS, GUIDE_STEPS } from '../../content/game-guide.ts';
import { SampleCard } from './sample-card.tsx';
import { TryIt } from './try-it.tsx';

const FAN = [
  'z-0 -rotate-8 translate-x-[12%] translate-y-[4%]',
  'z-1 -translate-y-[2%]',
  'z-0 rotate-8 -translate-x-[12%] translate-y-[4%]',
] as const;

export function GuideOverview() {
  return (
    <>
      <div className="grid items-center gap-x-8 gap-y-10 md:grid-cols-2 lg:gap-x-16">
        <div>
          <h2 className="text-section leading-[.82]">{t('Two minutes, three rounds')}</h2>
          <p className="mt-6 max-w-130 text-lead text-chalk-2">
            {t(
              'Two cards, face down. Ten attributes each. One is drawn, one you pick, one they pick. The higher number wins the round, two rounds win the match, and the vault pays.',
            )}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
            <TryIt mode="duel" />
            <span className="text-small text-chalk-3">
              {t('Against the house. No wallet, no stake, no harm.')}
            </span>
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-160 grid-cols-3 px-2">
          {GUIDE_CARDS.map((card, index) => (
            <div key={card.id} className={`relative ${FAN[index]}`}>
              <SampleCard card={card} />
            </div>
          ))}
        </div>
      </div>
      <h2 className="mt-20 mb-8 text-part">{t('From nothing to a win')}</h2>
      <Steps steps={GUIDE_STEPS} />
    </>
  );
}
