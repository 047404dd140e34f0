import { useEffect } from 'react';

/** Any plain key goes on, and does nothing else: Enter must not also press what is covered. */
export function useAnyKey(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (belongsToBrowser(event)) return;
      // What lies on top has a button of its own.
      if (event.target instanceof Element && event.target.closest('[data-on-top], dialog')) return;
      onPress();
      // Whoever tabs is on their way already.
      if (event.key === 'Tab') return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [onPress]);
}

/** A reload, another tab, the way back: a show must not swallow them. */
function belongsToBrowser({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || /^(F\d+|Shift|AltGraph)$/.test(key);
}
