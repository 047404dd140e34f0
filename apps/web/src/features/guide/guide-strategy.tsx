import { Steps } from '@goats/ui/steps.tsx';
import { t } from '@goats/words';
import { GUIDE_STRATEGY } from '../../content/game-guide.ts';
import { TryIt } from './try-it.tsx';

export function GuideStrategy() {
  return (
    <>
      <h2 className="mb-8 text-part">{t('Six things they will not tell you')}</h2>
      <Steps steps={GUIDE_STRATEGY} columns="sm:grid-cols-2 lg:grid-cols-3" />
      <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-3">
        <TryIt mode="duel" />
        <span className="text-small text-chalk-3">
          {t('Theory is what happens before the first round.')}
        </span>
      </div>
    </>
  );
}
