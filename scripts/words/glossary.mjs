import { parseMessage } from './parse-message.mjs';

/**
 * Where a translation uses another word than ours for a term of the game; see words/VOICE.md.
 *
 * @example glossaryFaults(glossary, 'es', 'Pick a decider', 'Elige un desempatador')
 */
export function glossaryFaults(glossary, locale, message, translation) {
  const english = textOf(parseMessage(message));
  const said = textOf(parseMessage(translation)).toLowerCase();
  return Object.entries(glossary).flatMap(([term, entry]) => {
    const { use = [], never = [] } = entry[locale] ?? {};
    if (entry.checked === false || !occurs(term, entry, english)) return [];
    const wrong = never.filter((word) => said.includes(word.toLowerCase()));
    const missing = use.length > 0 && !use.some((stem) => said.includes(stem.toLowerCase()));
    return [
      ...wrong.map((word) => `says “${word}” for “${term}”`),
      ...(missing
        ? [`has “${term}” and none of ${use.map((stem) => `“${stem}”`).join(', ')}`]
        : []),
    ];
  });
}

/** What is read, without names, tags and the keys of cases. */
function textOf(parts) {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('tag' in part) return textOf(part.inside);
      return 'choose' in part ? Object.values(part.cases).map(textOf).join(' ') : '0';
    })
    .join('');
}

function occurs(term, { forms = [], except = [] }, message) {
  let text = message;
  for (const phrase of except) text = text.replaceAll(new RegExp(escaped(phrase), 'gi'), ' ');
  return [term, ...forms].some((form) => {
    const first = form[0];
    const either = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first;
    return new RegExp(`(?<![\\p{L}{<])${either}${escaped(form.slice(1))}(?![\\p{L}])`, 'u').test(
      text,
    );
  });
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
