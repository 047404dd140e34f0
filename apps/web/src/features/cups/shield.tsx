/** A club's shield: `<Shield club={0} />`; halves for the one, a sash for the other. */
export function Shield({ club, className = 'h-14 w-12' }: { club: 0 | 1; className?: string }) {
  const [field, mark] = club === 0 ? ['#f5e14c', '#1f7a4d'] : ['#dfe9f5', '#2d5fa8'];
  return (
    <svg viewBox="0 0 48 56" aria-hidden="true" className={`flex-none ${className}`}>
      <path d="M4 4h40v24c0 14-9 21-20 25C13 49 4 42 4 28Z" fill={field} />
      {club === 0 ? (
        <path d="M24 4h20v24c0 14-9 21-20 25Z" fill={mark} />
      ) : (
        <path d="M4 13 4 27 36 47c4-4 8-10 8-17Z" fill={mark} />
      )}
      <path
        d="M4 4h40v24c0 14-9 21-20 25C13 49 4 42 4 28Z"
        fill="none"
        stroke="#f4f1e4"
        strokeWidth="2.5"
      />
    </svg>
  );
}
