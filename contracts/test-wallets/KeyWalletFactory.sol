// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {KeyWallet} from "./KeyWallet.sol";

/// @title Makes such wallets at addresses that are known before
contract KeyWalletFactory {
    function make(address key) external returns (address) {
        return address(new KeyWallet{salt: 0}(key));
    }

    function where(address key) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(KeyWallet).creationCode, abi.encode(key)));
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", address(this), bytes32(0), code)))));
    }
}
