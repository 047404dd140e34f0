// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Stadium} from "../src/Stadium.sol";
import {Leaf, SumProof} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

contract RootsTest is World {
    event RootPosted(
        uint40 indexed epoch,
        bytes32 accounts,
        bytes32 cards,
        uint96 sum,
        uint40 deposits,
        uint40 cardDeposits,
        bytes32 data
    );
    event RootActivated(uint40 indexed epoch);
    event RootDropped(uint40 indexed epoch, bool vetoed);

    function setUp() external {
        build(6 hours);
    }

    function posting(uint96 sum, uint40 depositsIn, uint40 cardsIn) private view returns (bytes memory) {
        return abi.encodeCall(
            Stadium.post, (bytes32("a"), bytes32("c"), sum, depositsIn, cardsIn, bytes32("data"), uint40(time))
        );
    }

    function test_the_first_root_promises_nothing() external view {
        vm.assertEq(root().epoch, 1);
        vm.assertEq(root().sum, 0);
        vm.assertEq(root().postedAt, START);
        vm.assertEq(stadium.epochs(), 1);
        vm.assertEq(stadium.claims(), 0);
    }

    function test_only_the_poster_posts() external {
        refuses(stranger, posting(0, 0, 0), because(Stadium.NotTheKey.selector, 0));
        refuses(guardian, posting(0, 0, 0), because(Stadium.NotTheKey.selector, 0));
    }

    function test_a_root_counts_after_its_delay_and_anybody_may_say_so() external {
        deposit(ann, 1_000);
        vm.expectEmit();
        emit RootPosted(2, bytes32("a"), bytes32("c"), 900, 1, 0, bytes32("data"));
        mustAs(poster, posting(900, 1, 0));
        vm.assertEq(root().epoch, 1, "a root must not count at once");
        pass(6 hours - 1);
        refuses(stranger, abi.encodeCall(Stadium.activate, ()), because(Stadium.NothingToActivate.selector));
        pass(1);
        vm.expectEmit();
        emit RootActivated(2);
        mustAs(stranger, abi.encodeCall(Stadium.activate, ()));
        vm.assertEq(root().epoch, 2);
        vm.assertEq(waiting().epoch, 0);
        vm.assertEq(stadium.claims(), 900, "the deposit is in the root now");
        refuses(stranger, abi.encodeCall(Stadium.activate, ()), because(Stadium.NothingToActivate.selector));
    }

    function test_eight_roots_wait_at_most_and_count_one_after_another() external {
        for (uint256 i; i < 8; ++i) {
            mustAs(poster, posting(uint96(i), 0, 0));
            pass(10 minutes);
        }
        refuses(poster, posting(0, 0, 0), because(Stadium.RootWaits.selector, START + 6 hours));
        pass(START + 6 hours - time);
        // The next one lets the oldest count on the way.
        mustAs(poster, posting(0, 0, 0));
        vm.assertEq(root().epoch, 2);
        vm.assertEq(queued(), 8);
        vm.assertEq(waiting().epoch, 10);
        Stadium.Root[] memory all = stadium.pending();
        for (uint256 i; i < 8; ++i) {
            vm.assertEq(all[i].epoch, 3 + i, "the oldest first");
        }
        pass(25 minutes);
        vm.expectEmit();
        emit RootActivated(3);
        vm.expectEmit();
        emit RootActivated(4);
        stadium.activate();
        vm.assertEq(root().epoch, 4);
        vm.assertEq(root().sum, 2);
        pass(7 hours);
        stadium.activate();
        vm.assertEq(root().epoch, 10);
        vm.assertEq(queued(), 0);
    }

    function test_a_veto_takes_one_root_and_all_after_it_and_leaves_those_before() external {
        for (uint256 i; i < 4; ++i) {
            mustAs(poster, posting(uint96(i), 0, 0));
            pass(1 hours);
        }
        refuses(guardian, abi.encodeCall(Stadium.veto, (6)), because(Stadium.NothingPending.selector));
        vm.expectEmit();
        emit RootDropped(5, true);
        vm.expectEmit();
        emit RootDropped(4, true);
        mustAs(guardian, abi.encodeCall(Stadium.veto, (4)));
        vm.assertEq(queued(), 2);
        // What comes next takes the place of what was dropped, with a number of its own.
        mustAs(poster, posting(77, 0, 0));
        vm.assertEq(waiting().epoch, 6);
        pass(6 hours);
        stadium.activate();
        vm.assertEq(root().epoch, 6);
        vm.assertEq(root().sum, 77);
    }

    function test_a_root_in_the_middle_that_promises_too_much_holds_up_no_other() external {
        mustAs(poster, posting(1, 0, 0));
        mustAs(poster, posting(FLOAT + 1, 0, 0));
        mustAs(poster, posting(3, 0, 0));
        pass(6 hours);
        vm.expectEmit();
        emit RootActivated(2);
        vm.expectEmit();
        emit RootDropped(3, false);
        vm.expectEmit();
        emit RootActivated(4);
        stadium.activate();
        vm.assertEq(stadium.claims(), 3);
    }

    function test_a_root_knows_no_fewer_deposits_than_one_that_waits() external {
        deposit(ann, 1_000);
        mustAs(poster, posting(0, 1, 0));
        refuses(poster, posting(0, 0, 0), because(Stadium.CutOutOfRange.selector));
        mustAs(guardian, abi.encodeCall(Stadium.veto, (2)));
        mustAs(poster, posting(0, 0, 0));
    }

    function test_a_root_that_promises_more_than_is_there_never_counts_and_gives_way() external {
        mustAs(poster, posting(FLOAT + 1, 0, 0));
        pass(6 hours);
        vm.expectEmit();
        emit RootDropped(2, false);
        mustAs(poster, posting(FLOAT, 0, 0));
        vm.assertEq(root().epoch, 1);
        pass(6 hours);
        stadium.activate();
        vm.assertEq(root().epoch, 3);
        vm.assertEq(stadium.float(), 0);
    }

    /// @dev Where roots count at once, one that never did must not come back over the one that does.
    function test_a_root_that_gave_way_is_gone() external {
        build(0);
        vm.expectEmit();
        emit RootDropped(2, false);
        mustAs(poster, posting(FLOAT + 1, 0, 0));
        vm.assertEq(root().epoch, 1);
        mustAs(poster, posting(1, 0, 0));
        vm.assertEq(root().epoch, 3);
        vm.assertEq(waiting().epoch, 0);
        hoof.transfer(address(stadium), 1);
        refuses(stranger, abi.encodeCall(Stadium.activate, ()), because(Stadium.NothingToActivate.selector));
    }

    function test_deposits_after_the_cut_are_promised_beside_the_root() external {
        deposit(ann, 1_000);
        deposit(bob, 500);
        // It promises all there is except what it does not know.
        mustAs(poster, posting(FLOAT + 1_000, 1, 0));
        deposit(bob, 300);
        pass(6 hours);
        stadium.activate();
        vm.assertEq(stadium.claims(), FLOAT + 1_000 + 800);
        vm.assertEq(stadium.float(), 0);
    }

    function test_a_root_cannot_spend_a_deposit_that_it_does_not_know() external {
        deposit(ann, 1_000);
        mustAs(poster, posting(FLOAT + 1, 0, 0));
        pass(6 hours);
        stadium.activate();
        vm.assertEq(root().epoch, 1);
        vm.assertEq(stadium.claims(), 1_000);
    }

    function test_a_root_knows_no_fewer_deposits_than_the_last_and_no_more_than_there_are() external {
        withdrawFirstCard();
        deposit(ann, 1_000);
        bring(ann, CARD);
        bytes memory why = because(Stadium.CutOutOfRange.selector);
        refuses(poster, posting(0, 2, 1), why);
        refuses(poster, posting(0, 1, 2), why);
        mustAs(poster, posting(0, 1, 1));
        pass(6 hours);
        stadium.activate();
        refuses(poster, posting(0, 0, 1), why);
        refuses(poster, posting(0, 1, 0), why);
        mustAs(poster, posting(0, 1, 1));
    }

    /// @dev Forced exits take no voucher: whoever posts roots says whose cards are, and the veto is what stops it.
    function test_a_false_root_takes_cards_unless_it_is_vetoed() external {
        ask(stranger);
        pass(1 hours);
        bytes32[] memory proof = postCard(CARD, stranger);
        bytes memory theft = abi.encodeCall(Stadium.forceExitCard, (stranger, CARD, proof));
        mustAs(guardian, abi.encodeCall(Stadium.veto, (2)));
        pass(6 hours);
        refuses(stranger, theft, tooEarly(START));
        postCard(CARD, stranger);
        pass(6 hours - 1);
        refuses(stranger, theft, tooEarly(START));
        pass(1);
        stadium.activate();
        mustAs(stranger, theft);
        vm.assertEq(cards.ownerOf(CARD), stranger);
    }

    /// @dev A guardian that stops roots keeps nobody in: who asks goes with the last one, and a silence frees the others.
    function test_a_guardian_that_stops_roots_keeps_nobody_in() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        pass(6 hours);
        stadium.activate();
        uint256 since = root().postedAt;
        mustAs(guardian, abi.encodeCall(Stadium.dismiss, (Stadium.Role.Poster)));
        ask(ann);
        uint256 asked = time;
        pass(31 hours - 1);
        refuses(ann, forceCall(leaf, proof), tooEarly(asked));
        pass(1);
        mustAs(stranger, forceCall(leaf, proof));
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
        refuses(ann, abi.encodeCall(Stadium.freeze, ()), because(Stadium.NotSilentLongEnough.selector, since + 7 days));
        pass(6 days);
        stadium.freeze();
        vm.assertTrue(stadium.frozen(), "silent for too long");
    }

    function test_a_root_that_got_stuck_on_its_way_is_refused() external {
        bytes memory late = posting(0, 0, 0);
        uint256 until = time;
        pass(1);
        refuses(poster, late, because(Stadium.RootTooLate.selector, until));
        mustAs(poster, posting(0, 0, 0));
        vm.assertEq(waiting().epoch, 2);
    }

    function withdrawFirstCard() private {
        bytes32[] memory proof = postCard(CARD, ann);
        pass(6 hours);
        stadium.activate();
        withdrawCard(ann, CARD, 1, proof);
    }

    function test_a_veto_takes_the_root_and_stops_vouchers() external {
        mustAs(poster, posting(0, 0, 0));
        refuses(poster, abi.encodeCall(Stadium.veto, (2)), because(Stadium.NotTheKey.selector, 2));
        vm.expectEmit();
        emit RootDropped(2, true);
        mustAs(guardian, abi.encodeCall(Stadium.veto, (2)));
        vm.assertTrue(stadium.paused(), "a veto stops vouchers");
        vm.assertEq(waiting().epoch, 0);
        pass(6 hours);
        refuses(stranger, abi.encodeCall(Stadium.activate, ()), because(Stadium.NothingToActivate.selector));
        refuses(guardian, abi.encodeCall(Stadium.veto, (0)), because(Stadium.NothingPending.selector));
        // A better one may follow at once, and its number is new.
        mustAs(poster, posting(0, 0, 0));
        vm.assertEq(waiting().epoch, 3);
    }

    function test_no_root_counts_after_a_freeze() external {
        pass(7 days);
        mustAs(poster, posting(0, 0, 0));
        pass(1);
        vm.expectEmit();
        emit RootDropped(2, false);
        stadium.freeze();
        vm.assertEq(queued(), 0);
        pass(6 hours);
        refuses(stranger, abi.encodeCall(Stadium.activate, ()), because(Stadium.NothingToActivate.selector));
        refuses(poster, posting(0, 0, 0), because(Stadium.IsFrozen.selector));
        refuses(stranger, abi.encodeCall(Stadium.freeze, ()), because(Stadium.IsFrozen.selector));
    }

    function test_silence_is_counted_from_the_posting_of_the_active_root() external {
        pass(1 days);
        mustAs(poster, posting(0, 0, 0));
        uint256 until = time + 7 days;
        pass(7 days);
        // Freezing lets a good root count first.
        refuses(stranger, abi.encodeCall(Stadium.freeze, ()), because(Stadium.NotSilentLongEnough.selector, until));
        pass(1);
        stadium.freeze();
        vm.assertEq(root().epoch, 2);
        vm.assertTrue(stadium.frozen(), "silent for too long");
    }

    function test_thousands_of_small_deposits_make_no_root_dearer() external {
        for (uint256 i; i < 300; ++i) {
            deposit(ann, 100);
        }
        mustAs(poster, posting(30_000, 300, 0));
        pass(6 hours);
        uint256 before = gasleft();
        stadium.activate();
        vm.assertLe(before - gasleft(), 120_000, "activate looks at two deposits, however many there are");
        vm.assertEq(stadium.claims(), 30_000);
    }

    function test_terms_under_which_nobody_could_leave_are_refused() external {
        Stadium.Terms memory fine = terms(6 hours);
        unsound(Stadium.Terms(7 days, 7 days, fine.keyDelay, fine.dayLimit));
        unsound(Stadium.Terms(6 hours, 365 days + 1, fine.keyDelay, fine.dayLimit));
        unsound(Stadium.Terms(6 hours, 7 days, 365 days + 1, fine.dayLimit));
        new Stadium(stadium.hoof(), stadium.cards(), keys(), Stadium.Terms(0, 1, 0, 0));
        new Stadium(stadium.hoof(), stadium.cards(), keys(), Stadium.Terms(6 hours, 365 days, 365 days, 0));
    }

    function unsound(Stadium.Terms memory bad) private {
        try new Stadium(stadium.hoof(), stadium.cards(), keys(), bad) {
            vm.assertTrue(false, "unsound terms");
        } catch (bytes memory said) {
            vm.assertTrue(bytes4(said) == Stadium.TermsUnsound.selector, "another reason");
        }
    }
}
