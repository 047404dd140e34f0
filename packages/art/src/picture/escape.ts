const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const LONGEST = 160;

/**
 * Text from data, safe inside an element or an attribute. Control characters and halves of
 * surrogate pairs make the whole file unreadable to an XML parser, so they are dropped.
 * `escapeText('<b>') // '&lt;b&gt;'`
 */
export function escapeText(text: string): string {
  let safe = '';
  let count = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const drawable = code >= 0x20 && code !== 0x7f && !(code >= 0xd800 && code <= 0xdfff);
    if (!drawable || (code & 0xfffe) === 0xfffe) continue;
    safe += ENTITIES[character] ?? character;
    if (++count >= LONGEST) break;
  }
  return safe;
}
