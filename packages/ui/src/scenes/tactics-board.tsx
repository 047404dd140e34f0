/** Half a pitch in chalk, and what the gaffer means to do about it. */
const MOVES = {
  /** A ball into the box and a run behind the back line. */
  through: {
    ours: [
      [112, 66],
      [150, 172],
      [236, 112],
    ],
    theirs: [
      [286, 58],
      [300, 166],
      [388, 82],
    ],
    passes: ['M126 71 218 105', 'M252 119Q330 160 404 132'],
    runs: ['M164 182q14-12 28 0t28 0 28 0 28 0 26-4'],
    numbered: false,
  },
  /** Best of three, step by step, to the goal. */
  three: {
    ours: [
      [96, 164],
      [214, 74],
      [318, 152],
    ],
    theirs: [
      [150, 60],
      [258, 186],
    ],
    passes: ['M108 152 198 86', 'M230 84 302 140', 'M335 146Q400 132 452 122'],
    runs: [],
    numbered: true,
  },
} as const;

/** `<TacticsBoard move="three" />` */
export function TacticsBoard({ move }: { move: keyof typeof MOVES }) {
  const { ours, theirs, passes, runs, numbered } = MOVES[move];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 228"
      fill="none"
      stroke="var(--color-chalk)"
      strokeLinecap="round"
      className="h-36 w-full max-sm:hidden md:h-auto"
    >
      <defs>
        <filter id="chalk" x="-2%" y="-2%" width="104%" height="104%">
          <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4" />
          <feDisplacementMap in="SourceGraphic" scale="3" />
        </filter>
        <marker id="arrow" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="6" orient="auto">
          <path d="M1 1 9 5 1 9" strokeWidth="1.8" />
        </marker>
      </defs>
      <g filter="url(#chalk)">
        <g strokeOpacity=".4" strokeWidth="2.5">
          <path d="M478 0V228M36 0V228M478 36H338V204H478M478 82H428V158H478M338 92a46 46 0 0 0 0 56" />
          <circle cx="36" cy="120" r="54" />
        </g>
        <g strokeWidth="3.5">
          {ours.map(([x, y]) => (
            <circle key={`${x}`} cx={x} cy={y} r="13" />
          ))}
          {theirs.map(([x, y]) => (
            <path key={`${x}`} d={`M${x - 10} ${y - 10}l20 20m0-20-20 20`} strokeOpacity=".7" />
          ))}
          {passes.map((path) => (
            <path key={path} d={path} markerEnd="url(#arrow)" strokeDasharray="9 7" />
          ))}
          {runs.map((path) => (
            <path key={path} d={path} markerEnd="url(#arrow)" />
          ))}
        </g>
        {numbered &&
          ours.map(([x, y], place) => (
            <text
              key={`${x}`}
              x={x}
              y={y + 7}
              textAnchor="middle"
              fill="var(--color-chalk)"
              stroke="none"
              className="numeral text-[20px]"
            >
              {place + 1}
            </text>
          ))}
      </g>
    </svg>
  );
}
