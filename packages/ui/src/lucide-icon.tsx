import { type ComponentProps, createElement } from 'react';

interface IconData {
  readonly node: readonly (readonly [string, Record<string, string>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  readonly size?: number | string;
}

/**
 * In place of lucide's own maker of components, which brings two kilobytes of choices along that no
 * icon here makes; scripts/setup/site-build.mjs puts it there.
 *
 * @public
 */
export default function createLucideIcon({ node }: IconData) {
  return ({ size = 24, children, ...props }: IconProps) => {
    const named = 'role' in props || 'aria-label' in props || children !== undefined;
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever names it does so from outside
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...(!named && { 'aria-hidden': true })}
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
        {children}
      </svg>
    );
  };
}
