import { foundingAbi, goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import type { Contracts, FoundingPlan } from '@goats/contracts/founding';
import { type Abi, type Address, encodeAbiParameters } from 'viem';

/** What an explorer wants beside the standard JSON input. */
export interface MadeContract {
  /** As the input names it: `src/Hoof.sol:Hoof`. */
  readonly name: string;
  readonly address: Address;
  /** Hexadecimal, without 0x: so explorers ask for it. */
  readonly constructorArguments: string;
}

const NOBODY = '0x0000000000000000000000000000000000000000';

/** What each contract was made with: the founding by us, the other three by the founding. */
export function constructorArguments(plan: FoundingPlan, made: Contracts): MadeContract[] {
  const { founding, hoof, cards, stadium } = made;
  const { curator, attributesRoot, metadataRoot, royaltyBasisPoints, base, keys, terms } = plan;
  // As Founding.sol has it.
  const royaltyTo = plan.royaltyTo === NOBODY ? curator : plan.royaltyTo;
  const collection = [attributesRoot, metadataRoot, royaltyTo, royaltyBasisPoints, base];
  return [
    contract('Founding', founding, foundingAbi, [plan]),
    contract('Hoof', hoof, hoofAbi, [stadium]),
    contract('GoatCards', cards, goatCardsAbi, [stadium, curator, ...collection]),
    contract('Stadium', stadium, stadiumAbi, [hoof, cards, keys, terms]),
  ];
}

function contract(
  name: string,
  address: Address,
  abi: readonly unknown[],
  values: readonly unknown[],
): MadeContract {
  const made = (abi as Abi).find((part) => part.type === 'constructor')!;
  const encoded = encodeAbiParameters(made.inputs, values as unknown[]);
  return { name: `src/${name}.sol:${name}`, address, constructorArguments: encoded.slice(2) };
}
