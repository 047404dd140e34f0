import { pageHref } from '@goats/words';
import { type ComponentProps, createContext, useContext } from 'react';

type PathLinkProps = ComponentProps<'a'> & { readonly href: string };

/** How an app with a router goes to a path; without one a link loads the page. */
export const GoTo = createContext<((href: string) => void) | undefined>(undefined);

/** A way on this site that the server names, without loading the page anew. `<PathLink href="/cups/7">` */
export function PathLink({ href: path, onClick, ...rest }: PathLinkProps) {
  const href = pageHref(path);
  const goTo = useContext(GoTo);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        onClick?.(event);
        if (!goTo) return;
        event.preventDefault();
        goTo(href);
      }}
    />
  );
}
