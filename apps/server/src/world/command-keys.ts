import type { Command } from '@goats/rules';

/**
 * What a command is about. Commands with one of these in common never go into the same batch: the
 * second would be decided on what the first is about to change.
 */
export function commandKeys(command: Command): string[] {
  switch (command.type) {
    case 'open':
      return [command.wallet, ...cards(command)];
    case 'accept':
      return [`${command.kind}:${command.id}`, command.wallet, ...cards(command)];
    case 'cancel':
    case 'expire':
      return [`${command.kind}:${command.id}`];
    case 'practice':
      return [];
    case 'move':
      return [
        `match:${command.matchId}`,
        ...(command.move.type === 'open' ? cards(command.move) : []),
      ];
    case 'time-out':
    case 'give-back':
      return [`match:${command.matchId}`];
    case 'mint':
      return [command.wallet, `card:${command.cardId}`];
    case 'starter':
      return [command.wallet];
    case 'move-in':
    case 'purse':
      return [command.address];
    case 'bid':
      return [`card:${command.cardId}`];
  }
}

function cards(named: {
  readonly cardId?: number | undefined;
  readonly cardIds?: readonly number[] | undefined;
}): string[] {
  return [...(named.cardIds ?? []), ...(named.cardId === undefined ? [] : [named.cardId])].map(
    (id) => `card:${id}`,
  );
}
