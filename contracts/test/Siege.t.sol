// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Siege} from "./Siege.sol";
import {vm} from "./Vm.sol";

abstract contract SiegeTest {
    Siege internal siege;

    function begin() internal virtual returns (Siege);

    function setUp() external {
        siege = begin();
    }

    function targetContracts() external view returns (address[] memory list) {
        list = new address[](1);
        list[0] = address(siege);
    }

    struct Selectors {
        address addr;
        bytes4[] selectors;
    }

    function targetSelectors() external view returns (Selectors[] memory list) {
        bytes4[] memory all = new bytes4[](13);
        (all[0], all[1], all[2]) = (Siege.appoint.selector, Siege.dismiss.selector, Siege.install.selector);
        (all[3], all[4], all[5]) = (Siege.setPaused.selector, Siege.veto.selector, Siege.postFalse.selector);
        (all[6], all[7], all[8]) = (Siege.forge.selector, Siege.forgeCard.selector, Siege.bringBack.selector);
        (all[9], all[10]) = (Siege.activate.selector, Siege.freezeIt.selector);
        (all[11], all[12]) = (Siege.wait_.selector, Siege.wait_.selector);
        list = new Selectors[](1);
        list[0] = Selectors(address(siege), all);
    }

    function invariant_who_asks_gets_out_and_a_day_has_its_limits() external view {
        vm.assertEq(siege.broken(), "");
        uint256 there = siege.hoof().balanceOf(address(siege.stadium()));
        vm.assertLe(siege.stadium().claims(), there, "what is promised is there");
        vm.assertLe(siege.taken(), siege.daysSince() * 2 * siege.stadium().dayLimit(), "twice the limit, a day");
    }

    function afterInvariant() external {
        siege.end();
        vm.assertEq(siege.broken(), "");
    }
}

contract StolenGuardianTest is SiegeTest {
    function begin() internal override returns (Siege) {
        return new Siege(true);
    }
}

contract StolenPosterTest is SiegeTest {
    function begin() internal override returns (Siege) {
        return new Siege(false);
    }
}
