/**
 * Wrong contracts. Each is ours with one text replaced, and the tests must notice every one of them;
 * one that nobody could notice says why. `quick` ones are tried in every `npm test`,
 * with the one file of tests that is named.
 */
export const MUTANTS = [
  {
    name: 'vouchers spend what is promised',
    from: 'if (amount > left) revert AboveFloat(left);',
    to: '',
    quick: 'Vouchers',
  },
  {
    name: 'an exit forgets the vouchers since its cut',
    from: 'uint96 since = own.withdrawn - withdrawn;',
    to: 'uint96 since = 0;',
    quick: 'Exits',
  },
  {
    name: 'a root promises more than is there',
    from: 'if (uint256(next.sum) + stillFresh > hoof.balanceOf(address(this))) {',
    to: 'if (false) {',
    quick: 'Roots',
  },
  {
    name: 'a root promises what others deposited',
    from: 'uint256(next.sum) + stillFresh > hoof',
    to: 'uint256(next.sum) > hoof',
  },
  {
    name: 'the sum of a root is not its leaves’',
    from: ' || sum != active.sum) revert ProofWrong();',
    to: ') revert ProofWrong();',
    quick: 'Exits',
  },
  {
    name: 'a deposit comes back twice',
    from: '_deposits[number].account = address(0);',
    to: '',
    quick: 'Exits',
  },
  {
    name: 'a deposit comes back that the root knows',
    from: 'if (number < active.deposits) revert DepositInRoot();',
    to: '',
  },
  {
    name: 'a forced exit waits for no later root',
    from: 'if (block.timestamp < anyFrom) revert RootTooEarly(notBefore, anyFrom);',
    to: '',
    quick: 'Exits',
  },
  {
    name: 'a forced exit waits a second less',
    from: 'if (active.postedAt >= notBefore) return;',
    to: 'if (active.postedAt + 1 >= notBefore) return;',
  },
  {
    name: 'whoever asked waits for a later root for ever',
    from: 'if (block.timestamp < anyFrom) revert RootTooEarly',
    to: 'revert RootTooEarly',
    quick: 'Attacks',
  },
  {
    name: 'any root will do a second early',
    from: 'if (block.timestamp < anyFrom)',
    to: 'if (block.timestamp + 1 < anyFrom)',
  },
  {
    name: 'an exit passes over a root that is due',
    from: 'if (_waiting > 0 && block.timestamp >= _queue[_head].postedAt + rootDelay) revert ActivateFirst();',
    to: '',
  },
  {
    name: 'a root that is not due yet keeps people in',
    from: 'if (_waiting > 0 && block.timestamp >= _queue[_head].postedAt + rootDelay) revert ActivateFirst();',
    to: 'if (_waiting > 0) revert ActivateFirst();',
  },
  {
    name: 'a root is due a second late',
    from: 'block.timestamp >= _queue[_head].postedAt + rootDelay',
    to: 'block.timestamp > _queue[_head].postedAt + rootDelay',
  },
  {
    name: 'a root that has counted keeps people in',
    from: 'if (_waiting > 0 && block.timestamp >= _queue',
    to: 'if (block.timestamp >= _queue',
  },
  {
    name: 'a delay of roots is no time to wait',
    from: 'notBefore + rootDelay + PATIENCE',
    to: 'notBefore + PATIENCE',
  },
  {
    name: 'whoever stays may still leave',
    from: '_accounts[msg.sender].askedAt = 0;',
    to: '',
  },
  {
    name: 'asking again begins anew',
    from: 'if (own.askedAt == 0) {\n            own.askedAt',
    to: 'if (true) {\n            own.askedAt',
  },
  {
    name: 'a leaf may know of payments that never were',
    from: 'if (withdrawn > own.withdrawn) revert LeafFromTheFuture();',
    to: '',
  },
  {
    name: 'an exit is not written down as paid',
    from: 'own.withdrawn += pay;',
    to: '',
  },
  {
    name: 'an exit leaves its claim behind',
    from: '_paid += pay;',
    to: '',
  },
  {
    name: 'a root forgets no old exits',
    from: '_paid = 0;',
    to: '',
  },
  {
    name: 'one leaf pays as often as it is shown',
    from: 'if (own.exitEpoch == epoch) revert AlreadyLeft();',
    to: '',
  },
  {
    name: 'vouchers outlive an exit',
    from: 'if (to.exits != exits) revert VoucherVoid();',
    to: '',
  },
  {
    name: 'an exit does not count',
    from: 'own.exits += 1;',
    to: '',
  },
  {
    name: 'a voucher works twice',
    from: '_used[number >> 8] |= 1 << (number & 255);',
    to: '',
  },
  {
    name: 'a voucher uses up its neighbours',
    from: '_used[number >> 8] |= 1 << (number & 255);',
    to: '_used[number >> 8] = type(uint256).max;',
  },
  {
    name: 'a voucher works a second longer',
    from: 'if (block.timestamp > deadline) revert VoucherExpired();',
    to: 'if (block.timestamp > deadline + 1) revert VoucherExpired();',
  },
  {
    name: 'anybody signs vouchers',
    from: ' != keyOf[Role.Voucher]) revert VoucherForged();',
    to: ' == address(0)) revert VoucherForged();',
  },
  {
    name: 'a voucher is not written down as paid',
    from: 'to.withdrawn += amount;',
    to: '',
  },
  {
    name: 'a day has no limit',
    from: 'if (amount > leftTodayFor(account)) revert AboveDayLimit(leftTodayFor(account));',
    to: '',
  },
  {
    name: 'a day never ends',
    from: 'return _day == _today() ? (dayLimit - _dayOut, dayLimit - _dayBack) : (dayLimit, dayLimit);',
    to: 'return (dayLimit - _dayOut, dayLimit - _dayBack);',
  },
  {
    name: 'a new day goes on with the sums of the last',
    from: 'if (_day != today) (_day, _dayOut, _dayBack) = (today, 0, 0);',
    to: '_day = today;',
  },
  {
    name: 'going in and out uses up the day of others',
    from: 'uint96 own = amount < to.brought ? amount : to.brought;',
    to: 'uint96 own = 0;',
    quick: 'Attacks',
  },
  {
    name: 'own deposits come back without a limit',
    from: '_dayBack += uint64(own);',
    to: '',
  },
  {
    name: 'what was brought comes back for ever',
    from: 'to.brought -= own;',
    to: '',
  },
  {
    name: 'what is won is paid without a limit',
    from: '_dayOut += uint64(amount - own);',
    to: '',
  },
  {
    name: 'vouchers and deposits go on while paused',
    from: 'if (paused) revert IsPaused();',
    to: '',
  },
  {
    name: 'a pause stops exits',
    from: 'Account storage own = _accounts[account];\n        uint40 epoch',
    to: '_open();\n        Account storage own = _accounts[account];\n        uint40 epoch',
  },
  {
    name: 'a pause stops whoever wants to leave with a card',
    from: '_askedInTime(account);\n        _exitCard(',
    to: '_open();\n        _askedInTime(account);\n        _exitCard(',
  },
  {
    name: 'an old leaf beats a new deposit of a card',
    from: 'if (last.number > active.cardDeposits) {',
    to: 'if (last.number > active.cardDeposits + 1000) {',
  },
  {
    name: 'a deposit of a card beats the root for ever',
    from: 'if (last.number > active.cardDeposits) {',
    to: 'if (last.number > 0) {',
  },
  {
    name: 'a deposited card is anybody’s',
    from: 'if (last.account != account) revert NotTheDepositor();',
    to: '',
  },
  {
    name: 'a card is taken and its deposit stays',
    from: 'delete cardDeposit[token];',
    to: '',
  },
  {
    name: 'a card needs no proof',
    from: 'if (position != 0 || hash != active.cards) revert ProofWrong();',
    to: '',
  },
  {
    name: 'a card has two places',
    from: 'if (position != 0 || hash != active.cards) revert ProofWrong();',
    to: 'if (hash != active.cards) revert ProofWrong();',
  },
  {
    name: 'a proof has any length',
    from: 'if (proof.length != CARDS_DEPTH) revert ProofWrong();\n            for (uint256 i; i < CARDS_DEPTH; ++i) {',
    to: 'for (uint256 i; i < proof.length; ++i) {',
    equivalent:
      'For a root over 2^15 places a longer or shorter way leads to another hash; it only matters to a root that was not made as one, and then each card still leaves once.',
  },
  {
    name: 'a leaf has two places',
    from: 'if (position != 0 || hash != active.accounts',
    to: 'if (hash != active.accounts',
  },
  {
    name: 'anybody freezes at any time',
    from: 'if (block.timestamp <= until) revert NotSilentLongEnough(until);',
    to: '',
  },
  {
    name: 'freezing forgets the root that waits',
    from: 'if (frozen) revert IsFrozen();\n        _advance();',
    to: 'if (frozen) revert IsFrozen();',
  },
  {
    name: 'roots go on after a freeze',
    from: '_only(Role.Poster);\n        if (frozen) revert IsFrozen();',
    to: '_only(Role.Poster);',
  },
  {
    name: 'a root counts at once',
    from: 'if (block.timestamp < next.postedAt + rootDelay) break;',
    to: '',
  },
  {
    name: 'a root counts again and again',
    from: '_head = uint8(_place(1));',
    to: '',
  },
  {
    name: 'roots push each other out of the queue',
    from: 'if (_waiting == QUEUE) revert RootWaits(_queue[_head].postedAt + rootDelay);',
    to: '',
  },
  {
    name: 'one root at a time',
    from: 'if (_waiting == QUEUE) revert',
    to: 'if (_waiting == 1) revert',
  },
  {
    name: 'a root waits on after a freeze',
    from: '_drop(0, false);\n        emit Frozen();',
    to: 'emit Frozen();',
  },
  {
    name: 'a root arrives however late',
    from: 'if (block.timestamp > until) revert RootTooLate(until);',
    to: '',
  },
  {
    name: 'a root forgets deposits',
    from: 'depositsIn < last.deposits || depositsIn > _deposits.length',
    to: 'depositsIn > _deposits.length',
  },
  {
    name: 'a root forgets what one that waits knows',
    from: 'Root storage last = _waiting == 0 ? active : _queue[_place(_waiting - 1)];',
    to: 'Root storage last = active;',
  },
  {
    name: 'a veto takes all that wait',
    from: 'if (epoch < fromEpoch) break;',
    to: '',
  },
  {
    name: 'a veto takes one root too few',
    from: 'if (epoch < fromEpoch) break;',
    to: 'if (epoch <= fromEpoch) break;',
  },
  {
    name: 'a dismissed key’s roots count',
    from: 'if (role == Role.Poster) _drop(0, true);',
    to: '',
    quick: 'Attacks',
  },
  {
    name: 'any dismissal takes roots away',
    from: 'if (role == Role.Poster) _drop(0, true);',
    to: '_drop(0, true);',
  },
  {
    name: 'an appointment outlives a dismissal',
    from: 'delete appointed[role];\n        keyOf',
    to: 'keyOf',
  },
  {
    name: 'an appointment never lapses',
    from: ' || block.timestamp > next.from + APPOINTED_FOR) revert',
    to: ') revert',
  },
  {
    name: 'a signature works twice',
    from: 'uint40 nonce = _accounts[account].nonce++;\n        _signedBy(account, keccak256(abi.encode(ASK',
    to: 'uint40 nonce = _accounts[account].nonce;\n        _signedBy(account, keccak256(abi.encode(ASK',
  },
  {
    name: 'a signed deposit works twice',
    from: 'uint40 nonce = _accounts[account].nonce++;\n        _signedBy(account, keccak256(abi.encode(DEPOSIT',
    to: 'uint40 nonce = _accounts[account].nonce;\n        _signedBy(account, keccak256(abi.encode(DEPOSIT',
  },
  {
    name: 'anybody signs for anybody',
    from: 'if (!SignatureChecker.isValidSignatureNowCalldata(account, _hashTypedDataV4(message), signature)) {',
    to: 'if (signature.length == 0) {',
  },
  {
    name: 'a signature works a second longer',
    from: 'if (block.timestamp > deadline) revert SignatureExpired();',
    to: 'if (block.timestamp > deadline + 1) revert SignatureExpired();',
  },
  {
    name: 'a card that is out stops the others',
    from: 'if (cards.ownerOf(tokens[i]) == address(this)) _exitCard',
    to: '_exitCard',
  },
  {
    name: 'a voucher that is used stops the others',
    from: 'if (!isUsed(v.number)) _withdrawCard',
    to: '_withdrawCard',
  },
  {
    name: 'many cards leave without asking',
    from: '_askedInTime(account);\n        _exitCards',
    to: '_exitCards',
  },
  {
    name: 'many cards leave a Stadium that lives',
    from: 'if (!frozen) revert NotFrozen();\n        _exitCards',
    to: '_exitCards',
  },
  {
    name: 'a key begins without a wait',
    from: 'if (block.timestamp < next.from) revert TooEarly(next.from);',
    to: '',
  },
  {
    name: 'a guardian is made without its hand',
    from: 'if (role == Role.Guardian && msg.sender != next.key) revert NotTheKey(role);',
    to: '',
  },
  {
    name: 'a guardian dismisses itself',
    from: 'if (role == Role.Guardian) revert NotTheKey(role);\n',
    to: '',
  },
  {
    name: 'everybody is guardian',
    from: 'if (msg.sender != keyOf[role]) revert NotTheKey(role);',
    to: '',
  },
  {
    name: 'the sum of deposits begins anew',
    from: '_sumOfFirst(number) + amount));',
    to: 'amount));',
  },
  {
    name: 'a deposit is promised to nobody',
    from: '_fresh += amount;',
    to: '',
  },
  {
    name: 'any collection is taken',
    from: 'if (msg.sender != address(cards)) revert NotACard();',
    to: '',
  },
  {
    name: 'a card is lost to a plain transfer',
    file: 'GoatCards',
    from: 'if (to == stadium) revert SendItSafely();',
    to: '',
  },
  {
    name: 'a card does not know since when',
    file: 'GoatCards',
    from: 'since[token] = block.timestamp;',
    to: '',
  },
  {
    name: 'anybody is curator',
    file: 'GoatCards',
    from: 'if (msg.sender != curator) revert NotTheCurator();\n        nextCurator = next;',
    to: 'nextCurator = next;',
  },
  {
    name: 'anybody becomes curator',
    file: 'GoatCards',
    from: 'if (msg.sender != nextCurator) revert NotTheCurator();',
    to: '',
  },
  {
    name: 'whoever was named may come back',
    file: 'GoatCards',
    from: 'delete nextCurator;',
    to: '',
  },
  {
    name: 'a card leaves and nobody reads it again',
    file: 'GoatCards',
    from: 'if (from == stadium) emit MetadataUpdate(token);',
    to: '',
  },
  {
    name: 'royalties go where they cannot be taken',
    file: 'Founding',
    from: 'plan.royaltyTo == address(0) ? plan.curator : plan.royaltyTo',
    to: 'plan.royaltyTo == address(0) ? stadiumAt : plan.royaltyTo',
  },
];
