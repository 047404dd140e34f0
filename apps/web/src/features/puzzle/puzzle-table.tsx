import { attributeLabel, halves } from '@goats/rules';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { useState } from 'react';
import { CardPicture } from '../catalogue/card-picture.tsx';
import { PickBoard } from '../coach/pick-board.tsx';
import type { KeptAnswer } from './kept-answer.ts';
import { PuzzleAnswer } from './puzzle-answer.tsx';
import type { Puzzle } from './puzzle-queries.ts';
import { storyOf } from './puzzle-words.ts';

/** One's own card, what may lie across the table, and between them the question or its answer. */
export function PuzzleTable({
  puzzle,
  busy,
  problem,
  onAnswer,
  onNext,
}: {
  puzzle: Puzzle;
  busy: boolean;
  problem: string | null;
  onAnswer: (answer: KeptAnswer) => void;
  onNext: () => void;
}) {
  const [against, setAgainst] = useState(puzzle.hand[0]?.id);
  const other = puzzle.hand.find(({ id }) => id === against) ?? puzzle.hand[0];
  const { card, announced, round, deciders, lead, solution } = puzzle;
  return (
    <div className="grid items-start gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)] lg:grid-cols-[15rem_minmax(0,1fr)_17rem]">
      <div className="flex items-start gap-5 md:max-lg:col-span-2 lg:block">
        <CardPicture
          imageUrl={card.imageUrl}
          rarity={card.rarity}
          alt={t('{name}, {rarity}, GOAT Score {score}', {
            name: card.name,
            rarity: rarityLabel(card.rarity),
            score: card.goatScore,
          })}
          sizes="(min-width: 68.75rem) 240px, 128px"
          eager
          className="w-28 flex-none sm:w-36 lg:w-full"
        />
        <div className="min-w-0 lg:mt-4">
          <h2 className="kicker">{t('You hold')}</h2>
          <p lang="en" className="display mt-2 text-row">
            {card.name}
          </p>
          <p className="mt-2 text-small text-chalk-2">
            {announced.id === card.id
              ? t('As announced. They may believe it.')
              : t('They think it is {card}: that is what you announced.', { card: announced.name })}
          </p>
          {lead !== 0 && (
            <p className="mt-2 text-small text-gold">
              {lead > 0
                ? t('The crowd is with you: +{lead} on every value from here on.', {
                    lead: halves(lead),
                  })
                : t('The crowd is with them: +{lead} on every value from here on.', {
                    lead: halves(-lead),
                  })}
            </p>
          )}
          <p className="mt-3 text-chalk-2 lg:hidden">{storyOf(puzzle)}</p>
        </div>
      </div>
      <Hand puzzle={puzzle} against={other?.id} onChoose={setAgainst} />
      <div className="min-w-0 md:order-2">
        <p className="mb-4 text-lead text-chalk-2 max-lg:hidden">{storyOf(puzzle)}</p>
        {solution ? (
          <PuzzleAnswer puzzle={puzzle} solution={solution} onNext={onNext} />
        ) : (
          other && (
            <>
              <PickBoard
                own={card.attributes}
                against={other.attributes}
                againstWord={other.name}
                lead={lead}
                rounds={[round]}
                choices={pickable(puzzle)}
                deciders={deciders.map((attribute) => ({ attribute, state: 'open' }))}
                crossing
                action={t('Lock it in')}
                busy={busy}
                onPlay={(attribute, strike) => onAnswer({ day: puzzle.day, attribute, strike })}
              />
              {problem && (
                <p role="alert" className="mt-3 text-error-text">
                  {problem}
                </p>
              )}
            </>
          )
        )}
      </div>
    </div>
  );
}

function pickable({ card, round }: Puzzle) {
  return (Object.keys(card.attributes) as (typeof round.attribute)[]).filter(
    (attribute) => attribute !== round.attribute,
  );
}

function Hand({
  puzzle: { hand, round, solution },
  against,
  onChoose,
}: {
  puzzle: Puzzle;
  against: number | undefined;
  onChoose: (id: number) => void;
}) {
  return (
    <section aria-labelledby="hand-title" className="min-w-0 md:order-3">
      <h2 id="hand-title" className="kicker">
        {t('They may have brought')}
      </h2>
      <p className="mt-2 mb-4 text-small text-chalk-2">
        {t('One of these lies face down and showed {value} in {attribute}.', {
          value: round.theirs,
          attribute: attributeLabel(round.attribute),
        })}
        {!solution && ` ${t('Tap a card to hold yours against it.')}`}
      </p>
      <ul className="-mx-1 flex gap-3 overflow-x-auto p-1 pb-3 md:grid md:max-h-160 md:grid-cols-2 md:overflow-y-auto">
        {hand.map((card, place) => (
          <li key={card.id} className="w-26 flex-none md:w-auto">
            <button
              type="button"
              aria-pressed={!solution && card.id === against}
              disabled={solution !== null}
              onClick={() => onChoose(card.id)}
              className={cx(
                'grid w-full gap-1.5 rounded-row border p-1.5 text-left text-fine leading-tight disabled:cursor-default',
                !solution && card.id === against
                  ? 'border-chalk bg-pitch-850'
                  : 'border-line enabled:hover:border-chalk-3',
              )}
            >
              <CardPicture
                imageUrl={card.imageUrl}
                rarity={card.rarity}
                alt=""
                sizes="120px"
                className="w-full"
              />
              <span>
                <CardName name={card.name} />
              </span>
              <span className="text-chalk-3">
                {attributeLabel(round.attribute)} {card.attributes[round.attribute]}
              </span>
              {place === 0 && (
                <span className="text-gold">{t('Announced@@the card one has announced')}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
