import { versioned } from '@goats/collection';
import { matchPage } from '@goats/contract';
import { LOCALES, type Locale, localPath } from '@goats/words';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../../words/say-in.ts';
import { pageHead } from './page-head.ts';
import { inWorld, pageHtml } from './page-html.ts';

const TEMPLATE =
  '<html><head><title>x</title><!--head--><script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js"></head><body><div id="root"></div></body></html>';

describe('the head of a page', () => {
  it('says in which world it is served, so that nobody reads another one’s figures', () => {
    expect(inWorld('<html lang="en"><head>', true)).toBe(
      '<html data-world="demo" lang="en"><head>',
    );
    expect(inWorld(TEMPLATE, false)).toMatch(/^<html data-world="live">/);
  });

  it('shows a shared goat with its own name and picture', () => {
    const head = pageHead(matchPage('/goat/the-flea'));
    const html = pageHtml(TEMPLATE)(head, new URL('https://goats.example/goat/the-flea?x=1'));
    expect(html).toContain('<title>The Flea · Legendary GOATs</title>');
    const picture = versioned('/api/images/social-goat-the-flea.png');
    expect(html).toContain(`content="https://goats.example${picture}"`);
    expect(html).toContain('<link rel="canonical" href="https://goats.example/goat/the-flea">');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  const inLanguage = (locale: Locale, path: string) =>
    pageHtml(TEMPLATE)(
      pageHead(matchPage(path), locale),
      new URL(localPath(locale, path), 'https://goats.example'),
    );

  it('speaks the language of its address, and shows a picture that does too', () => {
    const html = inLanguage('de', '/cups');
    const title = sayIn('de')('Cups');
    expect(title).not.toBe('Cups');
    expect(html).toContain(`<title>${title} · Legendary GOATs</title>`);
    const picture = versioned('/api/images/social-cups.png');
    expect(html).toContain(`og:image" content="https://goats.example${picture}?lang=de"`);
    expect(html).toContain('<meta property="og:locale" content="de_DE">');
  });

  it('is the same as ever in English, and a goat keeps its name in every language', () => {
    expect(inLanguage('en', '/cups')).not.toMatch(/og:locale|\?lang=/);
    for (const locale of LOCALES) {
      expect(pageHead(matchPage('/goat/the-flea'), locale).title).toBe('The Flea');
      expect(pageHead(undefined, locale).title).toBe(sayIn(locale)('404 Page Not Found'));
    }
  });

  it('names the same card by its id and by its token', () => {
    expect(pageHead(matchPage('/nft/17'))).toEqual(pageHead(matchPage('/nft/1000017')));
  });

  it.each(['/goat/the-sheep', '/nft/abc', '/nft/0', '/base-goat/11', '/goat-profile/goat-99'])(
    'falls back to the page itself for %s',
    (path) => {
      expect(pageHead(matchPage(path)).title).toBe(matchPage(path)?.page.title);
    },
  );

  it('cannot be talked into markup by an address', () => {
    const html = pageHtml(TEMPLATE)(
      { title: '"><script>alert(1)</script>', description: `'"<>&`, image: '/x.png' },
      new URL('https://goats.example/'),
    );
    expect(html).not.toContain('<script>alert');
  });

  const about = (built: { curtain: string | undefined; drawn: string | undefined }) =>
    pageHtml(TEMPLATE)(pageHead(matchPage('/about')), new URL('https://goats.example/about'), {
      scripts: ['/assets/b.js', '/assets/c.js'],
      styles: ['/d.css'],
      ...built,
    });

  it('shows the page that was drawn ahead, and keeps its scripts for when it is on screen', () => {
    const html = about({ drawn: '<h1>About</h1>', curtain: '/assets/curtain.js' });
    expect(html).toContain('<div id="root" data-drawn-ahead><h1>About</h1></div>');
    expect(html).toContain('data-scripts>["/assets/a.js","/assets/b.js","/assets/c.js"]</script>');
    expect(html).toContain('<script defer src="/assets/curtain.js"></script>');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/d.css">');
    expect(html).not.toMatch(/type="module"|modulepreload/);
  });

  it('asks at once for each script of a page that could not be drawn ahead', () => {
    const html = about({ drawn: undefined, curtain: '/assets/curtain.js' });
    for (const name of ['a', 'b', 'c']) {
      const link = `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
      expect(html.split(link)).toHaveLength(2);
    }
    // Started by a script that notices when it cannot be: a module that fails says nothing.
    expect(html).toContain('<script defer src="/assets/curtain.js"></script>');
    expect(html).not.toContain('type="module"');
  });

  it('starts by itself where nothing was built to start it', () => {
    const html = about({ drawn: undefined, curtain: undefined });
    expect(html).toContain('<script type="module" src="/assets/a.js"></script>');
    expect(html.match(/b\.js/g)).toHaveLength(1);
  });

  it('refuses a template without room for a head or a page', () => {
    expect(() => pageHtml('<html></html>')).toThrow('no <!--head-->');
  });
});
