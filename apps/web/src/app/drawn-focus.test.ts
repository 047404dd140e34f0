// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepFocus } from './drawn-focus.ts';

const PAGE = (id: string) => `
  <nav><a href="/about">About</a><button type="button" aria-label="Menu"></button></nav>
  <main id="content" tabindex="-1"><label for="${id}">Email</label><input id="${id}" name="email"></main>
  <footer><a href="/about">About</a></footer>`;

function drawn(): HTMLElement {
  document.body.innerHTML = `<div id="root">${PAGE('drawn')}</div>`;
  return document.getElementById('root') as HTMLElement;
}

test.each([['footer a'], ['nav a'], ['button'], ['input'], ['main']])(
  'who stands on %s when the live page comes stands there afterwards',
  (place) => {
    const root = drawn();
    const restore = keepFocus(root);
    root.querySelector<HTMLElement>(place)?.focus();
    root.innerHTML = PAGE('live');
    restore();
    expect(document.activeElement).toBe(root.querySelector(place));
  },
);

test('who stands nowhere is put nowhere', () => {
  const root = drawn();
  const restore = keepFocus(root);
  root.innerHTML = PAGE('live');
  restore();
  expect(document.activeElement).toBe(document.body);
});

test('a stop that the live page has no more is let go', () => {
  const root = drawn();
  const restore = keepFocus(root);
  root.querySelector('button')?.focus();
  root.innerHTML = '<nav></nav>';
  restore();
  expect(document.activeElement).toBe(document.body);
});
