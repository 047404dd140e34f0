const SOCIALS = [
  {
    name: 'Twitter',
    path: 'M3 3l7.5 9.5L3.4 21H6l5.7-6.8L17 21h4.5l-8-10.2L20.4 3H18l-5.5 6.4L7.5 3Z',
  },
  {
    name: 'Discord',
    path: 'M19 5a16 16 0 00-4-1l-.5 1a14 14 0 00-5 0L9 4a16 16 0 00-4 1C2.5 9 2 13 2.2 17a15 15 0 004.8 2.5l1-1.7 4 .7 4-.7 1 1.7A15 15 0 0021.8 17C22 13 21.5 9 19 5ZM8.7 14.5c-1 0-1.7-.9-1.7-2s.8-2 1.7-2 1.7.9 1.7 2-.7 2-1.7 2Zm6.6 0c-1 0-1.7-.9-1.7-2s.8-2 1.7-2 1.7.9 1.7 2-.7 2-1.7 2Z',
  },
  {
    name: 'Instagram',
    path: 'M7 2h10a5 5 0 015 5v10a5 5 0 01-5 5H7a5 5 0 01-5-5V7a5 5 0 015-5Zm5 5.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9Zm5.5-2a1.2 1.2 0 100 2.4 1.2 1.2 0 000-2.4Z',
  },
  { name: 'Telegram', path: 'M22 4L2 11.5l5.5 2L9.5 20l3-4 5 4Z' },
] as const;

/** Icons, not links: each says its name, none pretends to lead anywhere. */
export function SocialIcons() {
  return (
    <ul className="flex gap-4.5 text-chalk-2">
      {SOCIALS.map(({ name, path }) => (
        <li key={name}>
          <svg
            role="img"
            aria-label={name}
            viewBox="0 0 24 24"
            fill="currentColor"
            fillRule="evenodd"
            className="size-5.5"
          >
            <path d={path} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
