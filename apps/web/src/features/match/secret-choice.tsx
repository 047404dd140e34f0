import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { cx } from '@goats/ui/cx.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { T } from '@goats/ui/t.tsx';
import { LANGUAGE_TAGS, LOCALE, t } from '@goats/words';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { aheadWords, ChoiceCompare, comparedRows } from './choice-compare.tsx';
import type { Match, MatchCard, Sides } from './match-types.ts';
import './secret-choice.css';
import type { AttributeRow } from './table/attribute-rows.ts';

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
  const cards = squad ? strongestFirst(own.deck ?? []) : (match.yourCards ?? [own.announcedCard]);
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

  const picked = cards.filter(({ id }) => chosen.includes(id));
  return (
    <div className="lg:pb-4">
      {squad && picked.length > 0 && (
        <p className="pb-2 text-center text-small text-chalk-2">
          <T
            m="Strongest first is sound: nobody picks round 1, and round 5 may never come. GOAT Score of these {n}, on average: <b>{score}</b>"
            n={picked.length}
            b={<b className="numeral text-xl text-chalk" />}
            score={averageScore(picked)}
          />
        </p>
      )}
      <fieldset disabled={busy}>
        <legend className="sr-only">
          {squad ? t('Your five cards, in playing order') : t('The card you bring')}
        </legend>
        {/* The inner room is for the focus ring, which a scrolling box would cut. */}
        <ul className="choice-list -m-1 grid grid-cols-1 gap-2 overflow-y-auto p-1 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id}>
              <Choice
                card={card}
                rows={squad ? null : comparedRows(match, sides, card)}
                squad={squad}
                place={chosen.indexOf(card.id)}
                announced={!squad && card.id === own.announcedCard.id}
                onToggle={() => toggle(card.id)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="choice-seal mt-4 flex flex-col items-center gap-2 lg:gap-3">
        <Button
          size="lg"
          data-seal=""
          busy={busy}
          busyWord={t('Sealing...')}
          disabled={chosen.length !== size}
          onClick={() => onCommit(chosen)}
          className="w-full sm:w-auto sm:min-w-90"
        >
          {t('Seal my choice')}
        </Button>
        <p className="text-center text-fine text-chalk-2 lg:text-small">
          {chosen.length === size
            ? t('Only a seal of it leaves your browser. At 0:00 the announced card plays.')
            : t('{n, plural, one {Choose # more.} other {Choose # more.}}', {
                n: size - chosen.length,
              })}
        </p>
      </div>
    </div>
  );
}

/**
 * A good line-up to begin with. Nobody picks round 1, so the best average is worth most there;
 * rounds 4 and 5 are often not played, and a strong card that is kept for them is wasted.
 */
export function strongestFirst<T extends Pick<MatchCard, 'goatScore'>>(deck: readonly T[]): T[] {
  return [...deck].sort((a, b) => b.goatScore - a.goatScore);
}

function averageScore(cards: readonly MatchCard[]): string {
  const sum = cards.reduce((total, { goatScore }) => total + goatScore, 0);
  return (sum / cards.length).toLocaleString(LANGUAGE_TAGS[LOCALE], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

function Choice({
  card,
  rows,
  squad,
  place,
  announced,
  onToggle,
}: {
  card: MatchCard;
  /** It beside what the other side announced; null where that is ten cards. */
  rows: readonly AttributeRow[] | null;
  squad: boolean;
  place: number;
  announced: boolean;
  onToggle: () => void;
}) {
  const chosen = place >= 0;
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] overflow-hidden rounded-row border bg-well/90 transition-colors has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-gold',
        chosen ? 'border-chalk bg-pitch-800' : 'border-line-2 hover:border-chalk-3',
      )}
    >
      <label className="grid cursor-pointer grid-cols-[3.5rem_1fr_auto] items-center gap-3 pr-3">
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
        <span className="min-w-0 py-1.5">
          <span className="display block text-xl leading-none">
            <CardName name={card.name} number="whitespace-nowrap text-chalk-2" />
          </span>
          <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-small text-chalk-2">
            <RarityBadge rarity={card.rarity} />
            {announced && <span>{t('Announced@@of a card')}</span>}
          </span>
        </span>
        <span className="text-right">
          {squad && chosen && (
            <span className="numeral block text-xl text-gold">
              <T
                m="<sr>Plays in round </sr>{round}.@@only the number is seen, the rest is heard"
                sr={<span className="sr-only" />}
                round={place + 1}
              />
            </span>
          )}
          <span className="numeral text-row">
            <T
              m="<sr>GOAT Score </sr>{score}@@only the number is seen, the rest is heard"
              sr={<span className="sr-only" />}
              score={card.goatScore}
            />
          </span>
        </span>
      </label>
      {rows && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
          className="choice-ahead"
        >
          <span className="sr-only">{card.name}: </span>
          {aheadWords(rows)}
          <ChevronDown aria-hidden="true" className={cx('mx-auto size-4', open && 'rotate-180')} />
        </button>
      )}
      {rows && open && <ChoiceCompare id={panel} rows={rows} />}
    </div>
  );
}
