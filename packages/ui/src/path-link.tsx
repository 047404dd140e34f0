import { useRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type PathLinkProps = ComponentProps<'a'> & { readonly href: string };

/** A way on this site that the server names, without loading the page anew. `<PathLink href="/cups/7">` */
export function PathLink({ href, onClick, ...rest }: PathLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onClick?.(event);
        router.history.push(href);
      }}
    />
  );
}
