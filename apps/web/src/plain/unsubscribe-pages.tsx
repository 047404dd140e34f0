import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Asks before it acts: mail scanners open every link, and must not end what a person wanted. */
export function AskUnsubscribe() {
  return (
    <Words
      title="Leave the newsletter?"
      text="One click and we stop writing. No form, no survey, no hard feelings."
    >
      {/* Without an action it goes where it came from: the address holds the token. */}
      <form method="post">
        <Button type="submit">Unsubscribe</Button>
      </form>
    </Words>
  );
}

/** The same for a token that never was, or somebody could try out which ones are. */
export function DoneUnsubscribe() {
  return (
    <Words
      title="You are off the list"
      text="The address has been deleted. The goats will pretend not to mind."
    >
      <Link to="/about" search={{ tab: 'contact' }} className="link">
        Changed your mind? Subscribe again
      </Link>
    </Words>
  );
}

function Words({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <PlainFrame>
      <PageHeader title={title} lead={text} aside={children} />
    </PlainFrame>
  );
}
