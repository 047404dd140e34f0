// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev The few of forge's own functions that these tests use.
interface Vm {
    function addr(uint256 key) external pure returns (address);
    function sign(uint256 key, bytes32 hash) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function prank(address from) external;
    function warp(uint256 time) external;
    function expectEmit() external;
    function computeCreateAddress(address from, uint256 nonce) external pure returns (address);
    function getNonce(address account) external view returns (uint64);
    function assertTrue(bool condition, string calldata what) external pure;
    function assertEq(uint256 a, uint256 b) external pure;
    function assertEq(uint256 a, uint256 b, string calldata what) external pure;
    function assertEq(address a, address b) external pure;
    function assertEq(address a, address b, string calldata what) external pure;
    function assertEq(string calldata a, string calldata b) external pure;
    function assertLe(uint256 a, uint256 b, string calldata what) external pure;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
