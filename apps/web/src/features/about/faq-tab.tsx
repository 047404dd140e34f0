import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { useEffect } from 'react';
import { FAQ } from '../../content/about.ts';

/** One open at a time, and the open one is in the address: every answer can be sent to a friend. */
export function FaqTab() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const open = FAQ.some(({ id }) => id === hash) ? hash : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the visitor came in
  useEffect(() => {
    if (open) document.getElementById(open)?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-18">
      <div>
        <h2 className="text-part">Asked often, answered once</h2>
        <p className="mt-5 max-w-100 text-chalk-2">
          Something else?{' '}
          <Link to="/about" search={{ tab: 'contact' }} className="link text-chalk">
            Ask us
          </Link>
          , and it may end up here.
        </p>
      </div>
      <Accordion.Root
        type="single"
        collapsible
        value={open}
        onValueChange={(next) =>
          void navigate({
            to: '/about',
            search: { tab: 'faq' },
            ...(next && { hash: next }),
            replace: true,
            resetScroll: false,
            hashScrollIntoView: false,
          })
        }
        className="border-t-[1.5px] border-line-2"
      >
        {FAQ.map(({ id, title, body }) => (
          <Accordion.Item key={id} id={id} value={id} className="border-b border-line">
            <Accordion.Header className="leading-none">
              <Accordion.Trigger className="group flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left font-display text-2xl font-extrabold uppercase leading-[.95] [word-spacing:.07em] text-chalk-2 transition-colors duration-180 hover:text-chalk data-[state=open]:text-chalk sm:text-row">
                {title}
                <Plus
                  aria-hidden="true"
                  className="size-5 flex-none transition-transform duration-240 group-data-[state=open]:rotate-45"
                />
              </Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content className="overflow-hidden data-[state=open]:animate-[fade-in_240ms_var(--ease-enter)]">
              <p className="max-w-160 pr-10 pb-6 text-chalk-2">{body}</p>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
    </div>
  );
}
