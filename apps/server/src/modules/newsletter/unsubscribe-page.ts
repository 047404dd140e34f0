import { escapeHtml } from '../../http/html.ts';

/** Asks before it acts: mail scanners open every link, and must not end what a person wanted. */
export function askPage(token: string): string {
  return page(
    'Leave the newsletter?',
    'One click and we stop writing. No form, no survey, no hard feelings.',
    `<form method="post" action="/api/unsubscribe?token=${escapeHtml(token)}">
          <button type="submit">Unsubscribe</button>
        </form>`,
  );
}

/** The same for a token that never was, or somebody could try out which ones are. */
export function donePage(): string {
  return page(
    'You are off the list',
    'The address has been deleted. The goats will pretend not to mind.',
    '<p><a href="/about?tab=contact">Changed your mind? Subscribe again</a></p>',
  );
}

function page(title: string, text: string, action: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="dark">
    <title>${title} · Legendary GOATs</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/legal/legal.css">
  </head>
  <body>
    <div class="top">
      <div class="wrap">
        <a class="brand" href="/"><img src="/favicon.svg" alt="" width="40" height="40">Legendary GOATs</a>
      </div>
    </div>
    <main class="headline">
      <div class="wrap">
        <h1>${title}</h1>
        <p>${text}</p>
        ${action}
      </div>
    </main>
  </body>
</html>
`;
}
