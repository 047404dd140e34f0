import { Accordion } from '@goats/ui/accordion.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
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
        <h2 className="text-part">{t('Asked often, answered once')}</h2>
        <p className="mt-5 max-w-100 text-chalk-2">
          <T
            m="Something else? <link>Ask us</link>, and it may end up here."
            link={<Link to="/about" search={{ tab: 'contact' }} className="link text-chalk" />}
          />
        </p>
      </div>
      <Accordion
        items={FAQ}
        open={open}
        onOpen={(next) =>
          void navigate({
            to: '/about',
            search: { tab: 'faq' },
            ...(next && { hash: next }),
            replace: true,
            resetScroll: false,
            hashScrollIntoView: false,
          })
        }
      />
    </div>
  );
}
