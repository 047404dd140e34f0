import { LegalTable } from './legal-table.tsx';
import type { LegalText } from './legal-text.ts';

export const PRIVACY: LegalText = {
  path: '/legal/privacy-policy.html',
  title: 'Privacy Policy',
  lead: 'What we keep about you, why, for how long, and how to make us forget it.',
  since: 'June 1, 2025',
  chapters: [
    {
      id: 'short',
      title: 'The short version',
      body: [
        <ul key="0">
          <li>You can look at everything without telling us anything.</li>
          <li>
            There are no accounts and no passwords for visitors. A wallet address is all we know you
            by, and a name if you choose one.
          </li>
          <li>We sell nothing about anybody, and load nothing from anybody else while you read.</li>
        </ul>,
      ],
    },
    {
      id: 'kept',
      title: 'What is kept',
      body: [
        <LegalTable
          key="0"
          caption="What is kept"
          columns={['What', 'Why', 'How long']}
          rows={[
            [
              'Wallet address',
              'It owns cards and HOOF, plays matches and holds club tickets.',
              'As long as the ledger: it is how the books stay right.',
            ],
            [
              'Matches, stakes and HOOF movements',
              'So that anybody can check that a match was fair and paid out. They are public by design, under the wallet address.',
              'As long as the ledger.',
            ],
            [
              'A name, if you choose one',
              'So that others know whom they play. It is public, beside the wallet address.',
              'Until you change it or go without; in the operator’s log, if it had to be taken away.',
            ],
            [
              'Reports of names: who, which name, why',
              'So that the operator can have a look. Nobody else sees them.',
              'As long as the name is in use.',
            ],
            [
              'Bids: address, amount, time',
              'They are the auction. Shown publicly in the bid history.',
              'As long as the card’s history.',
            ],
            [
              'Sign-ins: a fingerprint of the session, the browser’s own description, time',
              'To keep you signed in, and to show you where, so that you can sign out elsewhere.',
              'Until you sign out, or 7 days without a visit.',
            ],
            [
              'Newsletter: e-mail address, name if given, time of consent',
              'To write to you, because you asked.',
              'Until you unsubscribe; then it is deleted. Where we ask first whether the mailbox is yours, 2 days without a yes.',
            ],
            [
              'Notifications, if you turn them on: the address at your browser’s push service, its keys, and the topics you chose',
              'To ring when the page is closed. The push service carries the news sealed, and learns only that and when you get some.',
              'Until you turn them off or sign out.',
            ],
            [
              'An e-mail address for notifications, where the site offers it and you give one',
              'To write to you about the topics you chose. Nobody else sees it.',
              'Until you take it away or follow the link in any mail; 2 days without a yes from the mailbox.',
            ],
            [
              'Club tickets and votes',
              'So that nobody sits on two chairs or votes twice with one goat.',
              'As long as the event or proposal is shown.',
            ],
            [
              'Your inbox, and the cards and goats you follow',
              'To tell you what you asked to hear. Nobody else sees either.',
              'The last hundred messages; what you follow, until you stop.',
            ],
            [
              'Network address',
              'Counted for some minutes against floods and password guessing. It is not written into our logs.',
              'Minutes; a day where it protects a repeated request.',
            ],
          ]}
        />,
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: [
        <p key="0">
          A guest wallet’s private key, the secrets of your running matches and your cookie choice
          are kept in your browser and are not sent to us. The{' '}
          <a href="/legal/cookie-policy.html">cookie policy</a> lists every one of them by name.
        </p>,
      ],
    },
    {
      id: 'chain',
      title: 'What others keep',
      body: [
        'Your wallet, the blockchain and the external marketplace follow their own rules, and a public chain forgets nothing. Following a link to one of them tells it that you came from here.',
        'So that everybody can take out what is theirs without us, we publish lists of who owns what: wallet addresses with their tradable HOOF and their cards, and nothing else about anybody. Whoever likes may keep a copy for ever, and should.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: [
        'The people who run this site and the machines they run it on, and whoever carries mail or notifications that you asked for. Nobody else, unless a court insists in writing. There are no advertising networks, no trackers and no foreign scripts on these pages.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'You may ask what we hold about a wallet or an e-mail address, have it corrected, receive a copy, object, or have it erased. We will ask you to prove that the wallet or the mailbox is yours: a signature or a reply will do. Ledger entries that other players’ balances rest on stay, without anything else attached to them.',
        'The newsletter needs no letter, nor does any other mail of ours: the link in each of them ends it. You may also complain to your data protection authority; we would be glad to hear it first.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      body: [
        'The game is for people of 18 and older, or with the consent of a parent or guardian. If a child has subscribed without it, tell us and we delete the address.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        <p key="0">
          Write to us through <a href="/about?tab=contact">the contact page</a>. The responsible
          party is the Legendary GOATs project, an independent art and parody project that is not
          affiliated with any real club or player.
        </p>,
      ],
    },
  ],
};
