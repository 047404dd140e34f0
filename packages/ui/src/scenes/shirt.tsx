/** A shirt on its peg. `<Shirt number={7} />` */
export function Shirt({ number }: { number: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 236"
      fill="none"
      stroke="var(--color-chalk)"
      strokeLinejoin="round"
      className="ml-auto h-40 w-full max-sm:hidden md:h-auto md:w-4/5"
    >
      <path d="M0 16H300M150 16v12" strokeOpacity=".4" strokeWidth="3" />
      <path
        d="M118 32q32 24 64 0l42 20 46 62-38 28-20-24V236H88V118l-20 24-38-28 46-62Z"
        fill="var(--color-pitch-850)"
        strokeOpacity=".9"
        strokeWidth="3"
      />
      <path d="M118 32q32 34 64 0M46 124l34 26M254 124l-34 26" strokeOpacity=".5" strokeWidth="3" />
      <text
        x="150"
        y="190"
        textAnchor="middle"
        fill="var(--color-chalk)"
        stroke="none"
        className="numeral text-[118px] font-black"
      >
        {number}
      </text>
    </svg>
  );
}
