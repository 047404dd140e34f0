/** Whom an operator has frozen is paid nothing and takes nobody's place: `notFrozen('p.wallet')` */
export const notFrozen = (wallet: string) =>
  `not exists (select from wallet_freezes f where f.wallet = ${wallet})`;
