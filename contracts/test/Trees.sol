// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev One account of a sum tree.
struct Leaf {
    address account;
    uint96 balance;
    uint96 withdrawn;
}

/// @dev The way from a leaf to the root of a sum tree.
struct SumProof {
    uint256 position;
    bytes32[] hashes;
    uint96[] sums;
}

/// @dev Whose a card is.
struct Holding {
    uint256 token;
    address owner;
}

/// @dev The trees that an operator posts, written a second time and without a look at the contract's loops.
library Trees {
    uint256 internal constant DEPTH = 15;
    uint256 internal constant FIRST = 1_000_001;

    function hashOf(Leaf memory leaf) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(keccak256(abi.encode(leaf.account, leaf.balance, leaf.withdrawn))));
    }

    /// @dev `wanted` is the leaf whose way is wanted.
    function sumTree(Leaf[] memory leaves, uint256 wanted)
        internal
        pure
        returns (bytes32 root, uint96 sum, SumProof memory proof)
    {
        uint256 depth;
        while (1 << depth < leaves.length) ++depth;
        uint256 width = 1 << depth;
        bytes32[] memory hashes = new bytes32[](width);
        uint256[] memory sums = new uint256[](width);
        for (uint256 i; i < leaves.length; ++i) {
            (hashes[i], sums[i]) = (hashOf(leaves[i]), leaves[i].balance);
        }
        proof = SumProof(wanted, new bytes32[](depth), new uint96[](depth));
        for (uint256 level; level < depth; ++level) {
            uint256 neighbour = (wanted >> level) ^ 1;
            proof.hashes[level] = hashes[neighbour];
            proof.sums[level] = uint96(sums[neighbour]);
            width /= 2;
            for (uint256 i; i < width; ++i) {
                uint256 a = 2 * i;
                hashes[i] = keccak256(abi.encode(hashes[a], sums[a], hashes[a + 1], sums[a + 1]));
                sums[i] = sums[a] + sums[a + 1];
            }
        }
        return (hashes[0], uint96(sums[0]), proof);
    }

    /// @dev A tree of 2^15 places in which all but a few of the first are nobody's. `token` is the card whose way is
    /// wanted.
    function cardsTree(Holding[] memory held, uint256 token)
        internal
        pure
        returns (bytes32 root, bytes32[] memory proof)
    {
        uint256 width = token - FIRST + 1;
        for (uint256 i; i < held.length; ++i) {
            if (held[i].token - FIRST >= width) width = held[i].token - FIRST + 1;
        }
        bytes32[] memory hashes = new bytes32[](width + 1);
        for (uint256 i; i < held.length; ++i) {
            if (held[i].owner == address(0)) continue;
            hashes[held[i].token - FIRST] =
                keccak256(abi.encodePacked(keccak256(abi.encode(held[i].token, held[i].owner))));
        }
        proof = new bytes32[](DEPTH);
        bytes32 nobody;
        for (uint256 level; level < DEPTH; ++level) {
            // Right of all that is somebody's.
            hashes[width] = nobody;
            uint256 neighbour = ((token - FIRST) >> level) ^ 1;
            proof[level] = neighbour < width ? hashes[neighbour] : nobody;
            width = (width + 1) / 2;
            for (uint256 i; i < width; ++i) {
                hashes[i] = keccak256(abi.encodePacked(hashes[2 * i], hashes[2 * i + 1]));
            }
            nobody = keccak256(abi.encodePacked(nobody, nobody));
        }
        return (hashes[0], proof);
    }
}
