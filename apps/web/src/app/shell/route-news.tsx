import { focusPage, focusPart } from '@goats/ui/focus.ts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { titlesAreHere } from '../../site/page-title.ts';

/** Long enough to be heard, too short to be found by somebody who reads on. */
const SAID_MS = 1_000;

/**
 * A new page takes the focus and says its title: without a document that loads, a screen reader
 * would stay on a link that is gone and say nothing. Stands after the page, which sets its title
 * first.
 */
export function RouteNews({ path }: { path: string }) {
  const [said, setSaid] = useState('');
  const last = useRef(path);
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the same page the browser follows a hash
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!focusPart(hash)) focusPage();
    let gone = false;
    void titlesAreHere().then(() => {
      if (!gone) setSaid(document.title);
    });
    return () => {
      gone = true;
    };
  }, [path]);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
