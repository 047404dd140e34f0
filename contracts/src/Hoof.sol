// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title HOOF, the token of Legendary GOATs
/// @notice 10,000,000,000 HOOF, made once. Nobody owns the contract, can pause it, or can make or burn any.
contract Hoof is ERC20, ERC20Permit {
    /// @notice The whole supply in units of a hundredth.
    uint256 public constant SUPPLY = 1_000_000_000_000;

    /// @param holder Who holds all of it at first: the Stadium.
    constructor(address holder) ERC20("Hoof", "HOOF") ERC20Permit("Hoof") {
        _mint(holder, SUPPLY);
    }

    /// @notice One unit is a hundredth, as in the game's ledger: nothing is ever rounded on the way in or out.
    function decimals() public pure override returns (uint8) {
        return 2;
    }
}
