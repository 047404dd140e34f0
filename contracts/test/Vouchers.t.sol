// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {GoatCards} from "../src/GoatCards.sol";
import {Stadium} from "../src/Stadium.sol";
import {Leaf, SumProof} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

contract VouchersTest is World {
    event HoofWithdrawn(uint256 indexed number, address indexed account, uint96 amount);
    event CardWithdrawn(uint256 indexed number, uint256 indexed token, address indexed account);

    function setUp() external {
        build(0);
    }

    function test_a_voucher_pays_its_account_whoever_sends_it() external {
        bytes memory call = hoofOut(ann, 1_234, 7);
        vm.assertTrue(!stadium.isUsed(7), "unused");
        vm.expectEmit();
        emit HoofWithdrawn(7, ann, 1_234);
        mustAs(stranger, call);
        vm.assertEq(hoof.balanceOf(ann), 1_001_234);
        vm.assertEq(withdrawnOf(ann), 1_234);
        vm.assertEq(stadium.leftToday(), DAY_LIMIT - 1_234);
        vm.assertTrue(stadium.isUsed(7), "used");
        refuses(ann, call, because(Stadium.VoucherUsed.selector));
    }

    function testFuzz_a_number_is_used_alone(uint256 number) external {
        withdraw(ann, 100, number);
        vm.assertTrue(stadium.isUsed(number), "used");
        unchecked {
            vm.assertTrue(!stadium.isUsed(number + 1) && !stadium.isUsed(number - 1), "neighbours are not");
            vm.assertTrue(!stadium.isUsed(number + 256) && !stadium.isUsed(number ^ (1 << 255)), "nor relatives");
        }
    }

    function test_a_voucher_works_until_its_last_second() external {
        bytes memory a = hoofOut(ann, 100, 1);
        bytes memory b = hoofOut(ann, 100, 2);
        pass(30 minutes);
        must(a);
        pass(1);
        refuses(ann, b, because(Stadium.VoucherExpired.selector));
    }

    function test_a_voucher_is_good_for_its_own_words_only() external {
        bytes memory good = hoofVoucher(VOUCHER, ann, 100, 1, 0, soon());
        bytes memory why = because(Stadium.VoucherForged.selector);
        refuses(ann, abi.encodeCall(Stadium.withdraw, (bob, 100, 1, 0, soon(), good)), why);
        refuses(ann, abi.encodeCall(Stadium.withdraw, (ann, 101, 1, 0, soon(), good)), why);
        refuses(ann, abi.encodeCall(Stadium.withdraw, (ann, 100, 2, 0, soon(), good)), why);
        refuses(ann, abi.encodeCall(Stadium.withdraw, (ann, 100, 1, 1, soon(), good)), why);
        refuses(ann, abi.encodeCall(Stadium.withdraw, (ann, 100, 1, 0, soon() + 1, good)), why);
        bytes memory poster = hoofVoucher(POSTER, ann, 100, 1, 0, soon());
        refuses(ann, abi.encodeCall(Stadium.withdraw, (ann, 100, 1, 0, soon(), poster)), why);
        refuses(
            ann,
            abi.encodeCall(Stadium.withdraw, (ann, 100, 1, 0, soon(), hex"1234")),
            because(ECDSA.ECDSAInvalidSignatureLength.selector, 2)
        );
        must(abi.encodeCall(Stadium.withdraw, (ann, 100, 1, 0, soon(), good)));
    }

    function test_vouchers_stop_at_the_days_limit_and_begin_again_at_midnight() external {
        withdraw(ann, DAY_LIMIT - 100, 1);
        refuses(ann, hoofOut(ann, 101, 2), because(Stadium.AboveDayLimit.selector, 100));
        refuses(ann, hoofOut(ann, type(uint96).max, 2), because(Stadium.AboveDayLimit.selector, 100));
        withdraw(ann, 100, 3);
        vm.assertEq(stadium.leftToday(), 0);
        pass(1 days - time % 1 days - 1);
        refuses(ann, hoofOut(ann, 100, 4), because(Stadium.AboveDayLimit.selector, 0));
        pass(1);
        vm.assertEq(stadium.leftToday(), DAY_LIMIT);
        withdraw(ann, 100, 4);
        // Of the new day, and of nothing before it.
        vm.assertEq(stadium.leftToday(), DAY_LIMIT - 100);
    }

    function test_what_somebody_brought_is_counted_apart_from_the_days_limit() external {
        hoof.transfer(address(stadium), 100_000);
        deposit(ann, 10_000);
        vm.assertEq(stadium.leftTodayFor(ann), DAY_LIMIT + 10_000);
        vm.assertEq(stadium.leftTodayFor(bob), DAY_LIMIT);
        withdraw(ann, 12_000, 1);
        vm.assertEq(stadium.leftToday(), DAY_LIMIT - 2_000);
        // Taken back, it is not brought any more.
        vm.assertEq(stadium.leftTodayFor(ann), DAY_LIMIT - 2_000);
        withdraw(bob, DAY_LIMIT - 2_000, 2);
        refuses(ann, hoofOut(ann, 1, 3), because(Stadium.AboveDayLimit.selector, 0));
        deposit(ann, 10_000);
        withdraw(ann, 10_000, 4);
    }

    /// @dev A thief of the key for vouchers who goes in and out takes no more than twice the limit.
    function test_what_comes_back_of_own_deposits_has_the_same_limit() external {
        hoof.transfer(address(stadium), 200_000);
        deposit(ann, 30_000);
        withdraw(ann, 30_000, 1);
        deposit(ann, 30_000);
        vm.assertEq(stadium.leftTodayFor(ann), 10_000);
        refuses(ann, hoofOut(ann, 10_001, 2), because(Stadium.AboveDayLimit.selector, 10_000));
        withdraw(ann, 10_000, 3);
        refuses(ann, hoofOut(ann, 1, 4), because(Stadium.AboveDayLimit.selector, 0));
        vm.assertEq(stadium.leftToday(), DAY_LIMIT);
        pass(1 days);
        vm.assertEq(stadium.leftTodayFor(ann), DAY_LIMIT + 20_000);
        withdraw(ann, 20_000, 5);
    }

    function test_many_cards_leave_with_their_vouchers_and_one_sent_ahead_stops_nobody() external {
        bytes32[] memory proof = postCard(CARD, ann);
        withdrawCard(ann, CARD, 1, proof);
        bring(ann, CARD);
        Stadium.CardVoucher[] memory list = new Stadium.CardVoucher[](2);
        bytes32[] memory none;
        list[0] = Stadium.CardVoucher(CARD, 1, soon(), cardVoucher(VOUCHER, ann, CARD, 1, soon()), none);
        list[1] = Stadium.CardVoucher(CARD, 2, soon(), cardVoucher(VOUCHER, ann, CARD, 2, soon()), none);
        vm.expectEmit();
        emit CardWithdrawn(2, CARD, ann);
        mustAs(stranger, abi.encodeCall(Stadium.withdrawCards, (ann, list)));
        vm.assertEq(cards.ownerOf(CARD), ann);
        mustAs(stranger, abi.encodeCall(Stadium.withdrawCards, (ann, list)));
        list[0].number = 3;
        refuses(ann, abi.encodeCall(Stadium.withdrawCards, (ann, list)), because(Stadium.VoucherForged.selector));
    }

    function test_vouchers_never_touch_what_is_promised() external {
        deposit(bob, 30_000);
        SumProof memory proof = postLeaf(Leaf(bob, 45_000, 0));
        uint256 free = FLOAT + 30_000 - 45_001;
        vm.assertEq(stadium.float(), free);
        refuses(ann, hoofOut(ann, uint96(free) + 1, 1), because(Stadium.AboveFloat.selector, free));
        withdraw(ann, uint96(free), 1);
        freeze();
        exit(Leaf(bob, 45_000, 0), proof);
        vm.assertEq(hoof.balanceOf(bob), 1_000_000 - 30_000 + 45_000);
    }

    function test_vouchers_stop_while_paused_and_for_ever_when_frozen() external {
        bytes32[] memory proof = postCard(CARD, ann);
        vm.prank(guardian);
        stadium.setPaused(true);
        refuses(ann, hoofOut(ann, 100, 1), because(Stadium.IsPaused.selector));
        refuses(ann, cardOut(ann, CARD, 2, proof), because(Stadium.IsPaused.selector));
        vm.prank(guardian);
        stadium.setPaused(false);
        withdraw(ann, 100, 1);
        freeze();
        refuses(ann, hoofOut(ann, 100, 3), because(Stadium.IsFrozen.selector));
        refuses(ann, cardOut(ann, CARD, 2, proof), because(Stadium.IsFrozen.selector));
    }

    function test_a_voucher_dies_with_an_exit_that_pays_the_same_hoof() external {
        deposit(ann, 1_000);
        ask(ann);
        bytes memory voucher = hoofOut(ann, 1_000, 1);
        pass(1 hours);
        Leaf memory leaf = Leaf(ann, 1_000, 0);
        SumProof memory proof = postLeaf(leaf);
        bytes memory late = hoofOut(ann, 1_000, 2);
        forceExit(leaf, proof);
        refuses(ann, late, because(Stadium.VoucherVoid.selector));
        refuses(ann, voucher, because(Stadium.VoucherExpired.selector));
        // One that is signed after the exit works.
        withdraw(ann, 100, 3);
    }

    // ---- cards

    function test_a_card_leaves_with_voucher_and_root() external {
        bytes32[] memory proof = postCard(CARD + 3, ann);
        bytes memory call = cardOut(ann, CARD + 3, 9, proof);
        vm.expectEmit();
        emit CardWithdrawn(9, CARD + 3, ann);
        mustAs(stranger, call);
        vm.assertEq(cards.ownerOf(CARD + 3), ann);
        refuses(ann, call, because(Stadium.VoucherUsed.selector));
    }

    function test_the_key_for_vouchers_moves_no_card_to_a_stranger() external {
        bytes32[] memory proof = postCard(CARD, ann);
        refuses(stranger, cardOut(stranger, CARD, 1, proof), because(Stadium.ProofWrong.selector));
        refuses(stranger, cardOut(stranger, CARD + 1, 1, proof), because(Stadium.ProofWrong.selector));
        refuses(stranger, cardOut(ann, CARD + 1, 1, proof), because(Stadium.ProofWrong.selector));
    }

    function test_a_card_does_not_leave_to_where_it_is() external {
        bytes32[] memory proof = postCard(CARD, address(stadium));
        refuses(ann, cardOut(address(stadium), CARD, 1, proof), because(GoatCards.SendItSafely.selector));
    }

    function test_a_card_needs_its_own_voucher() external {
        bytes32[] memory proof = postCard(CARD, ann);
        bytes memory voucher = cardVoucher(VOUCHER, ann, CARD, 1, soon());
        bytes memory why = because(Stadium.VoucherForged.selector);
        refuses(ann, abi.encodeCall(Stadium.withdrawCard, (ann, CARD, 2, soon(), voucher, proof)), why);
        refuses(ann, abi.encodeCall(Stadium.withdrawCard, (ann, CARD + 1, 1, soon(), voucher, proof)), why);
        refuses(ann, abi.encodeCall(Stadium.withdrawCard, (bob, CARD, 1, soon(), voucher, proof)), why);
        refuses(ann, abi.encodeCall(Stadium.withdrawCard, (ann, CARD, 1, soon() + 1, voucher, proof)), why);
        bytes memory other = cardVoucher(POSTER, ann, CARD, 1, soon());
        refuses(ann, abi.encodeCall(Stadium.withdrawCard, (ann, CARD, 1, soon(), other, proof)), why);
    }

    function test_a_proof_has_one_length_and_one_place_for_each_card() external {
        bytes32[] memory proof = postCard(CARD, ann);
        bytes32[] memory short = new bytes32[](14);
        bytes32[] memory long = new bytes32[](16);
        for (uint256 i; i < 14; ++i) {
            short[i] = long[i] = proof[i];
        }
        long[14] = proof[14];
        refuses(ann, cardOut(ann, CARD, 1, short), because(Stadium.ProofWrong.selector));
        refuses(ann, cardOut(ann, CARD, 1, long), because(Stadium.ProofWrong.selector));
        refuses(ann, cardOut(ann, CARD, 1, new bytes32[](0)), because(Stadium.ProofWrong.selector));
        refuses(ann, cardOut(ann, CARD - 1, 1, proof), because(Stadium.NotACard.selector));
        // The place of CARD again, once around the tree: no root may have two places for one path.
        refuses(ann, cardOut(ann, CARD + (1 << 15), 1, proof), because(Stadium.ProofWrong.selector));
    }

    function test_a_card_beyond_the_tree_is_nobodys_even_if_a_root_says_so() external {
        // The leaf of a token that does not exist, at the place of one that does.
        uint256 token = CARD + (1 << 15);
        bytes32 hash = keccak256(abi.encodePacked(keccak256(abi.encode(token, ann))));
        bytes32[] memory proof = new bytes32[](15);
        for (uint256 i; i < 15; ++i) {
            hash = keccak256(abi.encodePacked(hash, bytes32(0)));
        }
        post(0, hash, 0);
        refuses(ann, cardOut(ann, token, 1, proof), because(Stadium.ProofWrong.selector));
    }

    function test_a_card_deposited_since_the_root_is_its_depositors() external {
        bytes32[] memory proof = postCard(CARD, ann);
        withdrawCard(ann, CARD, 1, proof);
        vm.prank(ann);
        cards.transferFrom(ann, bob, CARD);
        bring(bob, CARD);
        // Ann's old leaf is worth nothing now, and Bob needs no proof.
        refuses(ann, cardOut(ann, CARD, 2, proof), because(Stadium.NotTheDepositor.selector));
        withdrawCard(bob, CARD, 3, new bytes32[](0));
        vm.assertEq(cards.ownerOf(CARD), bob);
        (address account, uint40 number) = stadium.cardDeposit(CARD);
        vm.assertEq(account, address(0));
        vm.assertEq(number, 0);
    }

    function test_once_a_root_knows_a_deposit_the_root_decides() external {
        withdrawCard(ann, CARD, 1, postCard(CARD, ann));
        bring(ann, CARD);
        // Ann lost it to Bob in the game, and the root says so.
        bytes32[] memory proof = postCard(CARD, bob);
        refuses(ann, cardOut(ann, CARD, 2, proof), because(Stadium.ProofWrong.selector));
        withdrawCard(bob, CARD, 3, proof);
        vm.assertEq(cards.ownerOf(CARD), bob);
    }

    function test_a_leaf_gives_a_card_once() external {
        bytes32[] memory proof = postCard(CARD, ann);
        withdrawCard(ann, CARD, 1, proof);
        vm.prank(ann);
        cards.setApprovalForAll(address(stadium), true);
        vm.prank(ann);
        cards.transferFrom(ann, bob, CARD);
        vm.prank(bob);
        // Whoever lets the Stadium touch the card still keeps it.
        cards.setApprovalForAll(address(stadium), true);
        (bool ok,) = address(stadium).call(cardOut(ann, CARD, 2, proof));
        vm.assertTrue(!ok, "the card is outside");
        vm.assertEq(cards.ownerOf(CARD), bob);
    }
}
