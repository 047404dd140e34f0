import { attributeLabel } from '@goats/rules';
import { StatBar } from '@goats/ui/score.tsx';
import { t } from '@goats/words';
import { type ReactNode, useId } from 'react';

const SIX = ['pace', 'shooting', 'passing', 'dribbling', 'defending', 'physical'] as const;

type Six = Readonly<Record<(typeof SIX)[number], number>>;

/** The six printed values added up, which is not the GOAT Score. `profileScore(goat.stats) // 505` */
export function profileScore(stats: Six): number {
  return SIX.reduce((sum, key) => sum + stats[key], 0);
}

/** Below the ten, and made from them: no match knows these six. */
export function PrintedValues({
  stats,
  heading: Heading,
  className,
  children,
}: {
  stats: Six;
  heading: 'h2' | 'h3';
  className: string;
  children?: ReactNode;
}) {
  const title = useId();
  return (
    <section aria-labelledby={title} className={className}>
      <Heading id={title} className="text-row">
        {t('Printed values')}
      </Heading>
      <p className="mt-1.5 mb-2 max-w-140 text-small text-chalk-2">
        {t(
          'The six of the card’s face, made from the ten: shooting is the mean of shooting power and finishing, passing of passing accuracy and vision, physical of physicality and heading.',
        )}
      </p>
      {SIX.map((key) => (
        <StatBar key={key} name={attributeLabel(key)} score={stats[key]} />
      ))}
      {children}
    </section>
  );
}
