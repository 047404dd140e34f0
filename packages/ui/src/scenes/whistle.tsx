import { RefereeCard } from '../referee-card.tsx';

/** What a referee has in his pockets. */
export function Whistle() {
  return (
    <div className="relative ml-auto h-36 w-full max-w-90 max-sm:hidden md:h-56">
      <RefereeCard
        color="red"
        className="absolute top-[8%] right-[8%] h-[78%] w-auto aspect-[5/7] rotate-14 rounded-control"
      />
      <RefereeCard
        color="yellow"
        className="absolute top-[14%] right-[24%] h-[78%] w-auto aspect-[5/7] -rotate-3 rounded-control shadow-card"
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 240 150"
        fill="var(--color-pitch-950)"
        stroke="var(--color-chalk)"
        strokeWidth="5"
        strokeLinejoin="round"
        className="absolute bottom-0 left-0 h-3/5 w-3/5"
      >
        <path d="M14 40H150l8 30q34 4 34 36a42 42 0 0 1-84 2q0-20 6-34L14 68Z" />
        <circle cx="150" cy="106" r="17" />
        <path d="M60 40v14h34V40M190 92q30-6 44 16" fill="none" />
      </svg>
    </div>
  );
}
