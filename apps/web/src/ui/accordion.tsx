import { Plus } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface AccordionItem {
  id: string;
  title: string;
  body: ReactNode;
}

/** One open at a time, and that one can be closed. `<Accordion items={faq} />` */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Radix.Root type="single" collapsible className="border-t-[1.5px] border-line-2">
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} className="border-b border-line">
          <Radix.Header className="leading-none">
            <Radix.Trigger className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left font-display text-2xl font-extrabold uppercase leading-[.95] [word-spacing:.07em] text-chalk-2 transition-colors duration-180 hover:text-chalk data-[state=open]:text-chalk sm:text-row">
              {item.title}
              <Plus
                aria-hidden="true"
                className="size-5 flex-none transition-transform duration-240 group-data-[state=open]:rotate-45"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="overflow-hidden data-[state=open]:animate-[fade-in_240ms_var(--ease-enter)]">
            <div className="max-w-160 pr-10 pb-6 text-chalk-2">{item.body}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
