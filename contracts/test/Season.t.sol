// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Season} from "./Season.sol";
import {vm} from "./Vm.sol";

/// @dev What holds at every moment of every season, whoever the operator is.
abstract contract SeasonTest {
    Season internal season;

    function begin() internal virtual returns (Season);

    function setUp() external {
        season = begin();
    }

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(season);
    }

    struct Selectors {
        address addr;
        bytes4[] selectors;
    }

    /// @dev Not the end of a season, and what matters most comes most often.
    function targetSelectors() external view returns (Selectors[] memory list) {
        bytes4[30] memory chosen = [
            Season.depositHoof.selector,
            Season.depositHoof.selector,
            Season.credit.selector,
            Season.credit.selector,
            Season.sendByMistake.selector,
            Season.depositCard.selector,
            Season.depositCard.selector,
            Season.sellOutside.selector,
            Season.sign.selector,
            Season.sign.selector,
            Season.redeem.selector,
            Season.redeem.selector,
            Season.takeCard.selector,
            Season.takeCard.selector,
            Season.askToLeave.selector,
            Season.stayAfterAll.selector,
            Season.leave.selector,
            Season.leave.selector,
            Season.leaveFrozen.selector,
            Season.leaveWithCard.selector,
            Season.takeDepositBack.selector,
            Season.freezeIt.selector,
            Season.play.selector,
            Season.loseCard.selector,
            Season.post.selector,
            Season.post.selector,
            Season.activate.selector,
            Season.wait_.selector,
            Season.waitAnHour.selector,
            Season.waitAnHour.selector
        ];
        bytes4[] memory all = new bytes4[](33);
        for (uint256 i; i < 30; ++i) {
            all[i] = chosen[i];
        }
        (all[30], all[31], all[32]) = (Season.pause.selector, Season.veto.selector, Season.rotate.selector);
        list = new Selectors[](1);
        list[0] = Selectors(address(season), all);
    }

    function invariant_claims_are_covered_and_nothing_is_paid_wrongly() external view {
        vm.assertEq(season.broken(), "");
        uint256 there = season.hoof().balanceOf(address(season.stadium()));
        vm.assertLe(season.stadium().claims(), there, "what is promised is there");
        vm.assertEq(there, season.wentIn() - season.cameOut(), "what is there came in and has not gone out");
        vm.assertEq(season.cards().totalSupply(), 20_000);
        if (season.honest() && !season.stadium().frozen()) {
            vm.assertLe(season.owed(), there + season.borne(), "the ledger is covered");
        }
    }

    function afterInvariant() external {
        season.everybodyLeaves();
        vm.assertEq(season.broken(), "");
    }
}

contract HonestSeasonTest is SeasonTest {
    function begin() internal override returns (Season) {
        return new Season(true, 0);
    }
}

contract PatientSeasonTest is SeasonTest {
    function begin() internal override returns (Season) {
        return new Season(true, 6 hours);
    }
}

contract ArbitrarySeasonTest is SeasonTest {
    function begin() internal override returns (Season) {
        return new Season(false, 0);
    }
}
