const ROWS = [
  { y: 52, mine: 118, theirs: 84, out: false },
  { y: 96, mine: 74, theirs: 122, out: true },
  { y: 140, mine: 132, theirs: 60, out: false },
  { y: 184, mine: 92, theirs: 96, out: false },
] as const;

/** The match, halted: four attributes, one crossed out, and a clock that waits for you. */
export function StoppedClock() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 216"
      fill="none"
      stroke="var(--color-chalk)"
      strokeLinecap="round"
      className="h-36 w-full max-sm:hidden md:h-auto"
    >
      {ROWS.map(({ y, mine, theirs, out }) => (
        <g key={y} strokeWidth="13" strokeOpacity={out ? 0.18 : 0.5}>
          <path d={`M${150 - mine} ${y}H150`} strokeOpacity={out ? 0.18 : 0.9} />
          <path d={`M330 ${y}H${330 + theirs}`} />
          {out && <path d={`M20 ${y}H460`} strokeWidth="3" strokeOpacity=".8" />}
        </g>
      ))}
      <circle
        cx="240"
        cy="118"
        r="68"
        fill="var(--color-pitch-950)"
        strokeOpacity=".25"
        strokeWidth="9"
      />
      <path d="M240 50a68 68 0 1 1-59 34" strokeWidth="9" />
      <path d="M223 92v52M257 92v52" strokeWidth="13" />
    </svg>
  );
}
