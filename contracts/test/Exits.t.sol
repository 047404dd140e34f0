// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Stadium} from "../src/Stadium.sol";
import {Holding, Leaf, SumProof, Trees} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

contract ExitsTest is World {
    event HoofExited(address indexed account, uint96 amount, uint40 indexed epoch);
    event CardExited(uint256 indexed token, address indexed account, uint40 indexed epoch);
    event DepositReturned(uint256 indexed number, address indexed account, uint96 amount);
    event Asked(address indexed account);
    event Stayed(address indexed account);

    function setUp() external {
        build(0);
    }

    // ---- leaving a Stadium that goes on

    function test_whoever_asks_leaves_with_a_root_posted_an_hour_later() external {
        deposit(ann, 1_000);
        vm.expectEmit();
        emit Asked(ann);
        ask(ann);
        pass(1 hours - 1);
        Leaf memory leaf = Leaf(ann, 1_000, 0);
        SumProof memory proof = postLeaf(leaf);
        refuses(ann, forceCall(leaf, proof), tooEarly(START));
        // Time alone does not help yet: the root must be younger.
        pass(1 days - 1);
        refuses(ann, forceCall(leaf, proof), tooEarly(START));
        proof = postLeaf(leaf);
        vm.expectEmit();
        emit HoofExited(ann, 1_000, 3);
        mustAs(stranger, forceCall(leaf, proof));
        vm.assertEq(hoof.balanceOf(ann), 1_000_000);
        vm.assertEq(stadium.claims(), 1);
        vm.assertEq(exitsOf(ann), 1);
        refuses(ann, forceCall(leaf, proof), because(Stadium.AlreadyLeft.selector));
    }

    function test_after_an_hour_and_a_day_any_root_will_do() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        ask(ann);
        pass(25 hours - 1);
        refuses(ann, forceCall(leaf, proof), tooEarly(START));
        pass(1);
        mustAs(stranger, forceCall(leaf, proof));
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
        refuses(ann, forceCall(leaf, proof), because(Stadium.AlreadyLeft.selector));
    }

    /// @dev What no contract can cure without every loss being signed by who lost: a root that leaves somebody out.
    function test_a_root_that_leaves_somebody_out_keeps_them_in() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        ask(ann);
        pass(12 hours);
        postLeaf(Leaf(bob, 500, 0));
        pass(13 hours);
        refuses(ann, forceCall(leaf, proof), because(Stadium.ProofWrong.selector));
    }

    function test_exactly_an_hour_is_enough() external {
        ask(ann);
        pass(1 hours);
        Leaf memory leaf = Leaf(ann, 500, 0);
        forceExit(leaf, postLeaf(leaf));
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
    }

    function test_whoever_has_not_asked_does_not_leave() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        refuses(ann, forceCall(leaf, proof), because(Stadium.NotAsked.selector));
        refuses(
            ann,
            abi.encodeCall(Stadium.forceExitCard, (ann, CARD, new bytes32[](15))),
            because(Stadium.NotAsked.selector)
        );
    }

    function test_asking_twice_does_not_begin_the_wait_anew() external {
        ask(ann);
        pass(1 hours);
        ask(ann);
        vm.assertEq(askedAtOf(ann), START);
        vm.assertEq(stadium.asks(), 1);
    }

    function test_whoever_stays_has_to_ask_and_wait_again() external {
        refuses(ann, abi.encodeCall(Stadium.stay, ()), because(Stadium.NotAsked.selector));
        ask(ann);
        pass(1 hours);
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        vm.expectEmit();
        emit Stayed(ann);
        mustAs(ann, abi.encodeCall(Stadium.stay, ()));
        refuses(ann, forceCall(leaf, proof), because(Stadium.NotAsked.selector));
        // Played and lost since: the old root is no way out.
        ask(ann);
        refuses(ann, forceCall(leaf, proof), tooEarly(time));
    }

    function test_a_card_leaves_the_same_way() external {
        ask(ann);
        bytes32[] memory proof = postCard(CARD, ann);
        bytes memory call = abi.encodeCall(Stadium.forceExitCard, (ann, CARD, proof));
        refuses(ann, call, tooEarly(START));
        pass(1 hours);
        postCard(CARD, ann);
        refuses(
            ann, abi.encodeCall(Stadium.forceExitCard, (ann, CARD + 1, proof)), because(Stadium.ProofWrong.selector)
        );
        vm.expectEmit();
        emit CardExited(CARD, ann, 3);
        mustAs(stranger, call);
        vm.assertEq(cards.ownerOf(CARD), ann);
    }

    function test_nobody_leaves_with_a_card_of_somebody_who_asked() external {
        ask(ann);
        ask(bob);
        pass(1 hours);
        bytes32[] memory proof = postCard(CARD, ann);
        refuses(bob, abi.encodeCall(Stadium.forceExitCard, (bob, CARD, proof)), because(Stadium.ProofWrong.selector));
    }

    function many(uint256 count) private pure returns (uint256[] memory tokens, Holding[] memory held) {
        (tokens, held) = (new uint256[](count), new Holding[](count));
        for (uint256 i; i < count; ++i) {
            tokens[i] = CARD + i;
        }
    }

    function postMany(address owner, uint256 count)
        private
        returns (uint256[] memory tokens, bytes32[][] memory proofs)
    {
        Holding[] memory held;
        (tokens, held) = many(count);
        for (uint256 i; i < count; ++i) {
            held[i] = Holding(tokens[i], owner);
        }
        proofs = new bytes32[][](count);
        bytes32 hash;
        for (uint256 i; i < count; ++i) {
            (hash, proofs[i]) = Trees.cardsTree(held, tokens[i]);
        }
        post(0, hash, 0);
    }

    function test_many_cards_leave_at_once_and_one_that_is_out_stops_nobody() external {
        ask(ann);
        pass(1 hours);
        (uint256[] memory tokens, bytes32[][] memory proofs) = postMany(ann, 5);
        stadium.forceExitCard(ann, tokens[2], proofs[2]);
        bytes memory call = abi.encodeCall(Stadium.forceExitCards, (ann, tokens, proofs));
        refuses(bob, abi.encodeCall(Stadium.forceExitCards, (bob, tokens, proofs)), because(Stadium.NotAsked.selector));
        refuses(
            ann,
            abi.encodeCall(Stadium.forceExitCards, (ann, tokens, new bytes32[][](4))),
            because(Stadium.ProofWrong.selector)
        );
        mustAs(stranger, call);
        for (uint256 i; i < 5; ++i) {
            vm.assertEq(cards.ownerOf(tokens[i]), ann);
        }
        // All are out: nothing happens, and nothing fails.
        mustAs(stranger, call);
    }

    function test_many_cards_leave_a_frozen_stadium() external {
        (uint256[] memory tokens, bytes32[][] memory proofs) = postMany(ann, 3);
        bytes memory call = abi.encodeCall(Stadium.exitCards, (ann, tokens, proofs));
        refuses(ann, call, because(Stadium.NotFrozen.selector));
        freeze();
        refuses(bob, abi.encodeCall(Stadium.exitCards, (bob, tokens, proofs)), because(Stadium.ProofWrong.selector));
        mustAs(stranger, call);
        vm.assertEq(cards.balanceOf(ann), 3);
    }

    // ---- without ether

    function asking(uint256 key, address account, uint40 nonce, uint40 deadline) private view returns (bytes memory) {
        bytes32 kind = keccak256("Ask(address account,uint40 nonce,uint40 deadline)");
        return signed(key, keccak256(abi.encode(kind, account, nonce, deadline)));
    }

    function test_somebody_without_ether_signs_and_anybody_sends() external {
        bytes memory signature = asking(0xB0, ann, 0, soon());
        bytes memory call = abi.encodeCall(Stadium.askFor, (ann, soon(), signature));
        vm.expectEmit();
        emit Asked(ann);
        mustAs(stranger, call);
        vm.assertEq(askedAtOf(ann), START);
        vm.assertEq(stadium.nonces(ann), 1);
        // Who stays after all is not sent away again by the same signature.
        vm.prank(ann);
        stadium.stay();
        refuses(stranger, call, because(Stadium.SignatureForged.selector));
    }

    function test_nobody_asks_for_somebody_else() external {
        bytes memory others = asking(0xB1, ann, 0, soon());
        bytes memory why = because(Stadium.SignatureForged.selector);
        refuses(bob, abi.encodeCall(Stadium.askFor, (ann, soon(), others)), why);
        bytes memory good = asking(0xB0, ann, 0, soon());
        refuses(bob, abi.encodeCall(Stadium.askFor, (bob, soon(), good)), why);
        refuses(bob, abi.encodeCall(Stadium.askFor, (ann, soon() + 1, good)), why);
        bytes memory early = asking(0xB0, ann, 1, soon());
        refuses(bob, abi.encodeCall(Stadium.askFor, (ann, soon(), early)), why);
        uint40 deadline = soon();
        pass(30 minutes + 1);
        refuses(bob, abi.encodeCall(Stadium.askFor, (ann, deadline, good)), because(Stadium.SignatureExpired.selector));
    }

    function test_a_wallet_that_is_a_contract_says_itself_what_it_signed() external {
        SigningWallet wallet = new SigningWallet();
        refuses(
            bob,
            abi.encodeCall(Stadium.askFor, (address(wallet), soon(), "no")),
            because(Stadium.SignatureForged.selector)
        );
        stadium.askFor(address(wallet), soon(), "yes");
        vm.assertEq(askedAtOf(address(wallet)), START);
    }

    // ---- when the operator is silent

    function test_exits_without_asking_are_for_a_frozen_stadium() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        SumProof memory proof = postLeaf(leaf);
        bytes memory why = because(Stadium.NotFrozen.selector);
        refuses(ann, exitCall(leaf, proof), why);
        refuses(ann, abi.encodeCall(Stadium.exitCard, (ann, CARD, new bytes32[](15))), why);
        refuses(ann, abi.encodeCall(Stadium.depositBack, (0)), why);
        pass(7 days);
        refuses(ann, abi.encodeCall(Stadium.freeze, ()), because(Stadium.NotSilentLongEnough.selector, time));
        pass(1);
        stadium.freeze();
        exit(leaf, proof);
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
        refuses(ann, exitCall(leaf, proof), because(Stadium.AlreadyLeft.selector));
    }

    function test_cards_leave_a_frozen_stadium() external {
        bytes32[] memory proof = postCard(CARD, ann);
        freeze();
        refuses(bob, abi.encodeCall(Stadium.exitCard, (bob, CARD, proof)), because(Stadium.ProofWrong.selector));
        vm.expectEmit();
        emit CardExited(CARD, ann, 2);
        mustAs(stranger, abi.encodeCall(Stadium.exitCard, (ann, CARD, proof)));
        vm.assertEq(cards.ownerOf(CARD), ann);
    }

    function test_a_card_deposited_since_the_root_leaves_to_its_depositor() external {
        bytes32[] memory proof = postCard(CARD, ann);
        withdrawCard(ann, CARD, 1, proof);
        vm.prank(ann);
        cards.transferFrom(ann, bob, CARD);
        bring(bob, CARD);
        freeze();
        refuses(ann, abi.encodeCall(Stadium.exitCard, (ann, CARD, proof)), because(Stadium.NotTheDepositor.selector));
        stadium.exitCard(bob, CARD, new bytes32[](0));
        vm.assertEq(cards.ownerOf(CARD), bob);
    }

    function test_deposits_that_no_root_knows_come_back_once() external {
        deposit(ann, 1_000);
        post(0, 0, 0);
        deposit(bob, 700);
        deposit(ann, 300);
        freeze();
        refuses(ann, abi.encodeCall(Stadium.depositBack, (0)), because(Stadium.DepositInRoot.selector));
        refuses(ann, abi.encodeCall(Stadium.depositBack, (3)), because(Stadium.DepositGone.selector));
        vm.expectEmit();
        emit DepositReturned(1, bob, 700);
        mustAs(stranger, abi.encodeCall(Stadium.depositBack, (1)));
        vm.assertEq(hoof.balanceOf(bob), 1_000_000);
        vm.assertEq(stadium.claims(), 300);
        refuses(bob, abi.encodeCall(Stadium.depositBack, (1)), because(Stadium.DepositGone.selector));
        stadium.depositBack(2);
        vm.assertEq(hoof.balanceOf(ann), 999_000);
        vm.assertEq(stadium.claims(), 0);
    }

    // ---- what a leaf pays

    function testFuzz_what_vouchers_paid_since_the_cut_comes_off(uint96 balance, uint96 before, uint96 since) external {
        (before, since) = (1 + before % 10_000, 1 + since % 10_000);
        balance %= 20_000;
        withdraw(ann, before, 1);
        Leaf memory leaf = Leaf(ann, balance, before);
        SumProof memory proof = postLeaf(leaf);
        withdraw(ann, since, 2);
        uint256 had = hoof.balanceOf(ann);
        freeze();
        exit(leaf, proof);
        vm.assertEq(hoof.balanceOf(ann) - had, balance > since ? balance - since : 0);
        vm.assertEq(withdrawnOf(ann), before + (balance > since ? balance : since));
    }

    function test_an_exit_after_the_cut_comes_off_the_next_root() external {
        ask(ann);
        pass(1 hours);
        Leaf memory leaf = Leaf(ann, 1_000, 0);
        SumProof memory proof = postLeaf(leaf);
        forceExit(leaf, proof);
        // The next root was cut before that exit.
        proof = postLeaf(leaf);
        vm.assertEq(stadium.claims(), 1_001, "a root promises what it says, whoever left with the one before");
        forceExit(leaf, proof);
        vm.assertEq(hoof.balanceOf(ann), 1_001_000, "one leaf, paid once");
        vm.assertEq(exitsOf(ann), 2);
    }

    function test_a_leaf_that_overstates_what_was_paid_is_refused() external {
        withdraw(ann, 100, 1);
        Leaf memory leaf = Leaf(ann, 1_000, 101);
        SumProof memory proof = postLeaf(leaf);
        freeze();
        refuses(ann, exitCall(leaf, proof), because(Stadium.LeafFromTheFuture.selector));
    }

    function test_a_leaf_is_proved_as_it_is() external {
        Leaf memory leaf = Leaf(ann, 1_000, 0);
        SumProof memory proof = postLeaf(leaf);
        freeze();
        bytes memory why = because(Stadium.ProofWrong.selector);
        refuses(ann, exitCall(Leaf(bob, 1_000, 0), proof), why);
        refuses(ann, exitCall(Leaf(ann, 1_001, 0), proof), why);
        proof.position = 1;
        refuses(ann, exitCall(leaf, proof), why);
        proof.position = 2;
        refuses(ann, exitCall(leaf, proof), why);
        proof.position = 0;
        proof.sums[0] += 1;
        refuses(ann, exitCall(leaf, proof), why);
        proof.sums[0] -= 1;
        proof.hashes[0] ^= bytes32(uint256(1));
        refuses(ann, exitCall(leaf, proof), why);
        proof.hashes[0] ^= bytes32(uint256(1));
        uint96[] memory sums = proof.sums;
        proof.sums = new uint96[](0);
        refuses(ann, exitCall(leaf, proof), why);
        proof.sums = sums;
        exit(leaf, proof);
    }

    function test_a_root_whose_sum_is_not_its_leaves_pays_nobody() external {
        Leaf[] memory leaves = new Leaf[](2);
        (leaves[0], leaves[1]) = (Leaf(ann, 1_000, 0), Leaf(bob, 1_000, 0));
        (bytes32 hash,, SumProof memory proof) = Trees.sumTree(leaves, 0);
        post(hash, 0, 1_000);
        freeze();
        refuses(ann, exitCall(leaves[0], proof), because(Stadium.ProofWrong.selector));
    }

    function test_sums_that_wrap_around_pay_nobody() external {
        Leaf memory leaf = Leaf(ann, 1_000, 0);
        SumProof memory proof = SumProof(0, new bytes32[](1), new uint96[](1));
        proof.sums[0] = type(uint96).max;
        // Cut to 96 bits, the two add up to what the Stadium has.
        post(keccak256(abi.encode(Trees.hashOf(leaf), uint256(1_000), bytes32(0), uint256(type(uint96).max))), 0, 999);
        freeze();
        refuses(ann, exitCall(leaf, proof), because(Stadium.ProofWrong.selector));
    }

    function test_a_node_is_no_leaf_and_the_first_root_is_nobodys() external {
        freeze();
        SumProof memory nothing = SumProof(0, new bytes32[](0), new uint96[](0));
        refuses(ann, exitCall(Leaf(ann, 0, 0), nothing), because(Stadium.ProofWrong.selector));
        refuses(
            ann, abi.encodeCall(Stadium.exitCard, (ann, CARD, new bytes32[](15))), because(Stadium.ProofWrong.selector)
        );
    }

    /// @dev Trees of every size, every place of them, and all of it comes out.
    function testFuzz_everybody_leaves_with_the_whole_sum(uint256 seed) external {
        uint256 count = 1 + seed % 9;
        Leaf[] memory leaves = new Leaf[](count);
        for (uint256 i; i < count; ++i) {
            leaves[i] = Leaf(address(uint160(0x1000 + i)), uint96(uint256(keccak256(abi.encode(seed, i))) % 5_000), 0);
        }
        (bytes32 hash, uint96 sum,) = Trees.sumTree(leaves, 0);
        post(hash, 0, sum);
        freeze();
        for (uint256 i; i < count; ++i) {
            (,, SumProof memory proof) = Trees.sumTree(leaves, i);
            exit(leaves[i], proof);
            vm.assertEq(hoof.balanceOf(leaves[i].account), leaves[i].balance);
        }
        vm.assertEq(stadium.claims(), 0);
        vm.assertEq(hoof.balanceOf(address(stadium)), FLOAT - sum);
    }
}

/// @dev Has signed whatever says yes.
contract SigningWallet {
    function isValidSignature(bytes32, bytes calldata signature) external pure returns (bytes4) {
        return keccak256(signature) == keccak256("yes") ? bytes4(0x1626ba7e) : bytes4(0);
    }
}
