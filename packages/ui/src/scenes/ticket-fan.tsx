import { t } from '@goats/words';

const TURNS = ['rotate(-11 210 250)', 'rotate(-5 210 250)', 'rotate(2 210 250)'] as const;
const LAST = TURNS.length - 1;

/** Three tickets in a fan: the front one has something to say. */
export function TicketFan() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 216" className="h-20 w-full sm:h-36 md:h-auto">
      {TURNS.map((turn, place) => (
        <g key={turn} transform={turn} stroke="var(--color-chalk)" strokeWidth="2">
          <path
            d="M40 44H312a13 13 0 0 0 26 0H440V186H338a13 13 0 0 0-26 0H40Z"
            fill="var(--color-pitch-900)"
            strokeOpacity={place === LAST ? 0.85 : 0.4}
          />
          <path d="M325 66V166" strokeDasharray="5 7" strokeOpacity=".6" />
        </g>
      ))}
      <g transform={TURNS[LAST]} fill="var(--color-chalk)" className="display">
        <text x="64" y="116" className="text-[66px]">
          {t('Admit one')}
        </text>
        <text x="66" y="160" fillOpacity=".7" className="text-[28px] tracking-[.06em]">
          {t('Goat, adult or kid')}
        </text>
        <text transform="translate(402 168) rotate(-90)" className="text-[38px]">
          {t('Stand G@@part of a stadium')}
        </text>
      </g>
    </svg>
  );
}
