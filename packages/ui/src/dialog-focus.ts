import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { focusIsFree, focusPage } from './focus.ts';

const FIELDS =
  ':is(input:not([type=hidden], [type=radio]), input[type=radio]:checked, select, textarea):not(:disabled)';

/**
 * Opens the browser's modal and looks after the focus, also where a dialog is closed by state: React
 * then takes the element away, and the browser, which never saw it close, gives the focus to nobody.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) {
      opener.current = document.activeElement;
      element.showModal();
      firstStop(element)?.focus({ preventScroll: true });
    }
    return () => {
      if (!element.isConnected) giveBack(opener.current);
    };
  }, [dialog, open]);
}

/**
 * A dialog that goes a step on takes the button with it that was pressed, and the focus: the name
 * of the next step takes it, and is read.
 */
export function useNextStep(dialog: RefObject<HTMLDialogElement | null>, title: ReactNode): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is what makes a step
  useEffect(() => {
    if (dialog.current?.open && focusIsFree())
      dialog.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [dialog, title]);
}

/** Where whoever opened it begins: what is asked of them, or what it is called. Never the X. */
function firstStop(dialog: HTMLElement): HTMLElement | null {
  // On a phone a field that has the focus brings the keyboard up over what is to be read first.
  const touch = matchMedia('(pointer: coarse)').matches;
  const field = touch ? null : dialog.querySelector<HTMLElement>(FIELDS);
  return field ?? dialog.querySelector<HTMLElement>('h2');
}

function giveBack(opener: Element | null): void {
  // The browser did it already, or somebody is elsewhere by now.
  if (!focusIsFree()) return;
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  // It went with what the dialog was about, or takes no focus any more.
  if (!focusIsFree()) return;
  const below = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (below) firstStop(below)?.focus({ preventScroll: true });
  else focusPage();
}
