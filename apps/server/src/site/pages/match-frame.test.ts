import { expect, it } from 'vitest';
import { withFaces } from './match-frame.ts';

const back = '/api/images/card-back.a1.webp';
const card = (seat: number) =>
  `<img data-seat="${seat}" src="${back}?w=384" srcSet="${back}?w=192 192w" fetchPriority="high" alt=""/>`;

it('lays both announced cards over those that lie face down, each at its place', () => {
  const faces = ['/api/images/card-7.a1.webp', '/api/images/card-8.a1.webp'] as const;
  const filled = withFaces(`<p>Match</p>${card(0)}<img src="/logo.svg"/>${card(1)}`, faces);
  const [left, ...rest] = filled.split('<img src="/logo.svg"/>');
  expect(left).toContain(card(0));
  expect(left).toMatch(/data-announced="" data-seat="0" src="[^"]*card-7\.a1\.webp\?w=384"/);
  expect(left).toMatch(/srcSet="[^"]*card-7\.a1\.webp\?w=192 192w"/);
  expect(rest.join()).toContain('card-8.a1.webp');
  expect(filled).not.toContain('card-7.a1.webp?w=384" fetchPriority');
  // A face that is drawn slowly would keep a match from beginning: scripts wait for what is first.
  expect(filled.match(/fetchPriority/g)).toHaveLength(2);
});
