// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {GoatCards} from "../src/GoatCards.sol";
import {Hoof} from "../src/Hoof.sol";
import {Stadium} from "../src/Stadium.sol";
import {Holding, Leaf, SumProof, Trees} from "./Trees.sol";
import {vm} from "./Vm.sol";

/// @dev A Stadium with keys, four people and little HOOF, so that what is promised is never far from what is there.
abstract contract World {
    uint256 internal constant POSTER = 0xA1;
    uint256 internal constant VOUCHER = 0xA2;
    uint256 internal constant GUARDIAN = 0xA3;
    uint256 internal constant CARD = 1_000_001;
    uint96 internal constant FLOAT = 50_000;
    uint96 internal constant DAY_LIMIT = 40_000;
    uint256 internal constant START = 1_700_000_000;

    Hoof public hoof;
    GoatCards public cards;
    Stadium public stadium;
    /// @dev Handed on instead of block.timestamp, which an optimizer may read only once in a function that warps.
    uint256 internal time = START;

    address internal poster = vm.addr(POSTER);
    address internal guardian = vm.addr(GUARDIAN);
    address[4] internal people = [vm.addr(0xB0), vm.addr(0xB1), vm.addr(0xB2), vm.addr(0xB3)];
    address internal ann = people[0];
    address internal bob = people[1];
    address internal stranger = address(0xBAD);

    function person(uint256 i) public view returns (address) {
        return people[i];
    }

    function build(uint40 rootDelay) internal {
        vm.warp(time);
        uint256 nonce = vm.getNonce(address(this));
        address stadiumAt = vm.computeCreateAddress(address(this), nonce + 2);
        hoof = new Hoof(address(this));
        cards = new GoatCards(
            stadiumAt, address(this), bytes32("attributes"), bytes32("metadata"), address(this), 250, "m/"
        );
        stadium = new Stadium(IERC20(address(hoof)), IERC721(address(cards)), keys(), terms(rootDelay));
        hoof.transfer(address(stadium), FLOAT);
        for (uint256 i; i < 4; ++i) {
            hoof.transfer(person(i), 1_000_000);
            vm.prank(person(i));
            hoof.approve(address(stadium), type(uint256).max);
        }
    }

    function keys() internal pure returns (Stadium.Keys memory) {
        return Stadium.Keys(vm.addr(POSTER), vm.addr(VOUCHER), vm.addr(GUARDIAN));
    }

    function terms(uint40 rootDelay) internal pure virtual returns (Stadium.Terms memory) {
        return Stadium.Terms(rootDelay, 7 days, 2 days, DAY_LIMIT);
    }

    function pass(uint256 duration) internal {
        time += duration;
        vm.warp(time);
    }

    // ---- in

    function deposit(address account, uint96 amount) internal {
        vm.prank(account);
        stadium.deposit(amount);
    }

    function bring(address account, uint256 token) internal {
        vm.prank(account);
        cards.safeTransferFrom(account, address(stadium), token);
    }

    // ---- roots

    function root() internal view returns (Stadium.Root memory r) {
        (r.accounts, r.cards, r.sum, r.deposits, r.cardDeposits, r.postedAt, r.epoch) = stadium.active();
    }

    /// @dev The newest root that waits; epoch 0: none does.
    function waiting() internal view returns (Stadium.Root memory newest) {
        Stadium.Root[] memory all = stadium.pending();
        if (all.length > 0) newest = all[all.length - 1];
    }

    /// @dev How many wait.
    function queued() internal view returns (uint256) {
        return stadium.pending().length;
    }

    function post(bytes32 accounts, bytes32 cardsRoot, uint96 sum) internal {
        post(accounts, cardsRoot, sum, uint40(stadium.deposits()), stadium.cardDeposits());
    }

    function post(bytes32 accounts, bytes32 cardsRoot, uint96 sum, uint40 depositsIn, uint40 cardsIn) internal {
        vm.prank(poster);
        stadium.post(accounts, cardsRoot, sum, depositsIn, cardsIn, bytes32("data"), uint40(time));
    }

    /// @dev Posts one account's leaf beside another's, and answers how the first is proved.
    function postLeaf(Leaf memory leaf) internal returns (SumProof memory proof) {
        Leaf[] memory leaves = new Leaf[](2);
        leaves[0] = leaf;
        leaves[1] = Leaf(address(0xFEED), 1, 0);
        bytes32 hash;
        uint96 sum;
        (hash, sum, proof) = Trees.sumTree(leaves, 0);
        post(hash, 0, sum);
    }

    /// @dev Posts a root in which one card is somebody's.
    function postCard(uint256 token, address owner) internal returns (bytes32[] memory proof) {
        Holding[] memory held = new Holding[](1);
        held[0] = Holding(token, owner);
        bytes32 hash;
        (hash, proof) = Trees.cardsTree(held, token);
        post(0, hash, 0);
    }

    // ---- out

    function domain() internal view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Legendary GOATs Stadium"),
                keccak256("1"),
                block.chainid,
                address(stadium)
            )
        );
    }

    function signed(uint256 key, bytes32 message) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked("\x19\x01", domain(), message)));
        return abi.encodePacked(r, s, v);
    }

    function hoofVoucher(uint256 key, address account, uint96 amount, uint256 number, uint40 exits, uint40 deadline)
        internal
        view
        returns (bytes memory)
    {
        bytes32 kind = keccak256("HoofOut(address account,uint96 amount,uint256 number,uint40 exits,uint40 deadline)");
        return signed(key, keccak256(abi.encode(kind, account, amount, number, exits, deadline)));
    }

    function cardVoucher(uint256 key, address account, uint256 token, uint256 number, uint40 deadline)
        internal
        view
        returns (bytes memory)
    {
        bytes32 kind = keccak256("CardOut(address account,uint256 token,uint256 number,uint40 deadline)");
        return signed(key, keccak256(abi.encode(kind, account, token, number, deadline)));
    }

    function soon() internal view returns (uint40) {
        return uint40(time + 30 minutes);
    }

    /// @dev A good voucher of now, ready to be sent.
    function hoofOut(address account, uint96 amount, uint256 number) internal view returns (bytes memory) {
        uint40 exits = exitsOf(account);
        bytes memory voucher = hoofVoucher(VOUCHER, account, amount, number, exits, soon());
        return abi.encodeCall(Stadium.withdraw, (account, amount, number, exits, soon(), voucher));
    }

    function cardOut(address account, uint256 token, uint256 number, bytes32[] memory proof)
        internal
        view
        returns (bytes memory)
    {
        bytes memory voucher = cardVoucher(VOUCHER, account, token, number, soon());
        return abi.encodeCall(Stadium.withdrawCard, (account, token, number, soon(), voucher, proof));
    }

    function withdraw(address account, uint96 amount, uint256 number) internal {
        must(hoofOut(account, amount, number));
    }

    function withdrawCard(address account, uint256 token, uint256 number, bytes32[] memory proof) internal {
        must(cardOut(account, token, number, proof));
    }

    function exitsOf(address account) internal view returns (uint40 exits) {
        (,,, exits) = stadium.accounts(account);
    }

    function askedAtOf(address account) internal view returns (uint40 askedAt) {
        (, askedAt,,) = stadium.accounts(account);
    }

    function withdrawnOf(address account) internal view returns (uint96 withdrawn) {
        (withdrawn,,,) = stadium.accounts(account);
    }

    function exit(Leaf memory leaf, SumProof memory proof) internal {
        stadium.exit(leaf.account, leaf.balance, leaf.withdrawn, proof.position, proof.hashes, proof.sums);
    }

    function forceExit(Leaf memory leaf, SumProof memory proof) internal {
        stadium.forceExit(leaf.account, leaf.balance, leaf.withdrawn, proof.position, proof.hashes, proof.sums);
    }

    function ask(address account) internal {
        vm.prank(account);
        stadium.ask();
    }

    function freeze() internal {
        pass(7 days + 1);
        stadium.freeze();
    }

    function exitCall(Leaf memory leaf, SumProof memory proof) internal pure returns (bytes memory) {
        return abi.encodeCall(
            Stadium.exit, (leaf.account, leaf.balance, leaf.withdrawn, proof.position, proof.hashes, proof.sums)
        );
    }

    function forceCall(Leaf memory leaf, SumProof memory proof) internal pure returns (bytes memory) {
        return abi.encodeCall(
            Stadium.forceExit, (leaf.account, leaf.balance, leaf.withdrawn, proof.position, proof.hashes, proof.sums)
        );
    }

    // ---- whether it goes well

    function must(bytes memory call) internal {
        (bool ok, bytes memory said) = address(stadium).call(call);
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(said, 32), mload(said))
        }
    }

    function mustAs(address from, bytes memory call) internal {
        vm.prank(from);
        must(call);
    }

    /// @dev Refused, and for this reason, not for another.
    function refuses(address from, bytes memory call, bytes memory reason) internal {
        refuses(address(stadium), from, call, reason);
    }

    function refuses(address to, address from, bytes memory call, bytes memory reason) internal {
        vm.prank(from);
        (bool ok, bytes memory said) = to.call(call);
        vm.assertTrue(!ok, "was not refused");
        vm.assertTrue(keccak256(said) == keccak256(reason), "was refused for another reason");
    }

    function because(bytes4 reason) internal pure returns (bytes memory) {
        return abi.encodePacked(reason);
    }

    /// @dev Asked at this time: which root it takes, and from when any will do.
    function tooEarly(uint256 askedAt) internal view returns (bytes memory) {
        uint256 notBefore = askedAt + 1 hours;
        return abi.encodePacked(Stadium.RootTooEarly.selector, notBefore, notBefore + stadium.rootDelay() + 1 days);
    }

    function because(bytes4 reason, uint256 detail) internal pure returns (bytes memory) {
        return abi.encodePacked(reason, detail);
    }
}
