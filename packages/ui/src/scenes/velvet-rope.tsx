/** Between the pavement and the bar: posts and swags for as long as the door is wide. */
export function VelvetRope() {
  return (
    <svg aria-hidden="true" fill="none" className="-mt-5 block h-23 w-full max-sm:hidden">
      <defs>
        <pattern id="rope" width="260" height="92" patternUnits="userSpaceOnUse">
          <g stroke="var(--color-chalk)">
            <path d="M32 26V88" strokeWidth="4" strokeOpacity=".5" />
            <path
              d="M32 30Q162 104 292 30M-228 30Q-98 104 32 30"
              strokeWidth="8"
              strokeOpacity=".2"
            />
            <path d="M14 90H50" strokeWidth="4" strokeOpacity=".5" />
            <circle cx="32" cy="20" r="8" fill="var(--color-chalk-3)" stroke="none" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="92" fill="url(#rope)" />
    </svg>
  );
}
