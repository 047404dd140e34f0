import type { LegalText } from './legal-text.ts';

export const TERMS: LegalText = {
  path: '/legal/terms-and-conditions.html',
  title: 'Terms and Conditions',
  lead: 'The rules of the house, in the order in which people usually ask about them.',
  since: 'June 1, 2025',
  chapters: [
    {
      id: 'agreement',
      title: 'What you agree to',
      body: [
        'Legendary GOATs is a collectible and a card game about ten goats. By using this site you accept these terms. If you do not, please enjoy the pictures and play nothing.',
        <p key="1">
          How a match is won is no part of these terms: that is on the{' '}
          <a href="/game-rules">rules page</a>, and the code keeps to it.
        </p>,
      ],
    },
    {
      id: 'age',
      title: 'Who may play',
      body: [
        <p key="0">
          You are <b>18 or older</b>, or you have the <b>consent of a parent or guardian</b> who has
          read this page. To stake in a match you need at least one card and some HOOF; to practise
          against the house you need neither.
        </p>,
      ],
    },
    {
      id: 'wallets',
      title: 'Wallets and guest wallets',
      body: [
        <p key="0">
          NFT purchases need a <b>connected wallet</b>. We never see its keys and never ask for a
          recovery phrase; anybody who does is not us.
        </p>,
        'Whoever spends, moves or decides something signs in first: one signature, which costs nothing and moves nothing. What is done with your signature is done by you.',
        <p key="2">
          A <b>guest wallet</b> is a key pair made in your browser and kept there. It is for trying
          things out. Clear the browser’s storage without saving the key, and the wallet is gone
          with everything in it. We cannot bring it back, because we never had it.
        </p>,
      ],
    },
    {
      id: 'buying',
      title: 'Buying and trading',
      body: [
        <ul key="0">
          <li>
            Cards are pre-minted NFTs. Purchases under auction are completed on an external
            marketplace, under that marketplace’s terms and in its currency.
          </li>
          <li>
            Cards and tradable HOOF can be taken out of the Stadium to your own wallet and brought
            back. <b>A transaction on a chain cannot be undone</b>, by you or by us, and what is in
            your own wallet is yours to keep safe. What the published roots promise, and what exists
            on our word alone, is said on <a href="/chain">What is on the chain</a>.
          </li>
          <li>
            <b>Trades are final once confirmed.</b> So are minted cards, settled matches and sent
            transfers. There is no video referee for regret.
          </li>
          <li>
            Between players cards change hands for HOOF, at the price that was shown or by an offer
            that was accepted. 2.5 % of a sale stays with the treasury. HOOF that waits in an offer
            comes back when the offer ends.
          </li>
          <li>
            A bid is an honest statement of what you would pay. The operator may void one that is
            plainly a mistake or a joke, and says why. One that was typed without signing in lapses
            by itself unless its wallet confirms it.
          </li>
          <li>
            Prices, odds and supply are shown before you decide. Prices can go down as well as down.
          </li>
        </ul>,
      ],
    },
    {
      id: 'hoof',
      title: 'HOOF is play money',
      body: [
        'HOOF is a token of the game. It has no price set by us, is not sold by us, cannot be exchanged for money here, and is no investment, deposit or security. It buys cards inside the game and is staked in it; that is all it promises.',
        'Stakes are held in a vault from the moment a challenge opens until the match is settled, given back or expired. In a battle request the loser’s card goes to the winner. Please read the ticket before you tear it.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair play',
      body: [
        <p key="0">
          <b>Exploiting or hacking gameplay leads to an account ban.</b> That includes using a fault
          in the software instead of reporting it, automating other people’s wallets, colluding to
          drain the treasury, and disturbing the service for others.
        </p>,
        <p key="1">
          A banned wallet keeps the NFTs it owns, because they are not ours to take. It no longer
          plays, bids or enters the club here. You may ask for the reason and for a second look
          through <a href="/about?tab=contact">the contact page</a>.
        </p>,
        'Every finished match has a proof that anybody can recompute. A match that verifies stands.',
      ],
    },
    {
      id: 'club',
      title: 'Owners club and newsletter',
      body: [
        'The owners club is open to wallets that hold at least one card, for as long as they do. Tickets are limited, personal and can be given back. Votes are advice that we publish and take seriously.',
        'The newsletter is sent only to those who asked for it. Every issue has a link that ends it with one click.',
      ],
    },
    {
      id: 'parody',
      title: 'Parody',
      body: [
        <p key="0">
          This is an independent art and parody project. It is not affiliated with, endorsed by or
          connected to any real club, league, association or player. Real footballers appear only as
          inspiration; the goats, clubs and moments are invented. Owning a card gives you the card,
          not a right in anybody’s name or likeness. The full notice is on the{' '}
          <a href="/about?tab=disclaimer">disclaimer page</a>.
        </p>,
      ],
    },
    {
      id: 'liability',
      title: 'What we cannot promise',
      body: [
        'We run this with care, not with a guarantee. Networks fail, wallets are lost, goats wander. As far as the law allows we are not liable for losses that come from using the site, from third parties such as wallets and marketplaces, or from keys that were not kept safe. Nothing here limits rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: [
        'When these terms change, the date at the top changes with them. Continuing to play means accepting the new ones.',
        <p key="1">
          Questions go to <a href="/about?tab=contact">the contact page</a>. A person answers,
          usually after lunch.
        </p>,
      ],
    },
  ],
};
