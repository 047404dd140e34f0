import { PageHeader } from '@goats/ui/page-header.tsx';
import { type Chapter, Reading } from '@goats/ui/reading.tsx';
import { Masthead } from '@goats/ui/scenes/masthead.tsx';
import { t } from '@goats/words';
import { WHITEPAPER, WHITEPAPER_END } from '../content/whitepaper.tsx';
import { WorkedExamples } from '../features/guide/worked-examples.tsx';

const EXAMPLES: Chapter = {
  id: 'examples',
  title: t('Worked examples'),
  body: [
    t(
      'A challenge pays both stakes, plus own stake times the multiplier minus one when the challenger is the underdog. Two tables are about: the one that is paid, and the battle guide’s. With 10 HOOF at stake and a Common challenger who wins:',
    ),
    <WorkedExamples key="table" />,
    t(
      'Against a Legendary both come to the same 50. Cards stay with their owners in a challenge, whichever table you like better.',
    ),
    t(
      'A battle request with the same stake pays 20 + 30 = 50 HOOF, and the loser’s card. The loser is 10 HOOF and one goat lighter.',
    ),
  ],
};

const CHAPTERS = [...WHITEPAPER, EXAMPLES, ...WHITEPAPER_END];

export function WhitepaperPage() {
  return (
    <>
      <PageHeader
        variant="line"
        masthead={
          <Masthead price={t('your attention@@price of the programme')}>
            {t('Official programme, the long read')}
          </Masthead>
        }
        title={t('Whitepaper')}
        lead={t(
          'Supply, sinks, sources, the rules of a match and the proof that it was fair. Short, because it can be.',
        )}
      />
      <div className="wrap pt-10 sm:pt-14">
        <Reading label={t('Whitepaper')} chapters={CHAPTERS} />
      </div>
    </>
  );
}
