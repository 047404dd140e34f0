// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Founding} from "../src/Founding.sol";
import {GoatCards} from "../src/GoatCards.sol";
import {Stadium} from "../src/Stadium.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

contract GoatCardsTest is World {
    event BatchMetadataUpdate(uint256 fromToken, uint256 toToken);
    event MetadataUpdate(uint256 token);
    event CuratorNamed(address next);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    function setUp() external {
        build(0);
    }

    function testFuzz_every_card_begins_in_the_stadium_and_there_are_no_others(uint256 token) external {
        vm.assertEq(cards.ownerOf(CARD + token % 20_000), address(stadium));
        vm.assertEq(cards.balanceOf(address(stadium)), 20_000);
        vm.assertEq(cards.totalSupply(), 20_000);
        uint256 outside = token % 2 == 0 ? token % CARD : CARD + 20_000 + token % (1 << 200);
        refuses(
            address(cards),
            ann,
            abi.encodeCall(cards.ownerOf, (outside)),
            because(IERC721Errors.ERC721NonexistentToken.selector, outside)
        );
    }

    function test_a_card_knows_since_when_it_is_where_it_is() external {
        vm.assertEq(cards.since(CARD), 0);
        pass(100);
        withdrawCard(ann, CARD, 1, postCard(CARD, ann));
        vm.assertEq(cards.since(CARD), time);
        pass(100);
        vm.prank(ann);
        cards.transferFrom(ann, bob, CARD);
        vm.assertEq(cards.since(CARD), time);
        vm.assertEq(cards.since(CARD + 1), 0);
    }

    function test_only_its_owner_moves_a_card() external {
        refuses(
            address(cards),
            stranger,
            abi.encodeCall(cards.transferFrom, (address(stadium), stranger, CARD)),
            abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, CARD)
        );
    }

    function test_printed_values_are_sealed() external {
        bytes10 values = bytes10(hex"3c3d3e3f404142434445");
        bytes32 leaf = keccak256(abi.encodePacked(keccak256(abi.encode(CARD, uint8(2), values, bytes32("meta")))));
        bytes32 other = keccak256("other");
        bytes32 sealedBy =
            leaf < other ? keccak256(abi.encodePacked(leaf, other)) : keccak256(abi.encodePacked(other, leaf));
        GoatCards printed = new GoatCards(address(stadium), ann, sealedBy, 0, ann, 0, "");
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = other;
        vm.assertTrue(printed.isAuthentic(CARD, 2, values, bytes32("meta"), proof), "genuine");
        vm.assertTrue(!printed.isAuthentic(CARD, 3, values, bytes32("meta"), proof), "another tier");
        vm.assertTrue(!printed.isAuthentic(CARD + 1, 2, values, bytes32("meta"), proof), "another card");
        vm.assertTrue(!printed.isAuthentic(CARD, 2, bytes10(0), bytes32("meta"), proof), "other values");
        vm.assertTrue(!printed.isAuthentic(CARD, 2, values, bytes32("beta"), proof), "other metadata");
    }

    function test_marketplaces_find_what_they_look_for() external view {
        vm.assertEq(cards.name(), "Legendary GOATs");
        vm.assertEq(cards.symbol(), "GOAT");
        vm.assertEq(cards.tokenURI(CARD), "m/1000001");
        vm.assertEq(cards.contractURI(), "m/collection");
        (address to, uint256 amount) = cards.royaltyInfo(CARD, 10_000);
        vm.assertEq(to, address(this));
        vm.assertEq(amount, 250);
        vm.assertTrue(cards.supportsInterface(0x80ac58cd), "ERC-721");
        vm.assertTrue(cards.supportsInterface(0x2a55205a), "ERC-2981");
        vm.assertTrue(cards.supportsInterface(0x49064906), "ERC-4906");
        vm.assertTrue(cards.supportsInterface(0x01ffc9a7), "ERC-165");
        vm.assertTrue(!cards.supportsInterface(0xffffffff), "nonsense");
    }

    function test_the_curator_moves_metadata_and_nothing_else() external {
        bytes memory why = because(GoatCards.NotTheCurator.selector);
        refuses(address(cards), ann, abi.encodeCall(GoatCards.setBaseURI, ("x/")), why);
        refuses(address(cards), ann, abi.encodeCall(GoatCards.refresh, (1, 2)), why);
        refuses(address(cards), ann, abi.encodeCall(GoatCards.nameCurator, (ann)), why);
        vm.expectEmit();
        emit BatchMetadataUpdate(CARD, CARD + 19_999);
        cards.setBaseURI("n/");
        vm.assertEq(cards.tokenURI(CARD), "n/1000001");
        vm.expectEmit();
        emit BatchMetadataUpdate(CARD, CARD + 1);
        cards.refresh(CARD, CARD + 1);
    }

    function test_a_curator_is_handed_over_in_two_steps() external {
        bytes memory why = because(GoatCards.NotTheCurator.selector);
        refuses(address(cards), ann, abi.encodeCall(GoatCards.becomeCurator, ()), why);
        vm.expectEmit();
        emit CuratorNamed(ann);
        cards.nameCurator(ann);
        vm.assertEq(cards.owner(), address(this), "until she says yes");
        refuses(address(cards), ann, abi.encodeCall(GoatCards.setBaseURI, ("x/")), why);
        refuses(address(cards), bob, abi.encodeCall(GoatCards.becomeCurator, ()), why);
        vm.expectEmit();
        emit OwnershipTransferred(address(this), ann);
        vm.prank(ann);
        cards.becomeCurator();
        vm.assertEq(cards.owner(), ann);
        refuses(address(cards), address(this), abi.encodeCall(GoatCards.setBaseURI, ("x/")), why);
        vm.prank(ann);
        cards.setBaseURI("ann/");
        // Said once, it is over: whoever is followed by another does not come back.
        vm.prank(ann);
        cards.nameCurator(bob);
        vm.prank(bob);
        cards.becomeCurator();
        refuses(address(cards), ann, abi.encodeCall(GoatCards.becomeCurator, ()), why);
        refuses(address(cards), bob, abi.encodeCall(GoatCards.becomeCurator, ()), why);
    }

    function test_marketplaces_read_a_card_again_when_it_leaves_the_stadium() external {
        bytes memory out = cardOut(ann, CARD, 1, postCard(CARD, ann));
        vm.expectEmit();
        emit MetadataUpdate(CARD);
        must(out);
    }

    // ---- hoof and the founding

    function test_hoof_is_made_once_in_hundredths() external view {
        vm.assertEq(hoof.totalSupply(), 1_000_000_000_000);
        vm.assertEq(hoof.decimals(), 2);
        vm.assertEq(hoof.symbol(), "HOOF");
    }

    function test_a_founding_makes_three_contracts_that_know_each_other() external {
        Founding.Plan memory plan = Founding.Plan(
            ann, address(0), 500, bytes32("attributes"), bytes32("metadata"), "m/", keys(), terms(6 hours)
        );
        Founding made = new Founding(plan);
        Stadium place = made.stadium();
        vm.assertEq(made.hoof().balanceOf(address(place)), 1_000_000_000_000);
        vm.assertEq(made.cards().balanceOf(address(place)), 20_000);
        vm.assertEq(made.cards().stadium(), address(place));
        vm.assertEq(address(place.hoof()), address(made.hoof()));
        vm.assertEq(address(place.cards()), address(made.cards()));
        (address to,) = made.cards().royaltyInfo(CARD, 100);
        vm.assertEq(to, ann, "never the Stadium, which cannot take a chain's own coin");
        plan.royaltyTo = bob;
        (to,) = new Founding(plan).cards().royaltyInfo(CARD, 100);
        vm.assertEq(to, bob);
        vm.assertEq(place.rootDelay(), 6 hours);
        vm.assertEq(place.maxSilence(), 7 days);
        vm.assertEq(place.keyDelay(), 2 days);
        vm.assertEq(place.dayLimit(), DAY_LIMIT);
    }
}
