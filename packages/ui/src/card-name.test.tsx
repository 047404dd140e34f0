import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardName } from './card-name.tsx';

const words = (name: string) =>
  renderToStaticMarkup(<CardName name={name} />).replace(/<[^>]+>/g, '');

test('a name is said whole, whether its number has a line of its own or there is none', () => {
  expect(words('El Fenómeno #0412')).toBe('El Fenómeno #0412');
  expect(words('The Flea, card 3')).toBe('The Flea, card 3');
});

test('a name is sealed in English, and a voice of another language is told so; a number has none', () => {
  const marked = (name: string) =>
    /<span lang="en">([^<]*)<\/span>/.exec(renderToStaticMarkup(<CardName name={name} />))?.[1];
  expect(marked('El Fenómeno #0412')).toBe('El Fenómeno');
  expect(marked('The Flea, card 3')).toBe('The Flea, card 3');
});
