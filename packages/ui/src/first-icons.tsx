import type { ComponentProps, ReactNode } from 'react';

/**
 * The icons of the first screen, as lucide draws them. Its own components bring two kilobytes of
 * machinery along, which every other page may have and the first may not.
 */
function icon(drawing: ReactNode) {
  return (props: ComponentProps<'svg'>) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {drawing}
    </svg>
  );
}

export const Cross = icon(<path d="M18 6 6 18M6 6l12 12" />);
export const ExternalLink = icon(
  <path d="M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6" />,
);
export const Play = icon(
  <path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z" />,
);
export const Pause = icon(
  <>
    <rect x="14" y="3" width="5" height="18" rx="1" />
    <rect x="5" y="3" width="5" height="18" rx="1" />
  </>,
);
