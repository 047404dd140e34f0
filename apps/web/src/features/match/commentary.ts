import {
  attributeLabel,
  formatHoof,
  isForNothing,
  isStaked,
  LAST_ROUND,
  MOST_GIVEN_BACK_MS,
} from '@goats/rules';
import { crowdBonus, crowdWords, valueWords } from './crowd.ts';
import { shownDeciders } from './deciders/shown-deciders.ts';
import { growthOf, handedOver } from './end/handed-over.ts';
import { posterWords } from './kick-off/kick-off.ts';
import { type Match, type MatchRound, sidesOf } from './match-types.ts';
import { netOf, signedHoof } from './net.ts';
import { playerName } from './player-name.ts';
import type { Step } from './stage/stage.ts';
import { broughtWords, swapShown } from './swapped.ts';

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
      if (!playing) return { title: 'Secret choice', text: 'Both sides are choosing their card.' };
      return you.committed
        ? { title: 'Locked in', text: `Waiting for ${them} to choose.` }
        : {
            title: 'Choose in secret',
            text: choiceWords(match),
          };
    case 'open':
      return { title: 'Opening', text: 'Both seals are being broken. The cards stay face down.' };
    case 'pick':
      return pickCall(match, them);
    case 'finished':
      return endCall(match);
  }
}

function choiceWords({ mode, kind, yourCards }: Match): string {
  if (mode === 'squad') return 'Five of your ten, in playing order. Nobody sees which.';
  if (kind === 'cup' && yourCards?.length === 1) return 'You entered one card. Seal it, and go.';
  if (kind !== 'cup' && yourCards?.length === 1)
    return 'You have no other card for this one. Nobody needs to know.';
  return kind === 'cup'
    ? 'Bring one of the cards you entered. Nobody sees which.'
    : 'Keep the announced card, or swap it. Nobody sees which.';
}

function pickCall(match: Match, them: string): Call {
  const round = match.rounds.length + 1;
  if (match.turn !== match.you) {
    const who = match.players.find((player) => player.address === match.turn);
    const name = match.you ? them : who ? playerName(who) : them;
    return { title: `Waiting for ${name}`, text: theirMove(match, name, round) };
  }
  if (match.step === 'strike') {
    return {
      title: 'Cross one out',
      text: 'Two each. The other side plays one of the two deciders you leave.',
    };
  }
  return { title: 'Your pick', text: `${yourMove(match, round)} Higher number takes it.` };
}

/** Why it is yours to call, and out of what. */
function yourMove(match: Match, round: number): string {
  const open = openDeciders(match);
  if (match.mode === 'squad') {
    return open.length > 0
      ? `Two each. Play one of the deciders, ${open.join(' or ')}.`
      : 'You lost the last one, so you call this one.';
  }
  if (round === 2) {
    const more = open.length > 0 ? ' Take a decider off with it.' : '';
    return `You lost round 1, so you call this one.${more}`;
  }
  const won = match.rounds[0]?.winner === match.you;
  if (!won) return 'You call this one.';
  return open.length > 0
    ? `One each, and you won round 1: you decide, ${open.join(' or ')}.`
    : 'One each, and you won round 1: the decider is yours to call.';
}

/** What the other side is choosing. */
function theirMove(match: Match, name: string, round: number): string {
  if (match.step === 'strike') return `Two each. ${name} crosses one decider out.`;
  const open = openDeciders(match);
  if (open.length === 0) return `${name} calls round ${round}.`;
  if (open.length === match.deciders.length) {
    return `${name} calls round ${round} and takes one decider off.`;
  }
  return `${name} decides: ${open.join(' or ')}.`;
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
    const text = `We were away for more than ${MOST_GIVEN_BACK_MS / 60_000} minutes. Every stake and card went back.`;
    return { title: 'Called off', text };
  }
  if (!result || !winner) {
    return {
      title: 'Void',
      text:
        match.kind === 'cup'
          ? 'Nobody opened. The cup’s coin says who goes on.'
          : isForNothing(match)
            ? 'Nobody opened, and nothing is lost.'
            : 'Nobody opened. Every stake went back.',
    };
  }
  const how = {
    points: 'on points',
    remaining: 'on the cards that were left',
    coin: 'by the toss of the coin',
    conceded: 'by concession',
    forfeited: 'because the other side never opened',
    void: '',
    outage: '',
  }[result.reason];
  if (!playing) return { title: `${playerName(winner)} wins`, text: `Settled ${how}.` };
  const net = isStaked(match) ? `${signedHoof(netOf(match, sidesOf(match).near))} HOOF. ` : '';
  if (winner.address !== you)
    return { title: 'Full time', text: `${net}You lost ${how}. Form is temporary.` };
  return { title: 'Victory', text: `${net}You won ${how}. ${VICTORY[match.kind]}` };
}

const VICTORY = {
  challenge: 'The vault is yours.',
  request: 'The vault is yours.',
  practice: 'Now do it for money.',
  cup: 'The cup has noticed.',
  friendly: 'Bragging rights are yours.',
} as const satisfies Record<Match['kind'], string>;

/** One sentence per round, for the live region and the replay. */
export function roundLine(match: Match, round: MatchRound): string {
  const { near, far, playing } = sidesOf(match);
  const us = playing ? 'You' : playerName(match.players[near]);
  const them = playerName(match.players[far]);
  const value = (seat: 0 | 1) =>
    valueWords(round.values[seat], crowdBonus(match, seat, round.round));
  return [
    `Round ${round.round}, ${attributeLabel(round.attribute)}: ${us} ${value(near)}, ${them} ${value(far)}.`,
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
    const also = gone ? ` and crossed out ${gone}` : '';
    return `Time was up: the clock played ${attributeLabel(attribute)}${also}.`;
  }
  return gone ? `${gone} is crossed out.` : '';
}

/** `roundTitle(round, false) // 'Round 2, by the clock'` */
export function roundTitle({ round, byClock }: MatchRound, deciding: boolean): string {
  return `${deciding ? 'Deciding round' : `Round ${round}`}${byClock ? ', by the clock' : ''}`;
}

/** `verdictWords(match, round) // 'Level, so Vision decides. You take it'` */
export function verdictWords(match: Match, round: MatchRound): string {
  const winner = match.players.find((player) => player.address === round.winner);
  const taker = !winner
    ? 'Shared'
    : `${match.you !== null && winner.address === match.you ? 'You take' : `${playerName(winner)} takes`} it`;
  return `${round.tieBreak ? tieLine(round.tieBreak) : ''}${taker}`;
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
      return `${playerName(player)} has swapped: the announced card has ${announced}.`;
    })
    .join(' ');
}

function tieLine(tie: NonNullable<MatchRound['tieBreak']>): string {
  if (tie.by === 'coin') return 'Level on everything; the coin decides. ';
  if (tie.by === 'attribute') return `Level, so ${attributeLabel(tie.attribute)} decides. `;
  return 'Level, so an Iconic Moment is drawn. ';
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
    lines.push(`${formatHoof(paid)} HOOF paid to you, your stake among it.`);
  }
  for (const player of players) {
    const words = match.mode === 'duel' ? broughtWords(player) : undefined;
    if (words && player.address !== you) lines.push(`${playerName(player)} b${words.slice(1)}.`);
  }
  const handed = handedOver(match);
  if (handed) {
    const winner = players[handed.winner];
    const whose = winner.address === you ? 'is yours now' : `goes to ${playerName(winner)}`;
    lines.push(`${handed.card.name} ${whose}.`);
  }
  for (const { card, lineup } of players) {
    for (const each of [card, ...(lineup ?? [])]) {
      const grown = each && growthOf(match, each);
      if (grown) lines.push(`${each.name}: ${grown.label} from ${grown.attribute.join(' to ')}.`);
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
  return reached && level && now.phase === 'pick' ? ['Deciding round.'] : [];
}

function crowdLine(match: Match): string {
  const crowd = match.phase === 'finished' ? null : crowdWords(match);
  return crowd ? `${crowd.title}: ${crowd.text}` : '';
}

function turnedUpLine(before: Match, now: Match): string[] {
  if (before.deciders.length > 0 || now.deciders.length === 0) return [];
  const names = now.deciders.map(({ attribute }) => attributeLabel(attribute));
  return [`Deciders, round ${LAST_ROUND[now.mode]} is one of these: ${names.join(', ')}.`];
}

/** A squad crosses out before its last round; a duel with the pick, which tells it. */
function strokeLine(before: Match, now: Match): string[] {
  if (now.mode !== 'squad' || before.step !== 'strike' || now.step === 'strike') return [];
  const gone = now.deciders.find(({ state }) => state === 'struck');
  return gone ? [`${attributeLabel(gone.attribute)} is crossed out.`] : [];
}

/** Whose choice was sealed or opened meanwhile; one's own is said by the call. */
function sealedWords(before: Match, now: Match): string {
  return now.players
    .map((player, seat) => {
      const was = before.players[seat as 0 | 1];
      const who = player.address === now.you ? 'You have' : `${playerName(player)} has`;
      if (player.committed && !was.committed) return `${who} chosen.`;
      return player.opened && !was.opened ? `${who} opened.` : '';
    })
    .filter(Boolean)
    .join(' ');
}

/** `matchTitle(match) // 'Gaffer Billy 2:1 0x91fa...c07e'`, with a v while it is being played */
export function matchTitle(match: Match, over = match.phase === 'finished'): string {
  const [a, b] = match.players.map(playerName);
  const between = over ? match.score.join(':') : 'v';
  return `${a} ${between} ${b}`;
}

/** What a shared link says about the match, the same before and after it. */
export function shareWords(match: Match): { readonly title: string; readonly text: string } {
  const title = matchTitle(match);
  const stake = stakeWords(match);
  const text =
    match.phase === 'finished'
      ? `${title}, ${stake}. Watch the replay and check that it was fair.`
      : `${title}, live ${stake}. Pull up a chair.`;
  return { title, text };
}

function stakeWords({ kind, stake }: Match): string {
  if (kind === 'practice') return 'in practice';
  if (kind === 'friendly') return 'in a friendly';
  return kind === 'cup' ? 'in the cup' : `for ${formatHoof(stake)} HOOF`;
}

/** While the pitch shows a step, the referee speaks of that step and gives nothing away. */
export function stageCall(match: Match, step: Step | null, over: boolean): Call {
  if (step === 'draw') {
    return { title: 'The draw', text: 'Three seeds, one attribute. Nobody picks round 1.' };
  }
  // The goats have the word; what comes after them waits.
  if (step === 'meet' || step === 'verdict') return { title: '', text: '' };
  if (step === 'decider') return decidingCall(match);
  if (step === 'turn') return { title: 'Cards over', text: 'Now everybody sees what was brought.' };
  if (step === 'cross') {
    const name = handedOver(match)?.card.name ?? 'A card';
    return { title: 'All the way over', text: `${name} changes sides. It does not look back.` };
  }
  return match.phase === 'finished' && !over ? { title: '', text: '' } : callOf(match);
}

function decidingCall(match: Match): Call {
  const done = LAST_ROUND[match.mode] - 1;
  const left = shownDeciders(match, { done, step: null })?.cards.filter(
    ({ state }) => state === 'open',
  );
  const names = (left ?? []).map(({ attribute }) => attributeLabel(attribute));
  const level = match.mode === 'duel' ? 'One each' : 'Two each';
  return {
    title: 'Deciding round',
    text:
      names.length > 0 ? `${level}, one to play: ${names.join(' or ')}.` : `${level}, one to play.`,
  };
}
