/** The token. Decorative: the figure beside it says HOOF. `<HoofCoin className="size-5" />` */
export function HoofCoin({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`flex-none ${className}`}>
      <circle cx="12" cy="12" r="11.4" fill="#f2b632" />
      <circle cx="12" cy="12" r="9.3" fill="none" stroke="#8a5d08" strokeWidth="1.1" />
      <path
        d="M11.3 6.2C7.6 7.4 6.6 12.6 7.6 17.4C9.6 18.4 11.2 16.8 11.4 14.6C11.7 11.6 11.7 8.6 11.3 6.2ZM12.7 6.2C16.4 7.4 17.4 12.6 16.4 17.4C14.4 18.4 12.8 16.8 12.6 14.6C12.3 11.6 12.3 8.6 12.7 6.2Z"
        fill="#3a2703"
      />
    </svg>
  );
}
