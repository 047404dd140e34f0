// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {GoatCards} from "./GoatCards.sol";
import {Hoof} from "./Hoof.sol";
import {Stadium} from "./Stadium.sol";

/// @title Makes the three contracts in one transaction
/// @notice They know each other by addresses that follow from this contract's own, so that none of them is ever told
/// later who the others are. This one has no power over any of them.
contract Founding {
    /// @dev What is settled for ever; its hash is part of every address.
    struct Plan {
        address curator;
        address royaltyTo;
        uint96 royaltyBasisPoints;
        bytes32 attributesRoot;
        bytes32 metadataRoot;
        string base;
        Stadium.Keys keys;
        Stadium.Terms terms;
    }

    /// @notice The first contract made here.
    Hoof public immutable hoof;
    /// @notice The second.
    GoatCards public immutable cards;
    /// @notice The third.
    Stadium public immutable stadium;

    /// @notice The Stadium is not where the others were told that it would be.
    error OutOfOrder();

    /// @param plan Who holds which key, and the terms.
    constructor(Plan memory plan) {
        address stadiumAt = _made(3);
        // All HOOF begins as the Stadium's float: what the ledger calls the treasury.
        hoof = new Hoof(stadiumAt);
        cards = new GoatCards(
            stadiumAt,
            plan.curator,
            plan.attributesRoot,
            plan.metadataRoot,
            // Never the Stadium: it cannot take a chain's own coin, and a sale that pays royalties would fail.
            plan.royaltyTo == address(0) ? plan.curator : plan.royaltyTo,
            plan.royaltyBasisPoints,
            plan.base
        );
        stadium = new Stadium(hoof, cards, plan.keys, plan.terms);
        if (address(stadium) != stadiumAt) revert OutOfOrder();
    }

    /// @dev The address of the n-th contract that this one creates, for n below 128.
    function _made(uint8 n) private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), n)))));
    }
}
