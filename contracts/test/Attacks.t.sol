// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Stadium} from "../src/Stadium.sol";
import {Leaf, SumProof} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

/// @dev What a thief of one of our keys, or a stranger with some HOOF and patience, would try.
contract AttacksTest is World {
    function setUp() external {
        build(6 hours);
    }

    function posting(address account) private view returns (bytes memory) {
        return abi.encodeCall(
            Stadium.post,
            (
                bytes32("false"),
                keccak256(abi.encode(account)),
                FLOAT,
                uint40(stadium.deposits()),
                stadium.cardDeposits(),
                0,
                uint40(time)
            )
        );
    }

    /// @dev From the first second of the theft on nothing of ours happens any more, and the thief's key waits.
    function test_whoever_asks_when_a_guardian_is_stolen_is_out_before_the_thiefs_first_root() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        pass(6 hours);
        stadium.activate();
        bytes memory out = forceCall(leaf, proof);
        mustAs(guardian, abi.encodeCall(Stadium.dismiss, (Stadium.Role.Poster)));
        mustAs(guardian, abi.encodeCall(Stadium.appoint, (Stadium.Role.Poster, stranger)));
        mustAs(guardian, abi.encodeCall(Stadium.setPaused, (true)));
        ask(ann);
        pass(2 days);
        // The thief's key begins in this very second, and its root would count six hours later.
        mustAs(stranger, abi.encodeCall(Stadium.install, (Stadium.Role.Poster)));
        mustAs(stranger, posting(stranger));
        mustAs(ann, out);
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
    }

    /// @dev We post and are gone before the root counts. Whoever lost in between has only to leave it lying there.
    function test_nobody_leaves_with_the_root_from_before_a_loss_while_the_next_is_due() external {
        Leaf memory had = Leaf(ann, 500, 0);
        Leaf memory has = Leaf(ann, 200, 0);
        SumProof memory before = postLeaf(had);
        pass(6 hours);
        stadium.activate();
        ask(ann);
        pass(2 hours);
        SumProof memory afterwards = postLeaf(has);
        pass(29 hours);
        refuses(ann, forceCall(had, before), because(Stadium.ActivateFirst.selector));
        bytes memory withCard = abi.encodeCall(Stadium.forceExitCard, (ann, CARD, new bytes32[](15)));
        refuses(ann, withCard, because(Stadium.ActivateFirst.selector));
        mustAs(stranger, abi.encodeCall(Stadium.activate, ()));
        refuses(ann, forceCall(had, before), because(Stadium.ProofWrong.selector));
        mustAs(ann, forceCall(has, afterwards));
        vm.assertEq(hoof.balanceOf(ann), 1_000_200);
    }

    /// @dev To the second: before a root is due the one that counts is the last word, and from then on it is not.
    function test_a_root_that_waits_keeps_nobody_in_until_it_is_due() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        pass(6 hours);
        stadium.activate();
        ask(ann);
        pass(31 hours);
        postLeaf(Leaf(ann, 0, 0));
        bytes memory out = forceCall(leaf, proof);
        pass(6 hours);
        refuses(ann, out, because(Stadium.ActivateFirst.selector));
        time -= 1;
        vm.warp(time);
        mustAs(ann, out);
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
    }

    /// @dev The drill used to be: veto, then dismiss. Whatever comes in between must not count.
    function test_a_root_that_a_thief_posts_before_the_dismissal_never_counts() external {
        mustAs(poster, posting(stranger));
        mustAs(guardian, abi.encodeCall(Stadium.dismiss, (Stadium.Role.Poster)));
        pass(6 hours);
        (bool counted,) = address(stadium).call(abi.encodeCall(Stadium.activate, ()));
        vm.assertTrue(!counted, "a dismissed key's root counts");
        vm.assertEq(root().epoch, 1);
    }

    /// @dev An appointment from before a theft was found may be the thief's own.
    function test_a_dismissal_ends_the_appointment_to_that_role() external {
        mustAs(guardian, abi.encodeCall(Stadium.appoint, (Stadium.Role.Poster, stranger)));
        mustAs(guardian, abi.encodeCall(Stadium.dismiss, (Stadium.Role.Poster)));
        pass(2 days);
        refuses(
            stranger, abi.encodeCall(Stadium.install, (Stadium.Role.Poster)), because(Stadium.NothingPending.selector)
        );
    }

    /// @dev A key that was named years ago and forgotten lies somewhere, and somebody finds it.
    function test_an_appointment_that_nobody_uses_lapses() external {
        mustAs(guardian, abi.encodeCall(Stadium.appoint, (Stadium.Role.Voucher, stranger)));
        pass(2 days + 7 days + 1);
        refuses(
            stranger, abi.encodeCall(Stadium.install, (Stadium.Role.Voucher)), because(Stadium.NothingPending.selector)
        );
    }

    /// @dev With a delay of six hours, what counts is six hours old, and not up to twelve.
    function test_roots_come_every_hour_also_while_others_wait() external {
        for (uint256 hour; hour < 30; ++hour) {
            mustAs(poster, posting(ann));
            if (hour >= 6) vm.assertEq(time - root().postedAt, 6 hours, "what counts is older than the delay");
            pass(1 hours);
        }
    }

    /// @dev 400 HOOF, in and out again all day, used to shut the door for everybody.
    function test_a_stranger_cannot_use_up_everybodys_day_by_going_in_and_out() external {
        hoof.transfer(address(stadium), 100_000);
        hoof.transfer(stranger, 10_000);
        vm.prank(stranger);
        hoof.approve(address(stadium), type(uint256).max);
        uint256 number = 100;
        for (uint256 i; i < 10; ++i) {
            deposit(stranger, 10_000);
            (bool paid,) = address(stadium).call(hoofOut(stranger, 10_000, ++number));
            if (!paid) break;
        }
        withdraw(ann, 20_000, 1);
    }
}
