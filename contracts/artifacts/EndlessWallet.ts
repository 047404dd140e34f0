// Made by `npm run contracts` from test-wallets/EndlessWallet.sol: do not edit.
export const endlessWalletAbi = [
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   },
   {
    "internalType": "bytes",
    "name": "",
    "type": "bytes"
   }
  ],
  "name": "isValidSignature",
  "outputs": [
   {
    "internalType": "bytes4",
    "name": "",
    "type": "bytes4"
   }
  ],
  "stateMutability": "pure",
  "type": "function"
 }
] as const;

export const endlessWalletBytecode =
  '0x6080604052348015600e575f5ffd5b5060e68061001b5f395ff3fe6080604052348015600e575f5ffd5b50600436106026575f3560e01c80631626ba7e14602a575b5f5ffd5b603960353660046074565b606e565b6040517fffffffff00000000000000000000000000000000000000000000000000000000909116815260200160405180910390f35b5f5b6070565b5f5f5f604084860312156085575f5ffd5b83359250602084013567ffffffffffffffff81111560a1575f5ffd5b8401601f8101861360b0575f5ffd5b803567ffffffffffffffff81111560c5575f5ffd5b86602082840101111560d5575f5ffd5b93966020919091019550929350505056';
