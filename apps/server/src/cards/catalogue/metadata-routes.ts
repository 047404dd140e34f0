import { erc721Metadata, type MintedCard, mintedCard } from '@goats/collection';
import { SITE_NAME } from '@goats/contract';
import { ATTRIBUTES, attributeLabel, cardOfToken } from '@goats/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { siteBase } from '../../http/origin.ts';
import { route } from '../../http/route.ts';
import { createRoyaltyReader } from '../../slices/chain/index.ts';
import { cardSincePrinting } from './metadata-store.ts';

/**
 * ERC-721 metadata: what `tokenURI` and `contractURI` of the cards' contract lead to. Attributes up
 * to Variation are what was printed and what the provenance seals; what follows has happened since.
 */
export function metadataRoutes(app: FastifyInstance, deps: Deps): void {
  const royalty = createRoyaltyReader(deps.chain);

  route(app, 'GET /api/metadata/collection', async ({ request, reply }) => {
    openToAll(reply);
    const base = siteBase(deps.config, request);
    return {
      name: SITE_NAME,
      symbol: 'GOAT',
      description:
        'Ten legendary footballers, reborn with horns, on 20,000 cards. What is printed on each is sealed on chain, and every one of them can play.',
      image: `${base}/api/images/social-home.png`,
      external_link: `${base}/marketplace`,
      ...(await royalty()),
    };
  });

  route(app, 'GET /api/metadata/:tokenId', async ({ params, request, reply }) => {
    const card = mintedCard(cardOfToken(params.tokenId) ?? 0);
    if (!card) throw refuse('nft-unknown');
    const since = await cardSincePrinting(deps.db, card.id);
    openToAll(reply);
    const printed = erc721Metadata(card, { baseUrl: siteBase(deps.config, request) });
    return {
      ...printed,
      attributes: [
        ...printed.attributes,
        ...(since ? [...grownOf(card, since), whereOf(since)] : []),
      ],
    };
  });
}

type Since = NonNullable<Awaited<ReturnType<typeof cardSincePrinting>>>;

/** Marketplaces add a boost to the printed number of the same name. */
function grownOf(card: MintedCard, since: Since) {
  const boost = (trait_type: string, value: number) =>
    value === 0 ? [] : [{ trait_type, value, display_type: 'boost_number' }];
  return [
    ...boost('GOAT Score', since.goatScore - card.goatScore),
    ...ATTRIBUTES.flatMap((name) =>
      boost(attributeLabel(name), since.attributes[name] - card.attributes[name]),
    ),
  ];
}

const whereOf = ({ outside }: Since) => ({
  trait_type: 'Where',
  value: outside ? 'On the chain' : 'In the Stadium',
});

/** Any page may read it, and nobody has to ask again within five minutes. */
function openToAll(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=300');
}
