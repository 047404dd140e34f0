// Made by `npm run contracts` from src/Stadium.sol: do not edit.
export const stadiumAbi = [
 {
  "inputs": [
   {
    "internalType": "contract IERC20",
    "name": "hoof_",
    "type": "address"
   },
   {
    "internalType": "contract IERC721",
    "name": "cards_",
    "type": "address"
   },
   {
    "components": [
     {
      "internalType": "address",
      "name": "poster",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "voucher",
      "type": "address"
     },
     {
      "internalType": "address",
      "name": "guardian",
      "type": "address"
     }
    ],
    "internalType": "struct Stadium.Keys",
    "name": "keys",
    "type": "tuple"
   },
   {
    "components": [
     {
      "internalType": "uint40",
      "name": "rootDelay",
      "type": "uint40"
     },
     {
      "internalType": "uint40",
      "name": "maxSilence",
      "type": "uint40"
     },
     {
      "internalType": "uint40",
      "name": "keyDelay",
      "type": "uint40"
     },
     {
      "internalType": "uint96",
      "name": "dayLimit",
      "type": "uint96"
     }
    ],
    "internalType": "struct Stadium.Terms",
    "name": "terms",
    "type": "tuple"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "constructor"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "left",
    "type": "uint256"
   }
  ],
  "name": "AboveDayLimit",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "left",
    "type": "uint256"
   }
  ],
  "name": "AboveFloat",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "ActivateFirst",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "AlreadyLeft",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "CutOutOfRange",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "DepositGone",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "DepositInRoot",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "ECDSAInvalidSignature",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "length",
    "type": "uint256"
   }
  ],
  "name": "ECDSAInvalidSignatureLength",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "s",
    "type": "bytes32"
   }
  ],
  "name": "ECDSAInvalidSignatureS",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "InvalidShortString",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "IsFrozen",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "IsPaused",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "LeafFromTheFuture",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NotACard",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NotAsked",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NotFrozen",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint40",
    "name": "until",
    "type": "uint40"
   }
  ],
  "name": "NotSilentLongEnough",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NotTheDepositor",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   }
  ],
  "name": "NotTheKey",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NothingPending",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "NothingToActivate",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "ProofWrong",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint40",
    "name": "notBefore",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "anyFrom",
    "type": "uint40"
   }
  ],
  "name": "RootTooEarly",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint40",
    "name": "until",
    "type": "uint40"
   }
  ],
  "name": "RootTooLate",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint40",
    "name": "until",
    "type": "uint40"
   }
  ],
  "name": "RootWaits",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "SafeERC20FailedOperation",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "SignatureExpired",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "SignatureForged",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "string",
    "name": "str",
    "type": "string"
   }
  ],
  "name": "StringTooLong",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "TermsUnsound",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint40",
    "name": "from",
    "type": "uint40"
   }
  ],
  "name": "TooEarly",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint96",
    "name": "least",
    "type": "uint96"
   }
  ],
  "name": "TooSmall",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "VoucherExpired",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "VoucherForged",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "VoucherUsed",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "VoucherVoid",
  "type": "error"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "Asked",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "CardDeposited",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "uint40",
    "name": "epoch",
    "type": "uint40"
   }
  ],
  "name": "CardExited",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "CardWithdrawn",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   }
  ],
  "name": "DepositReturned",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [],
  "name": "EIP712DomainChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [],
  "name": "Frozen",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   }
  ],
  "name": "HoofDeposited",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   },
   {
    "indexed": true,
    "internalType": "uint40",
    "name": "epoch",
    "type": "uint40"
   }
  ],
  "name": "HoofExited",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   }
  ],
  "name": "HoofWithdrawn",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "key",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "uint40",
    "name": "from",
    "type": "uint40"
   }
  ],
  "name": "KeyAppointed",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "key",
    "type": "address"
   }
  ],
  "name": "KeyInstalled",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": false,
    "internalType": "bool",
    "name": "paused",
    "type": "bool"
   }
  ],
  "name": "Paused",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint40",
    "name": "epoch",
    "type": "uint40"
   }
  ],
  "name": "RootActivated",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint40",
    "name": "epoch",
    "type": "uint40"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "vetoed",
    "type": "bool"
   }
  ],
  "name": "RootDropped",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint40",
    "name": "epoch",
    "type": "uint40"
   },
   {
    "indexed": false,
    "internalType": "bytes32",
    "name": "accounts",
    "type": "bytes32"
   },
   {
    "indexed": false,
    "internalType": "bytes32",
    "name": "cards",
    "type": "bytes32"
   },
   {
    "indexed": false,
    "internalType": "uint96",
    "name": "sum",
    "type": "uint96"
   },
   {
    "indexed": false,
    "internalType": "uint40",
    "name": "deposits",
    "type": "uint40"
   },
   {
    "indexed": false,
    "internalType": "uint40",
    "name": "cardDeposits",
    "type": "uint40"
   },
   {
    "indexed": false,
    "internalType": "bytes32",
    "name": "data",
    "type": "bytes32"
   }
  ],
  "name": "RootPosted",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "Stayed",
  "type": "event"
 },
 {
  "inputs": [],
  "name": "APPOINTED_FOR",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "CARDS_DEPTH",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "FIRST_TOKEN",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "LEAST_DEPOSIT",
  "outputs": [
   {
    "internalType": "uint96",
    "name": "",
    "type": "uint96"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "LOCK",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "PATIENCE",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "QUEUE",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "accounts",
  "outputs": [
   {
    "internalType": "uint96",
    "name": "withdrawn",
    "type": "uint96"
   },
   {
    "internalType": "uint40",
    "name": "askedAt",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "exitEpoch",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "exits",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "activate",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "active",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "accounts",
    "type": "bytes32"
   },
   {
    "internalType": "bytes32",
    "name": "cards",
    "type": "bytes32"
   },
   {
    "internalType": "uint96",
    "name": "sum",
    "type": "uint96"
   },
   {
    "internalType": "uint40",
    "name": "deposits",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "cardDeposits",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "postedAt",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "epoch",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   },
   {
    "internalType": "address",
    "name": "key",
    "type": "address"
   }
  ],
  "name": "appoint",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   }
  ],
  "name": "appointed",
  "outputs": [
   {
    "internalType": "address",
    "name": "key",
    "type": "address"
   },
   {
    "internalType": "uint40",
    "name": "from",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "ask",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint40",
    "name": "deadline",
    "type": "uint40"
   },
   {
    "internalType": "bytes",
    "name": "signature",
    "type": "bytes"
   }
  ],
  "name": "askFor",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "asks",
  "outputs": [
   {
    "internalType": "uint32",
    "name": "",
    "type": "uint32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   }
  ],
  "name": "cardDeposit",
  "outputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint40",
    "name": "number",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "cardDeposits",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "cards",
  "outputs": [
   {
    "internalType": "contract IERC721",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "claims",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "dayLimit",
  "outputs": [
   {
    "internalType": "uint96",
    "name": "",
    "type": "uint96"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   }
  ],
  "name": "deposit",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   }
  ],
  "name": "depositAt",
  "outputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   }
  ],
  "name": "depositBack",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   },
   {
    "internalType": "uint40",
    "name": "deadline",
    "type": "uint40"
   },
   {
    "internalType": "bytes",
    "name": "signature",
    "type": "bytes"
   },
   {
    "internalType": "uint8",
    "name": "v",
    "type": "uint8"
   },
   {
    "internalType": "bytes32",
    "name": "r",
    "type": "bytes32"
   },
   {
    "internalType": "bytes32",
    "name": "s",
    "type": "bytes32"
   }
  ],
  "name": "depositFor",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   },
   {
    "internalType": "uint256",
    "name": "deadline",
    "type": "uint256"
   },
   {
    "internalType": "uint8",
    "name": "v",
    "type": "uint8"
   },
   {
    "internalType": "bytes32",
    "name": "r",
    "type": "bytes32"
   },
   {
    "internalType": "bytes32",
    "name": "s",
    "type": "bytes32"
   }
  ],
  "name": "depositWithPermit",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "deposits",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   }
  ],
  "name": "dismiss",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "eip712Domain",
  "outputs": [
   {
    "internalType": "bytes1",
    "name": "fields",
    "type": "bytes1"
   },
   {
    "internalType": "string",
    "name": "name",
    "type": "string"
   },
   {
    "internalType": "string",
    "name": "version",
    "type": "string"
   },
   {
    "internalType": "uint256",
    "name": "chainId",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "verifyingContract",
    "type": "address"
   },
   {
    "internalType": "bytes32",
    "name": "salt",
    "type": "bytes32"
   },
   {
    "internalType": "uint256[]",
    "name": "extensions",
    "type": "uint256[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "epochs",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint96",
    "name": "balance",
    "type": "uint96"
   },
   {
    "internalType": "uint96",
    "name": "withdrawn",
    "type": "uint96"
   },
   {
    "internalType": "uint256",
    "name": "position",
    "type": "uint256"
   },
   {
    "internalType": "bytes32[]",
    "name": "hashes",
    "type": "bytes32[]"
   },
   {
    "internalType": "uint96[]",
    "name": "sums",
    "type": "uint96[]"
   }
  ],
  "name": "exit",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "internalType": "bytes32[]",
    "name": "proof",
    "type": "bytes32[]"
   }
  ],
  "name": "exitCard",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint256[]",
    "name": "tokens",
    "type": "uint256[]"
   },
   {
    "internalType": "bytes32[][]",
    "name": "proofs",
    "type": "bytes32[][]"
   }
  ],
  "name": "exitCards",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "float",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint96",
    "name": "balance",
    "type": "uint96"
   },
   {
    "internalType": "uint96",
    "name": "withdrawn",
    "type": "uint96"
   },
   {
    "internalType": "uint256",
    "name": "position",
    "type": "uint256"
   },
   {
    "internalType": "bytes32[]",
    "name": "hashes",
    "type": "bytes32[]"
   },
   {
    "internalType": "uint96[]",
    "name": "sums",
    "type": "uint96[]"
   }
  ],
  "name": "forceExit",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "internalType": "bytes32[]",
    "name": "proof",
    "type": "bytes32[]"
   }
  ],
  "name": "forceExitCard",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint256[]",
    "name": "tokens",
    "type": "uint256[]"
   },
   {
    "internalType": "bytes32[][]",
    "name": "proofs",
    "type": "bytes32[][]"
   }
  ],
  "name": "forceExitCards",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "freeze",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "frozen",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "hoof",
  "outputs": [
   {
    "internalType": "contract IERC20",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   }
  ],
  "name": "install",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   }
  ],
  "name": "isUsed",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "keyDelay",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "enum Stadium.Role",
    "name": "role",
    "type": "uint8"
   }
  ],
  "name": "keyOf",
  "outputs": [
   {
    "internalType": "address",
    "name": "key",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "leftToday",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "left",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "leftTodayFor",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "maxSilence",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "nonces",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "",
    "type": "address"
   },
   {
    "internalType": "address",
    "name": "from",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "internalType": "bytes",
    "name": "",
    "type": "bytes"
   }
  ],
  "name": "onERC721Received",
  "outputs": [
   {
    "internalType": "bytes4",
    "name": "",
    "type": "bytes4"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "paused",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "pending",
  "outputs": [
   {
    "components": [
     {
      "internalType": "bytes32",
      "name": "accounts",
      "type": "bytes32"
     },
     {
      "internalType": "bytes32",
      "name": "cards",
      "type": "bytes32"
     },
     {
      "internalType": "uint96",
      "name": "sum",
      "type": "uint96"
     },
     {
      "internalType": "uint40",
      "name": "deposits",
      "type": "uint40"
     },
     {
      "internalType": "uint40",
      "name": "cardDeposits",
      "type": "uint40"
     },
     {
      "internalType": "uint40",
      "name": "postedAt",
      "type": "uint40"
     },
     {
      "internalType": "uint40",
      "name": "epoch",
      "type": "uint40"
     }
    ],
    "internalType": "struct Stadium.Root[]",
    "name": "list",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "accountsRoot",
    "type": "bytes32"
   },
   {
    "internalType": "bytes32",
    "name": "cardsRoot",
    "type": "bytes32"
   },
   {
    "internalType": "uint96",
    "name": "sum",
    "type": "uint96"
   },
   {
    "internalType": "uint40",
    "name": "depositsIn",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "cardDepositsIn",
    "type": "uint40"
   },
   {
    "internalType": "bytes32",
    "name": "data",
    "type": "bytes32"
   },
   {
    "internalType": "uint40",
    "name": "until",
    "type": "uint40"
   }
  ],
  "name": "post",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "rootDelay",
  "outputs": [
   {
    "internalType": "uint40",
    "name": "",
    "type": "uint40"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bool",
    "name": "value",
    "type": "bool"
   }
  ],
  "name": "setPaused",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "stay",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint40",
    "name": "fromEpoch",
    "type": "uint40"
   }
  ],
  "name": "veto",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint96",
    "name": "amount",
    "type": "uint96"
   },
   {
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "internalType": "uint40",
    "name": "exits",
    "type": "uint40"
   },
   {
    "internalType": "uint40",
    "name": "deadline",
    "type": "uint40"
   },
   {
    "internalType": "bytes",
    "name": "signature",
    "type": "bytes"
   }
  ],
  "name": "withdraw",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "uint256",
    "name": "token",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "number",
    "type": "uint256"
   },
   {
    "internalType": "uint40",
    "name": "deadline",
    "type": "uint40"
   },
   {
    "internalType": "bytes",
    "name": "signature",
    "type": "bytes"
   },
   {
    "internalType": "bytes32[]",
    "name": "proof",
    "type": "bytes32[]"
   }
  ],
  "name": "withdrawCard",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "token",
      "type": "uint256"
     },
     {
      "internalType": "uint256",
      "name": "number",
      "type": "uint256"
     },
     {
      "internalType": "uint40",
      "name": "deadline",
      "type": "uint40"
     },
     {
      "internalType": "bytes",
      "name": "signature",
      "type": "bytes"
     },
     {
      "internalType": "bytes32[]",
      "name": "proof",
      "type": "bytes32[]"
     }
    ],
    "internalType": "struct Stadium.CardVoucher[]",
    "name": "vouchers",
    "type": "tuple[]"
   }
  ],
  "name": "withdrawCards",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 }
] as const;
