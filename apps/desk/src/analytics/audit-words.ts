const MOST = 300;

/** `detailWords({ bidId: 7, reason: 'typo' }) // 'bid id 7, reason typo'` */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  const text = Object.entries(details)
    .map(([key, value]) => `${spaced(key)} ${plain(value)}`)
    .join(', ');
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}

function spaced(key: string): string {
  return key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
