import { type Command, logReference } from '@goats/rules';

/**
 * What a command is about. Commands with one of these in common never go into the same batch: the
 * second would be decided on what the first is about to change.
 */
export function commandKeys(command: Command): string[] {
  switch (command.type) {
    case 'open':
      return [
        command.wallet,
        ...cards(command),
        ...(command.rematchOf === undefined ? [] : [`match:${command.rematchOf}`]),
      ];
    case 'accept':
      return [`${command.kind}:${command.id}`, command.wallet, ...cards(command)];
    case 'cancel':
    case 'expire':
      return [`${command.kind}:${command.id}`];
    case 'practice':
      return [`practice:${command.players[0]}`];
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
    case 'allowance':
      return [command.wallet];
    case 'own-cards':
      return [command.type];
    case 'move-in':
    case 'purse':
      return [command.address];
    case 'bid':
      return [`card:${command.cardId}`];
    case 'confirm-bid':
      return [`bid:${command.bidId}`];
    case 'advance-auction':
    case 'complete-auction':
    case 'confirm-auction':
    case 'pass-auction':
      return [`auction:${command.auctionId}`];
    case 'list':
    case 'unlist':
      return [`card:${command.cardId}`];
    case 'buy':
    case 'offer':
      return [command.wallet, `card:${command.cardId}`];
    case 'withdraw-offer':
    case 'expire-offer':
    case 'accept-offer':
      return [`offer:${command.offerId}`];
    case 'open-cup':
      return ['cups'];
    case 'enter-cup':
      return [`cup:${command.cupId}`, command.wallet, ...cards(command)];
    case 'leave-cup':
    case 'start-cup':
    case 'cancel-cup':
      return [`cup:${command.cupId}`];
    case 'pay-week':
      return [`week:${command.week}`];
    case 'withdraw-hoof':
    case 'chain-exit':
    case 'chain-asked':
    case 'chain-stayed':
      return [command.wallet];
    case 'withdraw-card':
      return [command.wallet, ...cards(command)];
    case 'expire-withdrawal':
      return [`withdrawal:${command.id}`];
    case 'chain-withdrawn':
      return [`withdrawal:${command.id}`, command.wallet, ...cards(command)];
    case 'chain-card-deposited':
    case 'chain-card-moved':
    case 'chain-card-exited':
      return cards(command);
    // What only comes in waits for nothing; the log itself makes it happen once.
    case 'chain-deposit':
      return [logReference(command.log)];
    case 'return-cards':
      return [command.wallet, ...cards(command)];
    case 'start-auction':
      return [`card:${command.cardId}`];
    case 'end-auction':
    case 'extend-auction':
      return [`auction:${command.auctionId}`];
    case 'void-bid':
      return [`bid:${command.bidId}`];
  }
}

function cards(named: {
  readonly cardId?: number | null | undefined;
  readonly cardIds?: readonly number[] | undefined;
}): string[] {
  return [...(named.cardIds ?? []), ...(named.cardId ? [named.cardId] : [])].map(
    (id) => `card:${id}`,
  );
}
