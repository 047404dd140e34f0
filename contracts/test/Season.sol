// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Stadium} from "../src/Stadium.sol";
import {Holding, Leaf, SumProof, Trees} from "./Trees.sol";
import {vm} from "./Vm.sol";
import {World} from "./World.sol";

/// @dev Four people, six cards and an operator in any order of events, beside a ledger that is kept as the game keeps
/// its own. An honest operator's roots repeat the ledger; another's say anything at all.
contract Season is World {
    uint256 internal constant PEOPLE = 4;
    uint256 internal constant CARDS = 6;

    struct Voucher {
        uint96 amount;
        uint256 number;
        uint40 exits;
        uint40 deadline;
    }

    /// @dev What one posted root says, so that proofs can be made when it counts.
    struct Posted {
        Leaf[PEOPLE] leaves;
        Holding[CARDS] held;
        uint96 sum;
    }

    bool public immutable honest;

    // The ledger: a voucher that is out stays in its account's balance until it is redeemed.
    uint96[PEOPLE] public balance;
    address[CARDS] public ownerInGame;
    bool[PEOPLE] public leaving;
    uint256 public credited;
    Voucher[PEOPLE] internal out;
    uint256 internal numbers;

    mapping(uint256 epoch => Posted) internal posted;

    // What was seen to happen, by balances alone.
    uint256 public wentIn = FLOAT;
    uint256 public cameOut;
    uint96[PEOPLE] public received;
    /// @dev Paid with a root that was too old, and nobody's any more in the ledger.
    uint256 public borne;
    mapping(uint256 epoch => uint256 paid) public exitedWith;
    mapping(uint256 epoch => mapping(uint256 who => bool)) internal left;
    mapping(uint256 day => uint256 paid) public byVoucher;
    mapping(uint256 deposit => bool) internal returned;

    /// @dev The first promise that was broken, in words.
    string public broken;

    constructor(bool honest_, uint40 rootDelay) {
        honest = honest_;
        build(rootDelay);
        for (uint256 i; i < CARDS; ++i) {
            ownerInGame[i] = person(i % PEOPLE);
        }
        post(0);
    }

    // ---- people

    function depositHoof(uint256 who, uint96 amount) external {
        who %= PEOPLE;
        amount = 100 + amount % 10_000;
        if (stadium.frozen() || stadium.paused()) return;
        deposit(person(who), amount);
        wentIn += amount;
    }

    function sendByMistake(uint256 who, uint96 amount) external {
        amount %= 500;
        vm.prank(person(who % PEOPLE));
        hoof.transfer(address(stadium), amount);
        wentIn += amount;
    }

    function depositCard(uint256 card) external {
        card %= CARDS;
        address owner = cards.ownerOf(CARD + card);
        if (owner == address(stadium) || stadium.frozen() || stadium.paused()) return;
        bring(owner, CARD + card);
        // Credited at once: a card that is back plays again.
        ownerInGame[card] = owner;
    }

    function sellOutside(uint256 card, uint256 to) external {
        address owner = cards.ownerOf(CARD + card % CARDS);
        if (owner == address(stadium)) return;
        vm.prank(owner);
        cards.transferFrom(owner, person(to % PEOPLE), CARD + card % CARDS);
    }

    function redeem(uint256 who) external {
        who %= PEOPLE;
        Voucher memory v = out[who];
        if (v.amount == 0 || time > v.deadline) return;
        bytes memory signature = hoofVoucher(VOUCHER, person(who), v.amount, v.number, v.exits, v.deadline);
        uint256 float = stadium.float();
        uint256 had = hoof.balanceOf(person(who));
        try stadium.withdraw(person(who), v.amount, v.number, v.exits, v.deadline, signature) {
            if (hoof.balanceOf(person(who)) != had + v.amount) fail("a voucher pays what it says");
            if (v.amount > float) fail("a voucher is paid out of the float");
            count(who, v.amount);
            byVoucher[time / 1 days] += v.amount;
            if (honest) balance[who] -= v.amount;
            delete out[who];
        } catch {
            if (
                v.exits == exitsOf(person(who)) && float >= v.amount && open()
                    && stadium.leftTodayFor(person(who)) >= v.amount
            ) {
                fail("a good voucher is paid");
            }
        }
    }

    function takeCard(uint256 card) external {
        card %= CARDS;
        address owner = ownerInGame[card];
        if (cards.ownerOf(CARD + card) != address(stadium) || !open()) return;
        bool theirs = mayTake(card, owner);
        bytes memory call = cardOut(owner, CARD + card, ++numbers, cardProof(card));
        (bool ok,) = address(stadium).call(call);
        if (ok != theirs) fail("a card leaves to whom the root or its deposit says, and to nobody else");
    }

    function askToLeave(uint256 who) external {
        ask(person(who % PEOPLE));
        leaving[who % PEOPLE] = true;
    }

    function stayAfterAll(uint256 who) external {
        if (!leaving[who % PEOPLE]) return;
        vm.prank(person(who % PEOPLE));
        stadium.stay();
        leaving[who % PEOPLE] = false;
    }

    function leave(uint256 who) external {
        _leave(who % PEOPLE, false);
    }

    function leaveFrozen(uint256 who) external {
        if (stadium.frozen()) _leave(who % PEOPLE, true);
    }

    function leaveWithCard(uint256 card, uint256 who) external {
        _leaveWithCard(card % CARDS, person(who % PEOPLE));
    }

    function takeDepositBack(uint256 number) external {
        if (stadium.deposits() > 0) _takeDepositBack(number % stadium.deposits());
    }

    function freezeIt() external {
        try stadium.freeze() {} catch {}
    }

    // ---- the operator

    function play(uint256 winner, uint256 loser, uint96 stake) external {
        (winner, loser) = (winner % PEOPLE, loser % PEOPLE);
        if (!honest) return;
        uint96 free = balance[loser] - (time <= out[loser].deadline ? out[loser].amount : 0);
        if (leaving[winner] || leaving[loser] || free == 0) return;
        stake = 1 + stake % free;
        balance[loser] -= stake;
        balance[winner] += stake;
    }

    function loseCard(uint256 card, uint256 winner) external {
        (card, winner) = (card % CARDS, winner % PEOPLE);
        for (uint256 i; i < PEOPLE; ++i) {
            if (person(i) == ownerInGame[card] && leaving[i]) return;
        }
        if (cards.ownerOf(CARD + card) == address(stadium) && !leaving[winner]) ownerInGame[card] = person(winner);
    }

    function credit() public {
        for (uint256 all = stadium.deposits(); credited < all; ++credited) {
            (address account, uint96 amount) = stadium.depositAt(credited);
            for (uint256 i; i < PEOPLE; ++i) {
                if (person(i) == account) balance[i] += amount;
            }
        }
    }

    function sign(uint256 who, uint96 amount) external {
        who %= PEOPLE;
        uint96 most = honest ? balance[who] : FLOAT;
        if (leaving[who] || most == 0 || (out[who].amount > 0 && time <= out[who].deadline)) return;
        out[who] = Voucher(1 + amount % most, ++numbers, exitsOf(person(who)), soon());
    }

    function post(uint256 seed) public {
        if (stadium.frozen()) return;
        if (queued() == stadium.QUEUE() && time < stadium.pending()[0].postedAt + stadium.rootDelay()) return;
        uint256 epoch = stadium.epochs() + 1;
        Posted storage p = posted[epoch];
        for (uint256 i; i < PEOPLE; ++i) {
            p.leaves[i] = honest ? honestLeaf(i) : anyLeaf(seed, i);
        }
        for (uint256 i; i < CARDS; ++i) {
            p.held[i] = Holding(CARD + i, cardOwner(seed, i));
        }
        (bytes32 accountsRoot, uint96 sum,) = Trees.sumTree(leavesOf(epoch), 0);
        (bytes32 cardsRoot,) = Trees.cardsTree(heldOf(epoch), CARD);
        // A sum that is not its leaves': below, and everybody would be paid out of somebody else's.
        if (!honest && seed % 5 == 0) sum /= 2;
        p.sum = sum;
        uint40 cut = uint40(credited);
        uint40 cardCut = stadium.cardDeposits();
        if (!honest) {
            cut = root().deposits + uint40(seed % (stadium.deposits() - root().deposits + 1));
            cardCut = root().cardDeposits + uint40(seed % (cardCut - root().cardDeposits + 1));
        }
        // What waited may count on the way, and then knows more than this one: that is refused, rightly.
        if (waiting().epoch != 0 && cut < waiting().deposits) cut = waiting().deposits;
        if (waiting().epoch != 0 && cardCut < waiting().cardDeposits) cardCut = waiting().cardDeposits;
        post(accountsRoot, cardsRoot, sum, cut, cardCut);
        if (honest && stadium.rootDelay() == 0 && root().epoch != epoch) fail("an honest root counts");
    }

    function activate() external {
        try stadium.activate() {} catch {}
    }

    function wait_(uint256 duration) external {
        pass(duration % 2 days);
    }

    function waitAnHour() external {
        pass(1 hours);
    }

    // ---- the guardian

    function pause(bool value) external {
        vm.prank(guardian);
        stadium.setPaused(value);
    }

    function veto() external {
        if (waiting().epoch == 0) return;
        uint40 from = stadium.pending()[0].epoch;
        vm.prank(guardian);
        stadium.veto(from);
    }

    function rotate(uint256 role) external {
        // The same key again, so that this operator can go on: what is tried is that rotation breaks nothing.
        Stadium.Role chosen = Stadium.Role(role % 2);
        address key = stadium.keyOf(chosen);
        vm.prank(guardian);
        stadium.appoint(chosen, key);
        pass(2 days);
        stadium.install(chosen);
    }

    // ---- at the end of every run

    /// @dev The operator is gone: everybody takes what is theirs, in any order.
    function everybodyLeaves() external {
        if (!stadium.frozen()) {
            try stadium.activate() {} catch {}
            pass(8 days);
            stadium.freeze();
        }
        for (uint256 i; i < PEOPLE; ++i) {
            if (!left[root().epoch][i]) _leave(i, true);
            bool promised = posted[root().epoch].leaves[i].account != address(0);
            if (honest && promised && !left[root().epoch][i]) fail("whoever is in the root can leave");
        }
        for (uint256 i; i < stadium.deposits(); ++i) {
            if (i >= root().deposits && !returned[i]) _takeDepositBack(i);
            if (i >= root().deposits && !returned[i]) fail("a deposit that no root knows comes back");
        }
        for (uint256 card; card < CARDS; ++card) {
            for (uint256 i; i < PEOPLE; ++i) {
                _leaveWithCard(card, person(i));
            }
            (address depositor, uint40 number) = stadium.cardDeposit(CARD + card);
            if (number != 0 && depositor != address(0) && number > root().cardDeposits) {
                fail("a card that no root knows goes back to its depositor");
            }
            if (cards.ownerOf(CARD + card) == address(stadium) && posted[root().epoch].held[card].owner != address(0)) {
                fail("every card of the root can leave");
            }
        }
    }

    /// @dev What the ledger owes to people, with deposits that it has not seen yet.
    function owed() external view returns (uint256 sum) {
        for (uint256 i; i < PEOPLE; ++i) {
            sum += balance[i];
        }
        for (uint256 i = credited; i < stadium.deposits(); ++i) {
            (, uint96 amount) = stadium.depositAt(i);
            sum += amount;
        }
    }

    // ---- small things

    function _leave(uint256 place, bool frozen) private {
        uint256 epoch = root().epoch;
        Leaf memory leaf = posted[epoch].leaves[place];
        if (leaf.account == address(0)) return;
        (,, SumProof memory proof) = Trees.sumTree(leavesOf(epoch), place);
        // An operator who is not honest may have put somebody into another's place.
        uint256 who = leaf.account == person(place) ? place : 0;
        uint256 had = hoof.balanceOf(person(who));
        uint40 askedAt = askedAtOf(person(who));
        bool due = frozen || mayGo(askedAt);
        (bool ok,) = address(stadium).call(frozen ? exitCall(leaf, proof) : forceCall(leaf, proof));
        if (!ok) {
            if (honest && due && !left[epoch][who]) fail("no pause, veto or rotation stops an exit");
            return;
        }
        uint96 got = uint96(hoof.balanceOf(person(who)) - had);
        if (!due) fail("an exit needs a request and a later root, or a freeze");
        if (left[epoch][who]) fail("an account leaves once with a root");
        if (leaf.withdrawn > received[who]) fail("a leaf cannot know of payments that never were");
        uint96 since = received[who] - leaf.withdrawn;
        if (got != (leaf.balance > since ? leaf.balance - since : 0)) {
            fail("an exit pays the leaf less what was paid since its cut");
        }
        left[epoch][who] = true;
        exitedWith[epoch] += got;
        if (exitedWith[epoch] > posted[epoch].sum) fail("all exits together stay within the root's sum");
        count(who, got);
        if (honest && !frozen) {
            bool knowsAll = root().postedAt >= askedAt + 1 hours;
            if (got > balance[who] && knowsAll) fail("a forced exit pays no more than the ledger owes");
            // An operator that posts nothing for a day bears what was lost since its last root.
            uint96 own = got > balance[who] ? balance[who] : got;
            balance[who] -= own;
            borne += got - own;
        }
    }

    function _leaveWithCard(uint256 card, address who) private {
        bool outside = cards.ownerOf(CARD + card) != address(stadium);
        uint40 askedAt = askedAtOf(who);
        bool due = stadium.frozen() || mayGo(askedAt);
        bool theirs = !outside && due && mayTake(card, who);
        bytes32[] memory proof = cardProof(card);
        (bool ok,) = address(stadium)
            .call(
                stadium.frozen()
                    ? abi.encodeCall(Stadium.exitCard, (who, CARD + card, proof))
                    : abi.encodeCall(Stadium.forceExitCard, (who, CARD + card, proof))
            );
        if (ok != theirs) fail("a card exits to whom the root or its deposit says, and to nobody else");
    }

    function _takeDepositBack(uint256 number) private {
        (address account, uint96 amount) = stadium.depositAt(number);
        uint256 had = hoof.balanceOf(account);
        try stadium.depositBack(number) {
            if (returned[number]) fail("a deposit comes back once");
            if (number < root().deposits) fail("a deposit in the root stays in the root");
            if (hoof.balanceOf(account) - had != amount) fail("a deposit comes back whole");
            if (!stadium.frozen()) fail("deposits come back after a freeze");
            returned[number] = true;
            cameOut += amount;
        } catch {}
    }

    function mayGo(uint40 askedAt) private view returns (bool) {
        if (askedAt == 0) return false;
        if (root().postedAt >= askedAt + 1 hours) return true;
        Stadium.Root[] memory wait = stadium.pending();
        if (wait.length > 0 && time >= wait[0].postedAt + stadium.rootDelay()) return false;
        return time >= askedAt + 25 hours + stadium.rootDelay();
    }

    function mayTake(uint256 card, address who) private view returns (bool) {
        (address depositor, uint40 number) = stadium.cardDeposit(CARD + card);
        return number > root().cardDeposits ? depositor == who : posted[root().epoch].held[card].owner == who;
    }

    function cardProof(uint256 card) private view returns (bytes32[] memory proof) {
        if (posted[root().epoch].held[0].token == 0) return new bytes32[](15);
        (, proof) = Trees.cardsTree(heldOf(root().epoch), CARD + card);
    }

    function honestLeaf(uint256 i) private view returns (Leaf memory) {
        return Leaf(person(i), balance[i], received[i]);
    }

    function anyLeaf(uint256 seed, uint256 i) private view returns (Leaf memory) {
        uint256 a = uint256(keccak256(abi.encode(seed, i)));
        uint256 paid = a % 3 == 0 ? (a >> 128) % 30_000 : received[i];
        // Two leaves of one person, now and then.
        return Leaf(person(a % 7 == 0 ? 0 : i), uint96(a % 30_000), uint96(paid));
    }

    function cardOwner(uint256 seed, uint256 i) private view returns (address) {
        if (!honest) return person(uint256(keccak256(abi.encode(seed, "card", i))) % PEOPLE);
        return cards.ownerOf(CARD + i) == address(stadium) ? ownerInGame[i] : address(0);
    }

    function leavesOf(uint256 epoch) private view returns (Leaf[] memory list) {
        list = new Leaf[](PEOPLE);
        for (uint256 i; i < PEOPLE; ++i) {
            list[i] = posted[epoch].leaves[i];
        }
    }

    function heldOf(uint256 epoch) private view returns (Holding[] memory list) {
        list = new Holding[](CARDS);
        for (uint256 i; i < CARDS; ++i) {
            list[i] = posted[epoch].held[i];
        }
    }

    function open() private view returns (bool) {
        return !stadium.frozen() && !stadium.paused();
    }

    function count(uint256 who, uint96 amount) private {
        received[who] += amount;
        cameOut += amount;
    }

    function fail(string memory what) private {
        if (bytes(broken).length == 0) broken = what;
    }
}
