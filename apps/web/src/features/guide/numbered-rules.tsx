import { LOCALE, t } from '@goats/words';
import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import rulesMarkdown from '../../../../../docs/rules.md?raw';
import { inline } from '../../content/markdown.tsx';
import { type NumberedRule, parseRules } from './parse-rules.ts';
import { groupLabel } from './rule-groups.ts';

const GROUPS = parseRules(rulesMarkdown);

const CODE = 'rounded-row bg-pitch-850 px-1.5 py-0.5 text-[.875em] wrap-anywhere';

/** The very list that the tests cite, group by group; `/game-rules#d11` opens and finds one. */
export function NumberedRules() {
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const wanted = hash ? list.current?.querySelector(`#${CSS.escape(hash)}`) : null;
    const group = wanted?.closest('details');
    if (!wanted || !group) return;
    group.open = true;
    wanted.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <>
      {LOCALE !== 'en' && (
        <p>
          {t(
            'The rules themselves are kept in English only, so that there is one text to hold a match against.',
          )}
        </p>
      )}
      <div ref={list} className="border-t border-line">
        {GROUPS.map(({ title, rules }) => (
          <details key={title} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
              <span className="display text-2xl text-chalk">{groupLabel(title)}</span>
              <span className="flex items-center gap-4 text-small text-chalk-3">
                {t('{first} to {last}@@numbers of rules', {
                  first: rules[0]?.number,
                  last: rules.at(-1)?.number,
                })}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 transition-transform duration-240 group-open:rotate-180"
                />
              </span>
            </summary>
            <dl lang="en" className="grid gap-4 pb-6">
              {rules.map((rule) => (
                <Rule key={rule.number} rule={rule} />
              ))}
            </dl>
          </details>
        ))}
      </div>
    </>
  );
}

function Rule({ rule: { number, paragraphs } }: { rule: NumberedRule }) {
  const id = number.toLowerCase();
  return (
    <div
      id={id}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-2 rounded-row target:bg-pitch-850"
    >
      <dt>
        <a href={`#${id}`} className="numeral text-xl text-chalk-3 hover:text-chalk">
          {number}
        </a>
      </dt>
      <dd className="grid min-w-0 gap-3">
        {paragraphs.map(({ text, code }) =>
          code ? (
            <pre
              key={text}
              className="rounded-row bg-well p-4 text-small whitespace-pre-wrap wrap-anywhere"
            >
              {text}
            </pre>
          ) : (
            <p key={text}>{inline(text, CODE)}</p>
          ),
        )}
      </dd>
    </div>
  );
}
