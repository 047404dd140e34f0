import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeasonBadge } from './season-badge.tsx';

test('a badge is no broken frame with half a word in it before its drawing is there', () => {
  const badge = renderToStaticMarkup(<SeasonBadge rank="championship" label="Championship" />);
  expect(badge).toMatch(/src="data:image\/svg/);
  expect(badge).toContain('alt="Championship"');
});
