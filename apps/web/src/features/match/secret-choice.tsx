import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { RarityBadge } from '../../ui/rarity-badge.tsx';
import type { Match, MatchCard, Sides } from './match-types.ts';

/** The secret: keep the announced card or bring another, or put five of ten in order. */
export function SecretChoice({
  match,
  sides,
  busy,
  onCommit,
}: {
  match: Match;
  sides: Sides;
  busy: boolean;
  onCommit: (cardIds: readonly number[]) => void;
}) {
  const own = match.players[sides.near];
  const squad = match.mode === 'squad';
  const size = squad ? 5 : 1;
  const cards = squad ? (own.deck ?? []) : (match.yourCards ?? [own.announcedCard]);
  const first = squad ? cards.slice(0, size) : [own.announcedCard];
  const [chosen, setChosen] = useState<readonly number[]>(first.map((card) => card.id));

  function toggle(id: number): void {
    setChosen((before) => {
      if (!squad) return [id];
      return before.includes(id)
        ? before.filter((other) => other !== id)
        : [...before, id].slice(-size);
    });
  }

  return (
    <div className="pb-4">
      <fieldset disabled={busy}>
        <legend className="sr-only">
          {squad ? 'Your five cards, in playing order' : 'The card you bring'}
        </legend>
        {/* The inner room is for the focus ring, which a scrolling box would cut. */}
        <ul className="-m-1 grid max-h-[26rem] grid-cols-1 gap-2 overflow-y-auto p-1 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id}>
              <Choice
                card={card}
                squad={squad}
                place={chosen.indexOf(card.id)}
                announced={!squad && card.id === own.announcedCard.id}
                onToggle={() => toggle(card.id)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="mt-4 flex flex-col items-center gap-3">
        <Button
          size="lg"
          data-seal=""
          busy={busy}
          busyWord="Sealing..."
          disabled={chosen.length !== size}
          onClick={() => onCommit(chosen)}
          className="w-full sm:w-auto sm:min-w-90"
        >
          Seal my choice
        </Button>
        <p className="text-center text-small text-chalk-2">
          {chosen.length === size
            ? 'Only a fingerprint leaves your browser. At 0:00 the announced card plays.'
            : `Choose ${size - chosen.length} more.`}
        </p>
      </div>
    </div>
  );
}

function Choice({
  card,
  squad,
  place,
  announced,
  onToggle,
}: {
  card: MatchCard;
  squad: boolean;
  place: number;
  announced: boolean;
  onToggle: () => void;
}) {
  const chosen = place >= 0;
  return (
    <label
      className={cx(
        'grid cursor-pointer grid-cols-[3.5rem_1fr_auto] items-center gap-3 rounded-row border bg-well/90 pr-3.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-gold',
        chosen ? 'border-chalk bg-pitch-800' : 'border-line-2 hover:border-chalk-3',
      )}
    >
      <input
        type={squad ? 'checkbox' : 'radio'}
        name="secret-card"
        checked={chosen}
        onChange={onToggle}
        className="sr-only"
      />
      <img
        src={`${card.imageUrl}?w=128`}
        alt=""
        width={56}
        height={78}
        className="h-19.5 w-14 object-cover"
      />
      <span className="min-w-0">
        <span className="display block truncate text-xl">{card.name}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-2 text-small text-chalk-2">
          <RarityBadge rarity={card.rarity} />
          {announced && <span>Announced</span>}
        </span>
      </span>
      <span className="numeral text-3xl">
        {squad ? (
          chosen ? (
            <span className="text-gold">{place + 1}.</span>
          ) : (
            ''
          )
        ) : (
          <>
            <span className="sr-only">GOAT Score </span>
            {card.goatScore}
          </>
        )}
      </span>
    </label>
  );
}
