import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';

export interface AccordionItem {
  id: string;
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** The open one, or '' for none, where the address knows it; else the accordion does. */
  open?: string;
  onOpen?: (id: string) => void;
}

/** One open at a time, and that one can be closed. `<Accordion items={faq} />` */
export function Accordion({ items, open: told, onOpen }: AccordionProps) {
  const id = useId();
  const [own, setOwn] = useState('');
  const open = told ?? own;
  return (
    <div className="border-t-[1.5px] border-line-2">
      {items.map((item) => {
        const here = item.id === open;
        return (
          <div key={item.id} id={item.id} className="border-b border-line">
            <h3 className="leading-none">
              <button
                type="button"
                id={`${id}-${item.id}-title`}
                aria-expanded={here}
                aria-controls={`${id}-${item.id}`}
                onClick={() => (onOpen ?? setOwn)(here ? '' : item.id)}
                className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left font-display text-2xl font-extrabold uppercase leading-[.95] [word-spacing:.07em] text-chalk-2 transition-colors duration-180 hover:text-chalk aria-expanded:text-chalk sm:text-row"
              >
                {item.title}
                <Plus
                  aria-hidden="true"
                  className={cx(
                    'size-5 flex-none transition-transform duration-240',
                    here && 'rotate-45',
                  )}
                />
              </button>
            </h3>
            <section
              id={`${id}-${item.id}`}
              aria-labelledby={`${id}-${item.id}-title`}
              hidden={!here}
              className="animate-[fade-in_240ms_var(--ease-enter)]"
            >
              <div className="max-w-160 pr-10 pb-6 text-chalk-2">{here && item.body}</div>
            </section>
          </div>
        );
      })}
    </div>
  );
}
