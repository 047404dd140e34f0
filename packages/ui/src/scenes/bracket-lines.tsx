import type { Rarity } from '@goats/rules';
import { Trophy } from '../trophy.tsx';

/** Eight go in on the left, and there is one thing on the right. */
export function BracketLines({ tier, clubs = false }: { tier: Rarity; clubs?: boolean }) {
  return (
    <div className="relative h-20 sm:h-36 md:h-auto">
      <svg
        aria-hidden="true"
        viewBox="0 0 480 216"
        fill="none"
        stroke="var(--color-chalk)"
        strokeWidth="2.5"
        className="size-full"
        preserveAspectRatio="xMaxYMid meet"
      >
        <g strokeOpacity=".34">
          {[0, 1, 2, 3].map((pair) => (
            <path key={pair} d={`M0 ${20 + pair * 50}h70v26H0m70-13h52`} />
          ))}
        </g>
        <g strokeOpacity=".6">
          <path d="M122 33h58v50h-58m58-25h52M122 133h58v50h-58m58-25h52" />
        </g>
        <path strokeOpacity=".95" d="M232 58h44v100h-44m44-50h44" />
      </svg>
      <Trophy
        tier={tier}
        clubs={clubs}
        large
        className="absolute right-0 bottom-0 h-full w-1/3 object-contain object-bottom"
      />
    </div>
  );
}
