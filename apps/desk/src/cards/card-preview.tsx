import { MOMENT_ATTRIBUTES } from '@goats/collection';
import { ATTRIBUTES, attributeLabel, formatMatic, groupedCount } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { ScoreNumber } from '@goats/ui/score.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { download } from '../desk/save-file.ts';
import { theDesk } from '../desk/use-desk.ts';
import type { GeneratedCard } from '../worker/card-store.ts';

/** A blob's address for as long as the picture is on the screen. */
function useObjectUrl(svg: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!svg) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}

/** One generated card as it would be printed, with everything that is written in it. */
export function CardPreview({ card }: { card: GeneratedCard | null }) {
  const { data: svg } = useQuery({
    // Two runs may give one id other traits, so the id alone does not name the picture.
    queryKey: ['admin-picture', card],
    queryFn: () => theDesk().pictures.ask('draw', { card: card as GeneratedCard }),
    enabled: card !== null,
    gcTime: 30_000,
  });
  const url = useObjectUrl(svg);
  if (!card) {
    return (
      <Panel className="grid min-h-60 place-items-center text-center text-small text-chalk-3">
        Choose a card to see its face.
      </Panel>
    );
  }
  const name = 'variationNumber' in card ? card.name : card.momentTitle;
  return (
    <Panel aria-label={`${name}, preview`} className="p-4! sm:p-5!">
      {url ? (
        <img
          src={url}
          alt={`${name}, ${card.rarity} card`}
          className="mx-auto block w-full max-w-75"
        />
      ) : (
        <Skeleton className="mx-auto aspect-[5/7] w-full max-w-75" />
      )}
      <h3 className="mt-4 text-row leading-[.95]">{name}</h3>
      {'momentDescription' in card && (
        <p className="mt-2 text-small text-chalk-2">{card.momentDescription}</p>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-5 text-small">
        {factsOf(card).map(([term, value]) => (
          <div key={term} className="border-b border-line py-1.5">
            <dt className="text-fine text-chalk-3">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 text-small">
        {attributesOf(card).map(([term, value]) => (
          <div key={term} className="flex items-center justify-between border-b border-line py-0.5">
            <dt className="text-chalk-2">{term}</dt>
            <dd>
              <ScoreNumber score={value} className="text-xl" />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="outline"
        size="sm"
        className="mt-5 w-full"
        disabled={!svg}
        onClick={() => svg && download(`${card.id}.svg`, [svg], 'image/svg+xml')}
      >
        Save picture
      </Button>
    </Panel>
  );
}

function factsOf(card: GeneratedCard): ReadonlyArray<readonly [string, string]> {
  const prices = [
    ['HOOF', groupedCount(card.priceHoof)],
    ['Polygon', formatMatic(card.priceMatic)],
  ] as const;
  if ('variationNumber' in card) {
    const { background, expression, accessories, special, kit, head, pose, edition } = card.traits;
    return [
      ['Rarity', card.rarity],
      ['GOAT Score', String(card.goatScore)],
      ...prices,
      ['Background', background],
      ['Expression', expression],
      ['Accessories', accessories],
      ['Special', special],
      ['Kit', kit],
      ['Head', head],
      ['Pose', pose],
      ...(edition ? [['Edition', edition] as const] : []),
    ];
  }
  const { cardStyle, frameColor, effect, holographic } = card.visualTraits;
  return [
    ['Rarity', card.rarity],
    ['Score', String(card.momentScore)],
    ...prices,
    ['Type', card.cardType],
    ['Year', String(card.year)],
    ['Style', cardStyle],
    ['Frame', frameColor],
    ['Effect', effect],
    ['Holographic', holographic ? 'Yes' : 'No'],
  ];
}

function attributesOf(card: GeneratedCard): ReadonlyArray<readonly [string, number]> {
  return 'variationNumber' in card
    ? ATTRIBUTES.map((name) => [attributeLabel(name), card.attributes[name]] as const)
    : MOMENT_ATTRIBUTES.map((name) => [attributeLabel(name), card.attributes[name]] as const);
}
