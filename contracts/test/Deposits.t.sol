// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {GoatCards} from "../src/GoatCards.sol";
import {Stadium} from "../src/Stadium.sol";
import {Leaf, SumProof} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

contract DepositsTest is World {
    event HoofDeposited(uint256 indexed number, address indexed account, uint96 amount);
    event CardDeposited(uint256 indexed number, uint256 indexed token, address indexed account);

    function setUp() external {
        build(0);
    }

    function test_a_deposit_is_promised_at_once() external {
        vm.expectEmit();
        emit HoofDeposited(0, ann, 700);
        deposit(ann, 700);
        vm.assertEq(stadium.claims(), 700);
        vm.assertEq(stadium.float(), FLOAT, "a deposit is nobody else's float");
        (address account, uint96 amount) = stadium.depositAt(0);
        vm.assertEq(account, ann);
        vm.assertEq(amount, 700);
    }

    function testFuzz_every_deposit_keeps_its_own_amount(uint96[8] memory amounts) external {
        uint256 sum;
        for (uint256 i; i < 8; ++i) {
            amounts[i] = 100 + amounts[i] % 10_000;
            deposit(person(i % 4), amounts[i]);
            sum += amounts[i];
        }
        for (uint256 i; i < 8; ++i) {
            (address account, uint96 amount) = stadium.depositAt(i);
            vm.assertEq(account, person(i % 4));
            vm.assertEq(amount, amounts[i]);
        }
        vm.assertEq(stadium.deposits(), 8);
        vm.assertEq(stadium.claims(), sum);
    }

    function test_less_than_one_hoof_is_refused() external {
        refuses(ann, abi.encodeCall(Stadium.deposit, (99)), because(Stadium.TooSmall.selector, 100));
        deposit(ann, 100);
    }

    function test_nothing_comes_in_while_paused() external {
        vm.prank(guardian);
        stadium.setPaused(true);
        refuses(ann, abi.encodeCall(Stadium.deposit, (100)), because(Stadium.IsPaused.selector));
    }

    function test_nothing_comes_in_when_frozen() external {
        freeze();
        refuses(ann, abi.encodeCall(Stadium.deposit, (100)), because(Stadium.IsFrozen.selector));
    }

    function permit(uint256 deadline) private view returns (uint8 v, bytes32 r, bytes32 s) {
        bytes32 kind = keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 message = keccak256(abi.encode(kind, ann, address(stadium), 500, hoof.nonces(ann), deadline));
        return vm.sign(0xB0, keccak256(abi.encodePacked("\x19\x01", hoof.DOMAIN_SEPARATOR(), message)));
    }

    function test_a_signed_permission_saves_a_transaction() external {
        vm.prank(ann);
        hoof.approve(address(stadium), 0);
        (uint8 v, bytes32 r, bytes32 s) = permit(time);
        vm.prank(ann);
        stadium.depositWithPermit(500, time, v, r, s);
        vm.assertEq(stadium.claims(), 500);
    }

    function test_a_permission_that_somebody_sent_ahead_still_counts() external {
        vm.prank(ann);
        hoof.approve(address(stadium), 0);
        (uint8 v, bytes32 r, bytes32 s) = permit(time);
        vm.prank(stranger);
        hoof.permit(ann, address(stadium), 500, time, v, r, s);
        vm.prank(ann);
        stadium.depositWithPermit(500, time, v, r, s);
        vm.assertEq(stadium.claims(), 500);
    }

    function test_a_permission_that_is_over_moves_nothing() external {
        vm.prank(ann);
        hoof.approve(address(stadium), 0);
        (uint8 v, bytes32 r, bytes32 s) = permit(time - 1);
        refuses(
            ann,
            abi.encodeCall(Stadium.depositWithPermit, (500, time - 1, v, r, s)),
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(stadium), 0, 500)
        );
    }

    function test_hoof_sent_by_mistake_is_float_and_nobodys_claim() external {
        vm.prank(ann);
        hoof.transfer(address(stadium), 900);
        vm.assertEq(stadium.claims(), 0);
        vm.assertEq(stadium.float(), FLOAT + 900);
    }

    // ---- cards

    function takeOut() private {
        withdrawCard(ann, CARD, 1, postCard(CARD, ann));
    }

    function test_a_card_sent_safely_is_deposited() external {
        takeOut();
        vm.expectEmit();
        emit CardDeposited(1, CARD, ann);
        bring(ann, CARD);
        (address account, uint40 number) = stadium.cardDeposit(CARD);
        vm.assertEq(account, ann);
        vm.assertEq(number, 1);
        vm.assertEq(stadium.cardDeposits(), 1);
    }

    function test_a_card_sent_by_a_marketplace_is_its_owners_deposit() external {
        takeOut();
        vm.prank(ann);
        cards.setApprovalForAll(bob, true);
        vm.prank(bob);
        cards.safeTransferFrom(ann, address(stadium), CARD, "thanks");
        (address account,) = stadium.cardDeposit(CARD);
        vm.assertEq(account, ann);
    }

    function test_a_card_is_never_lost_to_a_plain_transfer() external {
        takeOut();
        refuses(
            address(cards),
            ann,
            abi.encodeCall(IERC721.transferFrom, (ann, address(stadium), CARD)),
            because(GoatCards.SendItSafely.selector)
        );
        vm.assertEq(cards.ownerOf(CARD), ann);
    }

    function test_a_card_stays_outside_while_paused_or_frozen() external {
        takeOut();
        bytes memory sending =
            abi.encodeWithSignature("safeTransferFrom(address,address,uint256)", ann, address(stadium), CARD);
        vm.prank(guardian);
        stadium.setPaused(true);
        refuses(address(cards), ann, sending, because(Stadium.IsPaused.selector));
        freeze();
        refuses(address(cards), ann, sending, because(Stadium.IsFrozen.selector));
    }

    function test_many_cards_come_in_at_once_and_only_ones_own() external {
        takeOut();
        withdrawCard(ann, CARD + 1, 2, postCard(CARD + 1, ann));
        uint256[] memory tokens = new uint256[](2);
        (tokens[0], tokens[1]) = (CARD, CARD + 1);
        bytes memory call = abi.encodeCall(GoatCards.depositCards, (tokens));
        vm.prank(bob);
        (bool ok,) = address(cards).call(call);
        vm.assertTrue(!ok, "not Bob's");
        vm.expectEmit();
        emit CardDeposited(1, CARD, ann);
        vm.expectEmit();
        emit CardDeposited(2, CARD + 1, ann);
        vm.prank(ann);
        cards.depositCards(tokens);
        (address account, uint40 number) = stadium.cardDeposit(CARD + 1);
        vm.assertEq(account, ann);
        vm.assertEq(number, 2);
    }

    // ---- without ether

    function depositing(uint256 key, uint96 amount, uint40 nonce) private view returns (bytes memory) {
        bytes32 kind = keccak256("Deposit(address account,uint96 amount,uint40 nonce,uint40 deadline)");
        return signed(key, keccak256(abi.encode(kind, ann, amount, nonce, uint40(time))));
    }

    function test_somebody_without_ether_signs_and_anybody_brings_it() external {
        vm.prank(ann);
        hoof.approve(address(stadium), 0);
        (uint8 v, bytes32 r, bytes32 s) = permit(time);
        bytes memory signature = depositing(0xB0, 500, 0);
        bytes memory call = abi.encodeCall(Stadium.depositFor, (ann, 500, uint40(time), signature, v, r, s));
        vm.expectEmit();
        emit HoofDeposited(0, ann, 500);
        mustAs(stranger, call);
        vm.assertEq(hoof.balanceOf(ann), 999_500);
        vm.assertEq(stadium.nonces(ann), 1);
        refuses(stranger, call, because(Stadium.SignatureForged.selector));
    }

    /// @dev That the Stadium may take somebody's HOOF is no word that it should.
    function test_nobody_is_brought_in_without_a_word() external {
        bytes memory why = because(Stadium.SignatureForged.selector);
        bytes memory others = depositing(0xB1, 500, 0);
        refuses(bob, abi.encodeCall(Stadium.depositFor, (ann, 500, uint40(time), others, 0, 0, 0)), why);
        bytes memory own = depositing(0xB0, 500, 0);
        refuses(bob, abi.encodeCall(Stadium.depositFor, (ann, 501, uint40(time), own, 0, 0, 0)), why);
        uint40 deadline = uint40(time);
        pass(1);
        refuses(
            bob,
            abi.encodeCall(Stadium.depositFor, (ann, 500, deadline, own, 0, 0, 0)),
            because(Stadium.SignatureExpired.selector)
        );
        vm.assertEq(stadium.deposits(), 0);
    }

    function test_who_allowed_it_before_needs_no_permission() external {
        stadium.depositFor(ann, 500, uint40(time), depositing(0xB0, 500, 0), 0, 0, 0);
        vm.assertEq(stadium.claims(), 500);
    }

    function test_other_collections_are_not_taken() external {
        refuses(
            stranger, abi.encodeCall(Stadium.onERC721Received, (ann, ann, CARD, "")), because(Stadium.NotACard.selector)
        );
    }
}
