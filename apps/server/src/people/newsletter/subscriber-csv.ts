import type { SubscriberRow } from './subscriber-store.ts';

/** What a spreadsheet would run as a formula. A name is typed by a stranger. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** `subscriberCsv(rows, 'https://goats.example')`: one line each, with the link that ends it. */
export function subscriberCsv(rows: readonly SubscriberRow[], origin: string): string {
  const lines = rows.map(({ email, name, consented_at, token }) =>
    [email, name ?? '', consented_at.toISOString(), unsubscribeLink(origin, token)]
      .map(cell)
      .join(','),
  );
  return `${['email,name,consentedAt,unsubscribeUrl', ...lines].join('\r\n')}\r\n`;
}

/** Also what an issue puts into its List-Unsubscribe header. */
function unsubscribeLink(origin: string, token: string): string {
  return `${origin}/api/unsubscribe?token=${token}`;
}
