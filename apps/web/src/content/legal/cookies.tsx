import { LegalTable } from './legal-table.tsx';
import type { LegalText } from './legal-text.ts';

export const COOKIES: LegalText = {
  path: '/legal/cookie-policy.html',
  title: 'Cookie Policy',
  lead: 'Which crumbs we leave in your browser, what each is called, and which of them you can refuse.',
  since: 'June 1, 2025',
  chapters: [
    {
      id: 'choice',
      title: 'Your choice',
      body: [
        <p key="0">
          On your first visit a banner asks: <b>Accept All</b>, <b>Reject All</b> or{' '}
          <b>Cookie Settings</b>. You can change your mind at any time with “Cookie settings” at the
          foot of every page. Essential ones cannot be switched off, because without them nothing
          would remember even that answer.
        </p>,
      ],
    },
    {
      id: 'categories',
      title: 'Four categories',
      body: [
        <ul key="0">
          <li>
            <b>Essential.</b> Signing in, staying signed in, and remembering this choice. Always on.
          </li>
          <li>
            <b>Performance.</b> Counting visits. At present we count nothing, whatever you choose.
          </li>
          <li>
            <b>Functional.</b> Remembering how you like things: <code>goats-sound</code>, when you
            turn the sound of a match on, and <code>goats-strength</code>, how strong you like the
            house to play.
          </li>
          <li>
            <b>Targeting.</b> Advertising elsewhere. At present there is none.
          </li>
        </ul>,
        'Your answer is kept all the same, so that it holds on the day one of these begins.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies by name',
      body: [
        <p key="0">
          All of them are ours, unreadable to scripts, and never sent to another site. On a secure
          address their names begin with <code>__Host-</code>.
        </p>,
        <LegalTable
          key="1"
          code
          caption="Cookies by name"
          columns={['Cookie', 'What it does', 'How long']}
          rows={[
            [
              'goats-session',
              'Says that your wallet has signed in.',
              '7 days after the last visit',
            ],
            [
              'goats-browser',
              'Ties a sign-in request to the browser that asked for it.',
              'Until the browser closes',
            ],
            ['goats-practice', 'Makes a practice match without a wallet yours.', '30 days'],
            [
              'goats-admin',
              'Says that the operator has logged in. Visitors never get it.',
              'Half an hour without use, or 12 hours in any case',
            ],
            [
              'goats-device',
              'Says that the operator has logged in from this browser before, so that strangers’ failed logins do not lock it out. Visitors never get it.',
              '180 days after the last login',
            ],
          ]}
        />,
      ],
    },
    {
      id: 'storage',
      title: 'Browser storage by name',
      body: [
        'These stay in your browser and are not sent along with requests.',
        <LegalTable
          key="1"
          code
          caption="Browser storage by name"
          columns={['Key', 'What it holds', 'How long']}
          rows={[
            [
              'cookie-consent',
              'Your answer to the banner, one yes or no per category.',
              'Until you clear it',
            ],
            [
              'walletConnected, walletAddress, walletId',
              'Which wallet to restore on the next visit, or that you disconnected on purpose.',
              'Until you disconnect or clear it',
            ],
            [
              'goats-guest-wallet',
              'The guest wallet’s address and private key. Clearing it loses the wallet.',
              'Until you clear it',
            ],
            [
              'goats-chain-sent',
              'Transactions that your wallet sent from here, until the chain has settled them.',
              'a day',
            ],
            [
              'goats-match-…',
              'Your secret of a running match: card, seed and salt.',
              'Until the match is over',
            ],
            [
              'goats-puzzle',
              'Your answer to the puzzle of the day, so that it is not asked twice.',
              'Until you answer the next one or clear it',
            ],
            [
              'goats-sound',
              'That you like to hear a match. Only with your yes to Functional.',
              'Until you turn it off or clear it',
            ],
            [
              'goats-strength',
              'How strong the house plays in practice. Only with your yes to Functional.',
              'Until you clear it',
            ],
            [
              'goats-played',
              'That you have played, or said that you know how: then the first match is not offered again.',
              'Until you clear it',
            ],
            [
              'goats-ring-offered',
              'That you let this browser ring, or would rather not be asked: then it is not offered again.',
              'Until you clear it',
            ],
            [
              'goats-sound-offered',
              'That you were asked whether you would like to hear a match: it is asked once.',
              'Until you clear it',
            ],
            [
              'goats-kick-off',
              'For which match its poster was shown, so that a reload goes on with the match.',
              'Until the tab closes',
            ],
            [
              'own-bids',
              'Which bids of this visit are yours, to mark them in the list.',
              'Until the tab closes',
            ],
            [
              'goats-reloaded-for',
              'For which new release of the site a page was loaded anew, so that it happens once.',
              'Until the tab closes',
            ],
            [
              'goats-… in the cache',
              'The site’s own files and the page it shows when you are offline. Nothing of yours.',
              'Until the next release has taken over, or you clear it',
            ],
            [
              'adminAuthenticated',
              'Which screen the admin page opens with. It grants nothing.',
              'Until the operator logs out',
            ],
          ]}
        />,
      ],
    },
    {
      id: 'removing',
      title: 'Removing them',
      body: [
        <p key="0">
          Your browser’s settings delete all of this at once. You will then be signed out and asked
          about cookies again. If you play with a guest wallet, <b>save its key first</b>: the
          wallet panel has a button for that.
        </p>,
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      body: [
        <p key="0">
          Questions about crumbs go to <a href="/about?tab=contact">the contact page</a>. Legendary
          GOATs is an independent art and parody project, not affiliated with any real club or
          player.
        </p>,
      ],
    },
  ],
};
