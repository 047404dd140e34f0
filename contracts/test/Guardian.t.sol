// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Stadium} from "../src/Stadium.sol";
import {Leaf, SumProof} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

contract GuardianTest is World {
    event KeyAppointed(Stadium.Role indexed role, address key, uint40 from);
    event KeyInstalled(Stadium.Role indexed role, address key);
    event Paused(bool paused);
    event RootDropped(uint40 indexed epoch, bool vetoed);

    address private next = vm.addr(0xC1);

    function setUp() external {
        build(0);
    }

    function appointing(Stadium.Role role, address key) private pure returns (bytes memory) {
        return abi.encodeCall(Stadium.appoint, (role, key));
    }

    function installing(Stadium.Role role) private pure returns (bytes memory) {
        return abi.encodeCall(Stadium.install, (role));
    }

    function dismissing(Stadium.Role role) private pure returns (bytes memory) {
        return abi.encodeCall(Stadium.dismiss, (role));
    }

    function test_only_the_guardian_guards() external {
        bytes memory why = because(Stadium.NotTheKey.selector, 2);
        refuses(poster, abi.encodeCall(Stadium.veto, (0)), why);
        refuses(poster, abi.encodeCall(Stadium.setPaused, (true)), why);
        refuses(poster, appointing(Stadium.Role.Poster, poster), why);
        refuses(poster, dismissing(Stadium.Role.Voucher), why);
    }

    function test_a_pause_is_announced() external {
        vm.expectEmit();
        emit Paused(true);
        mustAs(guardian, abi.encodeCall(Stadium.setPaused, (true)));
        vm.expectEmit();
        emit Paused(false);
        mustAs(guardian, abi.encodeCall(Stadium.setPaused, (false)));
        vm.assertTrue(!stadium.paused(), "it goes on");
    }

    function test_another_key_begins_after_its_wait() external {
        vm.expectEmit();
        emit KeyAppointed(Stadium.Role.Poster, next, uint40(START + 2 days));
        mustAs(guardian, appointing(Stadium.Role.Poster, next));
        pass(2 days - 1);
        refuses(guardian, installing(Stadium.Role.Poster), because(Stadium.TooEarly.selector, START + 2 days));
        // Until then the old one goes on.
        post(0, 0, 0);
        pass(1);
        vm.expectEmit();
        emit KeyInstalled(Stadium.Role.Poster, next);
        mustAs(stranger, installing(Stadium.Role.Poster));
        bytes memory posting = abi.encodeCall(Stadium.post, (0, 0, 0, 0, 0, 0, type(uint40).max));
        refuses(poster, posting, because(Stadium.NotTheKey.selector, 0));
        mustAs(next, posting);
        refuses(next, installing(Stadium.Role.Poster), because(Stadium.NothingPending.selector));
    }

    function test_vouchers_of_the_old_key_die_with_it() external {
        mustAs(guardian, appointing(Stadium.Role.Voucher, next));
        pass(2 days);
        stadium.install(Stadium.Role.Voucher);
        refuses(ann, hoofOut(ann, 100, 1), because(Stadium.VoucherForged.selector));
        bytes memory voucher = hoofVoucher(0xC1, ann, 100, 1, 0, soon());
        stadium.withdraw(ann, 100, 1, 0, soon(), voucher);
    }

    function test_a_guardian_begins_by_its_own_hand() external {
        mustAs(guardian, appointing(Stadium.Role.Guardian, next));
        pass(2 days);
        refuses(guardian, installing(Stadium.Role.Guardian), because(Stadium.NotTheKey.selector, 2));
        mustAs(next, installing(Stadium.Role.Guardian));
        refuses(guardian, abi.encodeCall(Stadium.setPaused, (true)), because(Stadium.NotTheKey.selector, 2));
        mustAs(next, abi.encodeCall(Stadium.setPaused, (true)));
    }

    function test_an_appointment_can_be_taken_back() external {
        mustAs(guardian, appointing(Stadium.Role.Poster, stranger));
        mustAs(guardian, appointing(Stadium.Role.Poster, address(0)));
        pass(2 days);
        refuses(stranger, installing(Stadium.Role.Poster), because(Stadium.NothingPending.selector));
        vm.assertEq(stadium.keyOf(Stadium.Role.Poster), poster);
    }

    function test_an_appointment_works_on_its_last_day() external {
        mustAs(guardian, appointing(Stadium.Role.Poster, next));
        pass(9 days);
        mustAs(stranger, installing(Stadium.Role.Poster));
        vm.assertEq(stadium.keyOf(Stadium.Role.Poster), next);
    }

    function test_a_dismissal_takes_what_the_key_left_behind() external {
        build(6 hours);
        post(bytes32("a"), 0, 0);
        post(bytes32("b"), 0, 0);
        mustAs(guardian, appointing(Stadium.Role.Poster, stranger));
        mustAs(guardian, appointing(Stadium.Role.Voucher, next));
        vm.expectEmit();
        emit RootDropped(3, true);
        vm.expectEmit();
        emit RootDropped(2, true);
        vm.expectEmit();
        emit KeyAppointed(Stadium.Role.Poster, address(0), 0);
        vm.expectEmit();
        emit KeyInstalled(Stadium.Role.Poster, address(0));
        mustAs(guardian, dismissing(Stadium.Role.Poster));
        vm.assertEq(queued(), 0);
        vm.assertTrue(!stadium.paused(), "vouchers have another key");
        // The other role's is another matter, and dismissing there takes no root away.
        post2();
        mustAs(guardian, dismissing(Stadium.Role.Voucher));
        vm.assertEq(queued(), 1);
    }

    function post2() private {
        mustAs(guardian, appointing(Stadium.Role.Poster, poster));
        pass(2 days);
        stadium.install(Stadium.Role.Poster);
        post(bytes32("c"), 0, 0);
    }

    function test_the_first_keys_are_announced() external {
        Stadium.Keys memory first = keys();
        vm.expectEmit();
        emit KeyInstalled(Stadium.Role.Poster, first.poster);
        vm.expectEmit();
        emit KeyInstalled(Stadium.Role.Voucher, first.voucher);
        vm.expectEmit();
        emit KeyInstalled(Stadium.Role.Guardian, first.guardian);
        new Stadium(stadium.hoof(), stadium.cards(), first, terms(0));
    }

    function test_a_stolen_key_is_dismissed_at_once() external {
        bytes memory voucher = hoofOut(ann, 100, 1);
        vm.expectEmit();
        emit KeyInstalled(Stadium.Role.Voucher, address(0));
        mustAs(guardian, dismissing(Stadium.Role.Voucher));
        mustAs(guardian, dismissing(Stadium.Role.Poster));
        refuses(ann, voucher, because(Stadium.VoucherForged.selector));
        bytes memory posting = abi.encodeCall(Stadium.post, (0, 0, 0, 0, 0, 0, type(uint40).max));
        refuses(poster, posting, because(Stadium.NotTheKey.selector, 0));
        mustAs(guardian, appointing(Stadium.Role.Poster, next));
        pass(2 days);
        stadium.install(Stadium.Role.Poster);
        mustAs(next, posting);
        refuses(guardian, dismissing(Stadium.Role.Guardian), because(Stadium.NotTheKey.selector, 2));
    }

    /// @dev A signature that recovers to nobody must not stand for a dismissed key.
    function test_nobody_signs_for_a_dismissed_key() external {
        mustAs(guardian, dismissing(Stadium.Role.Voucher));
        bytes memory garbage = abi.encodePacked(bytes32(uint256(1)), bytes32(uint256(1)), uint8(29));
        (bool ok,) = address(stadium).call(abi.encodeCall(Stadium.withdraw, (ann, 100, 1, 0, soon(), garbage)));
        vm.assertTrue(!ok, "paid by nobody's signature");
    }

    /// @dev Pause, veto, dismissal and rotation together: the ways out stay open.
    function test_nothing_that_a_guardian_does_keeps_anybody_in() external {
        Leaf memory leaf = Leaf(ann, 500, 0);
        vm.prank(guardian);
        stadium.setPaused(true);
        ask(ann);
        pass(1 hours);
        SumProof memory proof = postLeaf(leaf);
        mustAs(guardian, dismissing(Stadium.Role.Poster));
        mustAs(guardian, appointing(Stadium.Role.Poster, stranger));
        mustAs(guardian, dismissing(Stadium.Role.Voucher));
        forceExit(leaf, proof);
        vm.assertEq(hoof.balanceOf(ann), 1_000_500);
        ask(bob);
        vm.prank(bob);
        stadium.stay();
        freeze();
        exit(Leaf(address(0xFEED), 1, 0), SumProof(1, one(keccakOf(leaf)), oneSum(500)));
        vm.assertEq(hoof.balanceOf(address(0xFEED)), 1);
    }

    function keccakOf(Leaf memory leaf) private pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(leaf.account, leaf.balance, leaf.withdrawn))));
    }

    function one(bytes32 hash) private pure returns (bytes32[] memory list) {
        list = new bytes32[](1);
        list[0] = hash;
    }

    function oneSum(uint96 sum) private pure returns (uint96[] memory list) {
        list = new uint96[](1);
        list[0] = sum;
    }
}
