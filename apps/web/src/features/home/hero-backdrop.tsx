const VANISHING_X = 960;

const STRIPES = Array.from({ length: 19 }, (_, index) => {
  const near = VANISHING_X + (index - 9.5) * 300;
  const far = VANISHING_X + (index - 9.5) * 92;
  return {
    path: `M${far} 0L${far + 92} 0L${near + 300} 330L${near} 330Z`,
    fill: index % 2 ? '#164c33' : '#10402a',
  };
});

function Bank({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`translate(${x} 26) rotate(${turn})`}>
      {[0, 15, 30].flatMap((y) =>
        [-34, -17, 0, 17, 34].map((bulb) => (
          <g key={`${bulb} ${y}`}>
            <circle cx={bulb} cy={y} r="5.6" fill="#fffbe6" />
            <circle cx={bulb} cy={y} r="12" fill="#fff6cf" opacity=".16" />
          </g>
        )),
      )}
    </g>
  );
}

/** Floodlights above, the centre circle below; nothing here is content. */
export function HeroBackdrop() {
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-1">
      <div className="hero-glow absolute inset-0 sm:hidden" />
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 820"
        preserveAspectRatio="xMidYMin slice"
        className="absolute inset-0 size-full max-sm:hidden"
      >
        <defs>
          <radialGradient id="hero-lamp">
            <stop offset="0" stopColor="#f7f4d8" stopOpacity=".5" />
            <stop offset=".25" stopColor="#cfe9d2" stopOpacity=".16" />
            <stop offset="1" stopColor="#cfe9d2" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="hero-beam" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#eaf5dc" stopOpacity=".16" />
            <stop offset="1" stopColor="#eaf5dc" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M1330 30L560 800H1300Z" fill="url(#hero-beam)" />
        <path d="M600 20L700 800H1240Z" fill="url(#hero-beam)" opacity=".75" />
        <circle cx="1330" cy="40" r="420" fill="url(#hero-lamp)" />
        <circle cx="600" cy="30" r="330" fill="url(#hero-lamp)" opacity=".8" />
        <Bank x={1330} turn={8} />
        <Bank x={600} turn={-6} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 330"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-24 h-75 w-full sm:bottom-26 sm:h-82.5 mask-[linear-gradient(transparent,#000_22%)]"
      >
        <defs>
          <linearGradient id="hero-dusk" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#07140e" stopOpacity=".55" />
            <stop offset=".3" stopColor="#07140e" stopOpacity=".2" />
            <stop offset="1" stopColor="#07140e" stopOpacity=".78" />
          </linearGradient>
          <radialGradient id="hero-spot" cx=".667" cy=".42" r=".5">
            <stop offset="0" stopColor="#b9f0cf" stopOpacity=".26" />
            <stop offset="1" stopColor="#b9f0cf" stopOpacity="0" />
          </radialGradient>
        </defs>
        {STRIPES.map(({ path, fill }) => (
          <path key={path} d={path} fill={fill} />
        ))}
        <rect width="1440" height="330" fill="url(#hero-spot)" />
        <g fill="none" stroke="#f4f1e4" strokeOpacity=".62" strokeWidth="4">
          <ellipse cx={VANISHING_X} cy="150" rx="372" ry="92" />
          <path d="M470 150H588M1332 150H1440" />
          <path d="M0 18H1440" strokeWidth="2" strokeOpacity=".3" />
        </g>
        <rect width="1440" height="330" fill="url(#hero-dusk)" />
      </svg>
    </div>
  );
}
