import { t } from '@goats/words';
import type { Growth } from './handed-over.ts';

/** The +1, written on the face of the card that earned it. */
export function Grown({ growth: { label, attribute, score } }: { growth: Growth }) {
  return (
    <div className="grown">
      <Tick label={label} from={attribute[0]} to={attribute[1]} />
      {score && <Tick label={t('GOAT Score')} from={score[0]} to={score[1]} />}
    </div>
  );
}

function Tick({ label, from, to }: { label: string; from: number; to: number }) {
  return (
    <p>
      <span className="sr-only">
        {t('{attribute} from {from} to {to}', { attribute: label, from, to })}
      </span>
      <span aria-hidden="true" className="grown-label">
        {label}
      </span>
      <span aria-hidden="true" className="grown-tick numeral">
        {from} <i>→</i> <b>{to}</b>
      </span>
    </p>
  );
}
