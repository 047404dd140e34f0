/** The goat in the centre circle. Decorative: the name stands beside it. */
export function BrandMark({ className = 'size-11.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`flex-none ${className}`}>
      <circle cx="24" cy="26" r="19" fill="none" stroke="#f4f1e4" strokeWidth="2" />
      <path d="M5 26H14M34 26H43" stroke="#f4f1e4" strokeWidth="2" />
      <path
        d="M22 40C20 34 17.5 31 17.5 27C17.5 24 20 22.5 24 22.5S30.5 24 30.5 27C30.5 31 28 34 26 40L24 44Z"
        fill="#f4f1e4"
      />
      <path
        d="M19.5 23C15 20 12 14 13.5 3C17 8 20 13 22.6 21.6ZM28.5 23C33 20 36 14 34.5 3C31 8 28 13 25.4 21.6Z"
        fill="#f2b632"
      />
      <path d="M20.3 28.2h2.6M25.1 28.2h2.6" stroke="#07140e" strokeWidth="1.8" />
    </svg>
  );
}

/** Two horns meeting: the sign for a battle. */
export function HornsIcon({ className = 'size-5.5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="currentColor"
      className={`flex-none ${className}`}
    >
      <path d="M3 2c5 2 8 7 8.6 13L9 22C4 16 2 9 3 2ZM21 2c-5 2-8 7-8.6 13L15 22C20 16 22 9 21 2Z" />
    </svg>
  );
}
