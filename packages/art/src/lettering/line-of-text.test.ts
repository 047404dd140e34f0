import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfText, printLine, typeset } from './line-of-text.ts';

const style = { face: 'display', size: 40 } as const;

describe('lineOfText', () => {
  it('shrinks a long name until it stays inside its plate', () => {
    const line = lineOfText('Flying Dutchman of the Polder', { ...style, maxWidth: 200 });
    expect(line.width).toBeLessThanOrEqual(200.001);
    expect(line.size).toBeLessThan(40);
  });

  it('leaves a name that fits at its size', () => {
    expect(lineOfText('Flea', { ...style, maxWidth: 200 }).size).toBe(40);
  });

  it('keeps the accent on El Fenómeno', () => {
    const plain = lineOfText('Fenomeno', style);
    const accented = lineOfText('El Fenómeno'.slice(3), style);
    expect(accented.d).not.toBe(plain.d);
    expect(accented.width).toBeCloseTo(plain.width, 1);
  });

  it('sets small letters as capitals', () => {
    expect(lineOfText('magic goat', style).d).toBe(lineOfText('MAGIC GOAT', style).d);
  });

  it('draws a letter it does not own as its plain relative, and drops what has none', () => {
    expect(lineOfText('Šime Żaba', style).d).toBe(lineOfText('SIME ZABA', style).d);
    expect(lineOfText('🐐 goat 漢', style).d).toBe(lineOfText('goat', style).d);
  });

  it('does not spell an object’s own machinery', () => {
    expect(lineOfText('constructor', style).d).not.toContain('function');
    expect(lineOfText('__proto__', style).d).toMatch(/^[MmhvlqczZ\d\s.-]*$/);
  });

  it('centres on its anchor', () => {
    const start = lineOfText('GOAT', { ...style, anchor: 'start' });
    const middle = lineOfText('GOAT', { ...style, anchor: 'middle' });
    const firstX = (d: string): number => Number(/^M(-?\d+)/.exec(d)?.[1]);
    const moved = firstX(start.d) - firstX(middle.d);
    expect(Math.abs(moved - start.width / start.scale / 2)).toBeLessThanOrEqual(1);
  });

  it('stays path data, and short, for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 6000 }), (text) => {
        const line = lineOfText(text, { ...style, maxWidth: 300 });
        expect(line.d).toMatch(/^[MmhvlqczZ\d\s.-]*$/);
        expect(line.d.length).toBeLessThan(25_000);
        expect(Number.isFinite(line.size)).toBe(true);
      }),
    );
  });
});

describe('printLine', () => {
  it('prints nothing for nothing, rather than an empty path', () => {
    expect(typeset('', style, { fill: '#fff' })).toBe('');
    expect(typeset('漢字', style, { fill: '#fff', stroke: '#000' })).toBe('');
  });

  it('measures its outline in the picture, not in the face', () => {
    const line = lineOfText('A', { ...style, size: 100 });
    const markup = printLine(line, { fill: '#fff', stroke: '#000', strokeWidth: 5 });
    const width = Number(/stroke-width="([\d.]+)"/.exec(markup)?.[1]);
    expect(width * line.scale).toBeCloseTo(5, 0);
  });
});
