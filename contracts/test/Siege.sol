// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Stadium} from "../src/Stadium.sol";
import {Holding, Leaf, SumProof, Trees} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

/// @dev Keys are stolen, and in that second Ann asks to leave: whatever thieves do in whatever order, she gets out with
/// what the last honest root says. The key for vouchers is always stolen; beside it the guardian's, against which
/// nobody can do anything, or the poster's, which an awake guardian answers within the delay.
contract Siege is World {
    uint96 internal constant ANNS = 700;
    uint256 internal constant THIEF = 0xD1;

    bool public immutable guardianIsStolen;
    uint256 public immutable askedAt;
    bool public annIsOut;
    string public broken;
    uint96 internal stolen;
    uint256 internal numbers;

    Leaf[] internal leaves;
    Holding[] internal held;

    constructor(bool guardianIsStolen_) {
        guardianIsStolen = guardianIsStolen_;
        build(6 hours);
        leaves.push(Leaf(ann, ANNS, 0));
        leaves.push(Leaf(bob, 900, 0));
        held.push(Holding(CARD, ann));
        (bytes32 accounts, uint96 sum,) = Trees.sumTree(leaves, 0);
        (bytes32 ofCards,) = Trees.cardsTree(held, CARD);
        post(accounts, ofCards, sum);
        pass(6 hours);
        stadium.activate();
        askedAt = time;
        ask(ann);
    }

    function thief() public pure returns (address) {
        return vm.addr(THIEF);
    }

    // ---- with the guardian's key

    function appoint(uint256 role) external {
        asGuardian(abi.encodeCall(Stadium.appoint, (Stadium.Role(role % 3), thief())));
    }

    function dismiss(uint256 role) external {
        asGuardian(abi.encodeCall(Stadium.dismiss, (Stadium.Role(role % 2))));
    }

    function install(uint256 role) external {
        vm.prank(thief());
        (bool ok,) = address(stadium).call(abi.encodeCall(Stadium.install, (Stadium.Role(role % 3))));
        if (ok && time < askedAt + 2 days) fail("a key begins after its wait");
    }

    function setPaused(bool value) external {
        asGuardian(abi.encodeCall(Stadium.setPaused, (value)));
    }

    function veto(uint40 from) external {
        asGuardian(abi.encodeCall(Stadium.veto, (from % 64)));
    }

    // ---- with the poster's, ours or the thief's own

    /// @dev Everything is the thief's.
    function postFalse(uint96 sum, uint256 by) external {
        Leaf[] memory own = new Leaf[](1);
        own[0] = Leaf(thief(), sum % (2 * FLOAT), 0);
        (bytes32 accounts, uint96 all,) = Trees.sumTree(own, 0);
        if (guardianIsStolen) vm.prank(thief());
        else vm.prank(by % 2 == 0 ? poster : thief());
        (bool ok,) = address(stadium)
            .call(
                abi.encodeCall(
                    Stadium.post,
                    (accounts, 0, all, uint40(stadium.deposits()), stadium.cardDeposits(), 0, uint40(time))
                )
            );
        ok;
    }

    // ---- with the key for vouchers

    function forge(uint96 amount) external {
        amount = 1 + amount % (2 * FLOAT);
        (bool ok,) = address(stadium).call(hoofOut(thief(), amount, ++numbers));
        if (ok) stolen += amount;
    }

    function forgeCard() external {
        bytes32[] memory none = new bytes32[](15);
        (bool ok,) = address(stadium).call(cardOut(thief(), CARD, ++numbers, none));
        if (ok) fail("a forged voucher moves no card");
    }

    function bringBack(uint96 amount) external {
        uint256 has = hoof.balanceOf(thief());
        if (has < 100 || stadium.paused() || stadium.frozen()) return;
        amount = uint96(100 + amount % (has - 99));
        vm.prank(thief());
        hoof.approve(address(stadium), amount);
        deposit(thief(), amount);
    }

    // ---- anybody

    function activate() external {
        (bool ok,) = address(stadium).call(abi.encodeCall(Stadium.activate, ()));
        ok;
    }

    function freezeIt() external {
        (bool ok,) = address(stadium).call(abi.encodeCall(Stadium.freeze, ()));
        ok;
    }

    /// @dev Time does not pass over the second in which Ann may go, nor over one in which a guardian has to act.
    function wait_(uint256 duration) external {
        duration = 1 + duration % 12 hours;
        uint256 goes = askedAt + 31 hours;
        if (!annIsOut && time < goes && time + duration > goes) duration = goes - time;
        if (!guardianIsStolen && queued() > 0) {
            mustAs(guardian, abi.encodeCall(Stadium.dismiss, (Stadium.Role.Poster)));
        }
        pass(duration);
        if (!annIsOut && time >= goes) annLeaves();
    }

    function annLeaves() public {
        if (annIsOut || time < askedAt + 31 hours) return;
        annIsOut = true;
        uint256 had = hoof.balanceOf(ann);
        (,, SumProof memory proof) = Trees.sumTree(leaves, 0);
        (bool ok,) = address(stadium).call(forceCall(leaves[0], proof));
        if (!ok || hoof.balanceOf(ann) != had + ANNS) fail("who asks gets out with what the last honest root says");
        (, bytes32[] memory way) = Trees.cardsTree(held, CARD);
        (ok,) = address(stadium).call(abi.encodeCall(Stadium.forceExitCard, (ann, CARD, way)));
        if (!ok || cards.ownerOf(CARD) != ann) fail("with their card");
    }

    /// @dev At the end, if nobody had let so much time pass.
    function end() external {
        if (annIsOut) return;
        pass(askedAt + 31 hours - time);
        annLeaves();
    }

    function daysSince() external view returns (uint256) {
        return time / 1 days - START / 1 days + 1;
    }

    function taken() external view returns (uint256) {
        return stolen;
    }

    function asGuardian(bytes memory call) private {
        if (!guardianIsStolen) return;
        vm.prank(guardian);
        (bool ok,) = address(stadium).call(call);
        ok;
    }

    function fail(string memory what) private {
        if (bytes(broken).length == 0) broken = what;
    }
}
