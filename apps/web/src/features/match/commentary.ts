import {
  attributeLabel,
  formatHoof,
  isForNothing,
  isStaked,
  LAST_ROUND,
  MOST_GIVEN_BACK_MS,
} from '@goats/rules';
import { eitherOf } from '@goats/ui/lists.ts';
import { t } from '@goats/words';
import { crowdBonus, crowdWords, valueWords } from './crowd.ts';
import { shownDeciders } from './deciders/shown-deciders.ts';
import { growthOf, handedOver } from './end/handed-over.ts';
import { posterWords } from './kick-off/kick-off.ts';
import { type Match, type MatchRound, sidesOf } from './match-types.ts';
import { netOf, signedHoof } from './net.ts';
import { playerName } from './player-name.ts';
import type { Step } from './stage/stage.ts';
import { broughtLine, swapShown } from './swapped.ts';

export interface Call {
  readonly title: string;
  readonly text: string;
}

/** What the referee says right now, to the one who looks: title and one sentence. */
export function callOf(match: Match): Call {
  const { near, far, playing } = sidesOf(match);
  const them = playerName(match.players[far]);
  const you = match.players[near];
  switch (match.phase) {
    case 'commit':
      if (!playing)
        return { title: t('Secret choice'), text: t('Both sides are choosing their card.') };
      return you.committed
        ? { title: t('Locked in'), text: t('Waiting for {name} to choose.', { name: them }) }
        : {
            title: t('Choose in secret'),
            text: choiceWords(match),
          };
    case 'open':
      return {
        title: t('Opening@@the seals of both cards are being opened'),
        text: t('Both seals are being broken. The cards stay face down.'),
      };
    case 'pick':
      return pickCall(match, them);
    case 'finished':
      return endCall(match);
  }
}

function choiceWords({ mode, kind, yourCards }: Match): string {
  if (mode === 'squad') return t('Five of your ten, in playing order. Nobody sees which.');
  if (kind === 'cup' && yourCards?.length === 1) return t('You entered one card. Seal it, and go.');
  if (kind !== 'cup' && yourCards?.length === 1)
    return t('You have no other card for this one. Nobody needs to know.');
  return kind === 'cup'
    ? t('Bring one of the cards you entered. Nobody sees which.')
    : t('Keep the announced card, or swap it. Nobody sees which.');
}

function pickCall(match: Match, them: string): Call {
  const round = match.rounds.length + 1;
  if (match.turn !== match.you) {
    const who = match.players.find((player) => player.address === match.turn);
    const name = match.you ? them : who ? playerName(who) : them;
    return { title: t('Waiting for {name}', { name }), text: theirMove(match, name, round) };
  }
  if (match.step === 'strike') {
    return {
      title: t('Cross one out'),
      text: t('Two each. The other side plays one of the two deciders you leave.'),
    };
  }
  return {
    title: t('Your pick'),
    text: `${yourMove(match, round)} ${t('Higher number takes it.')}`,
  };
}

/** Why it is yours to call, and out of what. */
function yourMove(match: Match, round: number): string {
  const open = openDeciders(match);
  if (match.mode === 'squad') {
    return open.length > 0
      ? t('Two each. Play one of the deciders, {deciders}.', { deciders: eitherOf(open) })
      : t('You lost the last one, so you call this one.');
  }
  if (round === 2) {
    return open.length > 0
      ? t('You lost round 1, so you call this one. Take a decider off with it.')
      : t('You lost round 1, so you call this one.');
  }
  const won = match.rounds[0]?.winner === match.you;
  if (!won) return t('You call this one.');
  return open.length > 0
    ? t('One each, and you won round 1: you decide, {deciders}.', { deciders: eitherOf(open) })
    : t('One each, and you won round 1: the decider is yours to call.');
}

/** What the other side is choosing. */
function theirMove(match: Match, name: string, round: number): string {
  if (match.step === 'strike') return t('Two each. {name} crosses one decider out.', { name });
  const open = openDeciders(match);
  if (open.length === 0) return t('{name} calls round {round}.', { name, round });
  if (open.length === match.deciders.length) {
    return t('{name} calls round {round} and takes one decider off.', { name, round });
  }
  return t('{name} decides: {deciders}.', { name, deciders: eitherOf(open) });
}

function openDeciders({ deciders }: Match): string[] {
  return deciders
    .filter(({ state }) => state === 'open')
    .map(({ attribute }) => attributeLabel(attribute));
}

function endCall(match: Match): Call {
  const { result, you } = match;
  const { playing } = sidesOf(match);
  const winner = match.players.find((player) => player.address === result?.winner);
  if (result?.reason === 'outage') {
    const text = t(
      'We were away for more than {minutes, plural, one {# minute} other {# minutes}}. Every stake and card went back.',
      { minutes: MOST_GIVEN_BACK_MS / 60_000 },
    );
    return { title: t('Called off'), text };
  }
  if (!result || !winner) {
    return {
      title: t('Void@@a match that nobody won'),
      text:
        match.kind === 'cup'
          ? t('Nobody opened. The cup’s coin says who goes on.')
          : isForNothing(match)
            ? t('Nobody opened, and nothing is lost.')
            : t('Nobody opened. Every stake went back.'),
    };
  }
  const { reason } = result;
  if (!playing) {
    return {
      title: t('{name} wins', { name: playerName(winner) }),
      text: t(
        '{reason, select, points {Settled on points.} remaining {Settled on the cards that were left.} coin {Settled by the toss of the coin.} conceded {Settled by concession.} other {Settled because the other side never opened.}}',
        { reason },
      ),
    };
  }
  const net = isStaked(match) ? `${signedHoof(netOf(match, sidesOf(match).near))} HOOF. ` : '';
  if (winner.address !== you) {
    const lost = t(
      '{reason, select, points {You lost on points.} remaining {You lost on the cards that were left.} coin {You lost by the toss of the coin.} conceded {You lost by concession.} other {You lost because your card was never opened.}} Form is temporary.',
      { reason },
    );
    return { title: t('Full time'), text: `${net}${lost}` };
  }
  const won = t(
    '{reason, select, points {You won on points.} remaining {You won on the cards that were left.} coin {You won by the toss of the coin.} conceded {You won by concession.} other {You won because the other side never opened.}}',
    { reason },
  );
  return { title: t('Victory'), text: `${net}${won} ${VICTORY[match.kind]}` };
}

const VICTORY = {
  challenge: t('The vault is yours.'),
  request: t('The vault is yours.'),
  practice: t('Now do it for money.'),
  cup: t('The cup has noticed.'),
  friendly: t('Bragging rights are yours.'),
} as const satisfies Record<Match['kind'], string>;

/** One sentence per round, for the live region and the replay. */
export function roundLine(match: Match, round: MatchRound): string {
  const { near, far, playing } = sidesOf(match);
  const value = (seat: 0 | 1) =>
    valueWords(round.values[seat], crowdBonus(match, seat, round.round));
  const values = {
    ...{ round: round.round, attribute: attributeLabel(round.attribute) },
    ...{ us: playerName(match.players[near]), ours: value(near) },
    ...{ them: playerName(match.players[far]), theirs: value(far) },
  };
  return [
    playing
      ? t('Round {round}, {attribute}: You {ours}, {them} {theirs}.', values)
      : t('Round {round}, {attribute}: {us} {ours}, {them} {theirs}.', values),
    choiceLine(round),
    `${verdictWords(match, round)}.`,
    swapLine(match, round),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What was done with the round besides playing it: what went with it, and whether the clock did it.
 * A squad's stroke is a move of its own, and was told when it was drawn.
 */
function choiceLine({ attribute, byClock, struck, round }: MatchRound): string {
  const gone = struck !== undefined && round === 2 ? attributeLabel(struck) : null;
  if (byClock) {
    const played = attributeLabel(attribute);
    return gone
      ? t('Time was up: the clock played {played} and crossed out {gone}.', { played, gone })
      : t('Time was up: the clock played {played}.', { played });
  }
  return gone ? t('{attribute} is crossed out.', { attribute: gone }) : '';
}

/** `roundTitle(round, false) // 'Round 2, by the clock'` */
export function roundTitle({ round, byClock }: MatchRound, deciding: boolean): string {
  if (deciding) return byClock ? t('Deciding round, by the clock') : t('Deciding round');
  return byClock ? t('Round {round}, by the clock', { round }) : t('Round {round}', { round });
}

/** `verdictWords(match, round) // 'Level, so Vision decides. You take it'` */
export function verdictWords(match: Match, round: MatchRound): string {
  const winner = match.players.find((player) => player.address === round.winner);
  const taker = !winner
    ? t('Shared@@a round that neither side won')
    : match.you !== null && winner.address === match.you
      ? t('You take it@@the round')
      : t('{name} takes it@@the round', { name: playerName(winner) });
  return round.tieBreak ? `${tieLine(round.tieBreak)} ${taker}` : taker;
}

/** Said once, with the first value that gives it away: whoever looks knows one's own card anyway. */
export function swapLine(match: Match, round: MatchRound): string {
  const told = match.rounds.filter((each) => each.round < round.round);
  return ([0, 1] as const)
    .filter((seat) => match.players[seat].address !== match.you)
    .filter((seat) => swapShown(match, seat, [...told, round]) === round)
    .map((seat) => {
      const player = match.players[seat];
      const announced = player.announcedCard.attributes[round.attribute];
      return t('{name} has swapped: the announced card has {value}.', {
        name: playerName(player),
        value: announced,
      });
    })
    .join(' ');
}

function tieLine(tie: NonNullable<MatchRound['tieBreak']>): string {
  if (tie.by === 'coin') return t('Level on everything; the coin decides.');
  if (tie.by === 'attribute') {
    return t('Level, so {attribute} decides.', { attribute: attributeLabel(tie.attribute) });
  }
  return t('Level, so an Iconic Moment is drawn.');
}

/** What a screen reader hears when something happened; empty when nothing did. */
export function announcement(before: Match | undefined, now: Match): string {
  const call = callOf(now);
  if (!before) {
    return [posterLine(now), crowdLine(now), `${call.title}. ${call.text}`]
      .filter(Boolean)
      .join(' ');
  }
  const fresh = [
    ...now.rounds.slice(before.rounds.length).map((round) => roundLine(now, round)),
    ...turnedUpLine(before, now),
    ...strokeLine(before, now),
    ...decidingLine(before, now),
  ];
  const moved = before.phase !== now.phase || before.turn !== now.turn || fresh.length > 0;
  if (!moved) return sealedWords(before, now);
  return [...fresh, `${call.title}. ${call.text}`, ...endLines(now)].join(' ');
}

/** What the end changed, as the pitch shows it: what was paid and brought, and who has which card. */
function endLines(match: Match): string[] {
  const { result, players, you } = match;
  if (match.phase !== 'finished' || !result) return [];
  const { near, playing } = sidesOf(match);
  const lines: string[] = [];
  const paid = result.payouts[near];
  if (playing && isStaked(match) && paid > 0) {
    lines.push(t('{hoof} HOOF paid to you, your stake among it.', { hoof: formatHoof(paid) }));
  }
  for (const player of players) {
    const line = match.mode === 'duel' ? broughtLine(player, false) : undefined;
    if (line && player.address !== you) lines.push(line);
  }
  const handed = handedOver(match);
  if (handed) {
    const winner = players[handed.winner];
    const card = handed.card.name;
    lines.push(
      winner.address === you
        ? t('{card} is yours now.', { card })
        : t('{card} goes to {name}.', { card, name: playerName(winner) }),
    );
  }
  for (const { card, lineup } of players) {
    for (const each of [card, ...(lineup ?? [])]) {
      const grown = each && growthOf(match, each);
      if (!grown) continue;
      const [from, to] = grown.attribute;
      const values = { card: each.name, attribute: grown.label, from, to };
      lines.push(t('{card}: {attribute} from {from} to {to}.', values));
    }
  }
  return lines;
}

function posterLine(match: Match): string {
  return match.phase === 'commit' ? posterWords(match).line : '';
}

/** It stands level and one round is left. */
function decidingLine(before: Match, now: Match): string[] {
  const last = LAST_ROUND[now.mode] - 1;
  const reached = before.rounds.length < last && now.rounds.length === last;
  const level = now.score[0] === now.score[1];
  return reached && level && now.phase === 'pick' ? [t('Deciding round.')] : [];
}

function crowdLine(match: Match): string {
  const crowd = match.phase === 'finished' ? null : crowdWords(match);
  return crowd ? t('{title}: {text}', crowd) : '';
}

function turnedUpLine(before: Match, now: Match): string[] {
  if (before.deciders.length > 0 || now.deciders.length === 0) return [];
  const names = now.deciders.map(({ attribute }) => attributeLabel(attribute));
  return [
    t('Deciders, round {round} is one of these: {deciders}.', {
      round: LAST_ROUND[now.mode],
      deciders: names.join(', '),
    }),
  ];
}

/** A squad crosses out before its last round; a duel with the pick, which tells it. */
function strokeLine(before: Match, now: Match): string[] {
  if (now.mode !== 'squad' || before.step !== 'strike' || now.step === 'strike') return [];
  const gone = now.deciders.find(({ state }) => state === 'struck');
  return gone
    ? [t('{attribute} is crossed out.', { attribute: attributeLabel(gone.attribute) })]
    : [];
}

/** Whose choice was sealed or opened meanwhile; one's own is said by the call. */
function sealedWords(before: Match, now: Match): string {
  return now.players
    .map((player, seat) => {
      const was = before.players[seat as 0 | 1];
      const you = player.address === now.you;
      const name = playerName(player);
      if (player.committed && !was.committed) {
        return you ? t('You have chosen.') : t('{name} has chosen.', { name });
      }
      if (!player.opened || was.opened) return '';
      return you ? t('You have opened.') : t('{name} has opened.', { name });
    })
    .filter(Boolean)
    .join(' ');
}

/** `matchTitle(match) // 'Gaffer Billy 2:1 0x91fa...c07e'`, with a v while it is being played */
export function matchTitle(match: Match, over = match.phase === 'finished'): string {
  const [a, b] = match.players.map(playerName);
  return over
    ? `${a} ${match.score.join(':')} ${b}`
    : t('{a} v {b}@@two players, versus', { a, b });
}

/** What a shared link says about the match, the same before and after it. */
export function shareWords(match: Match): { readonly title: string; readonly text: string } {
  const title = matchTitle(match);
  const values = { title, kind: match.kind, hoof: formatHoof(match.stake) };
  const text =
    match.phase === 'finished'
      ? t(
          '{title}, {kind, select, practice {in practice} friendly {in a friendly} cup {in the cup} other {for {hoof} HOOF}}. Watch the replay and check that it was fair.',
          values,
        )
      : t(
          '{title}, {kind, select, practice {live in practice} friendly {live in a friendly} cup {live in the cup} other {live for {hoof} HOOF}}. Pull up a chair.',
          values,
        );
  return { title, text };
}

/** While the pitch shows a step, the referee speaks of that step and gives nothing away. */
export function stageCall(match: Match, step: Step | null, over: boolean): Call {
  if (step === 'draw') {
    return {
      title: t('The draw@@a random attribute is drawn'),
      text: t('Three seeds, one attribute. Nobody picks round 1.'),
    };
  }
  // The goats have the word; what comes after them waits.
  if (step === 'meet' || step === 'verdict') return { title: '', text: '' };
  if (step === 'decider') return decidingCall(match);
  if (step === 'turn') {
    return {
      title: t('Cards over@@the cards are turned over'),
      text: t('Now everybody sees what was brought.'),
    };
  }
  if (step === 'cross') {
    const card = handedOver(match)?.card.name;
    return {
      title: t('All the way over@@a lost card walks to the other side'),
      text: card
        ? t('{card} changes sides. It does not look back.', { card })
        : t('A card changes sides. It does not look back.'),
    };
  }
  return match.phase === 'finished' && !over ? { title: '', text: '' } : callOf(match);
}

function decidingCall(match: Match): Call {
  const done = LAST_ROUND[match.mode] - 1;
  const left = shownDeciders(match, { done, step: null })?.cards.filter(
    ({ state }) => state === 'open',
  );
  const names = (left ?? []).map(({ attribute }) => attributeLabel(attribute));
  const values = { mode: match.mode, deciders: eitherOf(names) };
  return {
    title: t('Deciding round'),
    text:
      names.length > 0
        ? t(
            '{mode, select, duel {One each, one to play: {deciders}.} other {Two each, one to play: {deciders}.}}',
            values,
          )
        : t('{mode, select, duel {One each, one to play.} other {Two each, one to play.}}', values),
  };
}
