const PYLONS = [
  { x: 92, top: 44 },
  { x: 366, top: 12 },
] as const;
const LAMPS = [0, 1, 2, 3];

/** Two pylons over a full terrace. Horns block the view for those behind. */
export function Floodlights() {
  return (
    // On a phone the terrace alone, behind the tabs: the header has no room for the pylons.
    <svg
      aria-hidden="true"
      viewBox="0 0 460 204"
      preserveAspectRatio="xMidYMax slice"
      className="block w-full max-w-100 max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0 max-sm:-z-1 max-sm:h-16 max-sm:max-w-none md:max-w-none"
    >
      <defs>
        <linearGradient id="beam" x2="0" y2="1">
          <stop stopColor="#e8ffe6" stopOpacity=".42" />
          <stop offset="1" stopColor="#e8ffe6" stopOpacity="0" />
        </linearGradient>
        <pattern id="terrace" y="6" width="70" height="66" patternUnits="userSpaceOnUse">
          <g fill="#06120c" stroke="#06120c" strokeWidth="4" strokeLinecap="round">
            <path d="M0 66V54q2-9 10-11a11 11 0 1 1 16 0q8 2 10 11 3-7 9-9a9 9 0 1 1 14 0q9 3 11 9v12Z" />
            <path
              d="M10 31Q5 20 13 12M26 31Q31 20 23 12M45 36Q41 27 47 20M59 36Q63 27 57 20"
              fill="none"
            />
          </g>
        </pattern>
      </defs>
      {PYLONS.map(({ x, top }) => (
        <g key={x} className="max-sm:hidden">
          <path
            d={`M${x - 40} ${top + 20}H${x + 40}L${x + 150} 204H${x - 170}Z`}
            fill="url(#beam)"
          />
          <path
            d={`M${x - 9} 204 ${x - 4} ${top + 44}M${x + 9} 204 ${x + 4} ${top + 44}M${x - 8} 176 ${x + 6} 140 ${x - 5} 104`}
            stroke="#4d6b5a"
            strokeWidth="3"
            fill="none"
          />
          <rect x={x - 46} y={top} width="92" height="46" rx="3" fill="#11271c" stroke="#4d6b5a" />
          {LAMPS.map((lamp) => (
            <g key={lamp} fill="#fbfff2">
              <circle cx={x - 33 + lamp * 22} cy={top + 13} r="7.500" />
              <circle cx={x - 33 + lamp * 22} cy={top + 33} r="7.500" />
            </g>
          ))}
        </g>
      ))}
      <rect y="138" width="460" height="66" fill="url(#terrace)" />
    </svg>
  );
}
