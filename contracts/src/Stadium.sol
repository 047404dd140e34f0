// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @title The Stadium: what plays in the fast game lies here
/// @notice Cards and HOOF of everybody who plays are held by this contract. The operator publishes roots that say what
/// is whose; what the active root says is yours leaves without asking anybody, at once if the operator falls silent and
/// otherwise after a fixed wait. Ordinary withdrawals are vouchers, paid out of the float: what no root promises.
/// @dev `claims() <= hoof.balanceOf(this)` at all times. No key can spend a claim. No proxy, no owner.
contract Stadium is EIP712, IERC721Receiver {
    using SafeERC20 for IERC20;

    struct Root {
        /// Merkle sum tree over (account, balance, withdrawn at the cut).
        bytes32 accounts;
        /// Merkle tree, position = token - FIRST_TOKEN, leaf (token, owner).
        bytes32 cards;
        /// What the accounts tree adds up to.
        uint96 sum;
        /// How many deposits of HOOF and of cards it knows.
        uint40 deposits;
        uint40 cardDeposits;
        uint40 postedAt;
        uint40 epoch;
    }

    struct Account {
        /// All that was ever paid to it, by voucher or exit.
        uint96 withdrawn;
        /// Since when it wants to leave; 0: it does not.
        uint40 askedAt;
        /// The root it has left with.
        uint40 exitEpoch;
        /// How often it has left. A voucher names it, and so dies with an exit that pays the same HOOF.
        uint40 exits;
    }

    struct Deposit {
        /// Nobody once it was paid back.
        address account;
        /// This and all deposits before it together.
        uint96 upTo;
    }

    struct CardDeposit {
        address account;
        uint40 number;
    }

    struct Keys {
        /// Posts roots. Warm.
        address poster;
        /// Signs vouchers. Hot.
        address voucher;
        /// Vetoes roots, stops vouchers, appoints other keys. Cold, many hands.
        address guardian;
    }

    struct Terms {
        /// Between posting and counting, in seconds: time for a veto.
        uint40 rootDelay;
        /// Without a new root for so long, anybody may freeze the Stadium.
        uint40 maxSilence;
        /// Between appointing a key and its first day: time to notice.
        uint40 keyDelay;
        /// HOOF that vouchers may pay in a UTC day.
        uint96 dayLimit;
    }

    enum Role {
        Poster,
        Voucher,
        Guardian
    }

    struct Appointment {
        address key;
        uint40 from;
    }

    /// @notice The card at position 0 of the cards tree.
    uint256 public constant FIRST_TOKEN = 1_000_001;
    /// @notice Every card's proof has this length, so that a root has one place for each card.
    uint256 public constant CARDS_DEPTH = 15;
    /// @notice Longer than any match: a root posted so long after somebody asked to leave knows every loss.
    uint40 public constant LOCK = 1 hours;
    /// @notice 1 HOOF: whoever fills the list of deposits pays for it.
    uint96 public constant LEAST_DEPOSIT = 100;
    uint40 private constant LONGEST_TERM = 365 days;

    /// @notice The token that is held here.
    IERC20 public immutable hoof;
    /// @notice The cards that are held here.
    IERC721 public immutable cards;
    /// @notice Seconds between posting a root and its counting.
    uint40 public immutable rootDelay;
    /// @notice Seconds without a root that counts, after which anybody may freeze the Stadium.
    uint40 public immutable maxSilence;
    /// @notice Seconds between appointing a key and its beginning.
    uint40 public immutable keyDelay;
    /// @notice What vouchers may pay in a UTC day, in hundredths of HOOF.
    uint96 public immutable dayLimit;

    /// @notice Who acts in a role; nobody after a dismissal.
    mapping(Role role => address key) public keyOf;
    /// @notice Who will act in a role, and from when.
    mapping(Role role => Appointment next) public appointed;

    /// @notice The root that exits are paid by.
    Root public active;
    /// @notice The root that waits for its time; epoch 0: none does.
    Root public pending;

    Deposit[] private _deposits;
    /// @notice The last deposit of a card that lies here, if it was ever outside.
    mapping(uint256 token => CardDeposit last) public cardDeposit;
    /// @notice What was paid to an account, and whether it wants to leave.
    mapping(address account => Account) public accounts;
    mapping(uint256 word => uint256 bits) private _used;

    /// @dev Deposits that the active root does not know, less those paid back.
    uint96 private _fresh;
    /// @dev What exits have taken out of the active root's sum.
    uint96 private _paid;
    /// @notice How many roots were posted; the last one's number.
    uint40 public epochs;

    /// @notice How many deposits of cards there were; the last one's number.
    uint40 public cardDeposits;
    uint40 private _day;
    uint96 private _dayOut;
    /// @notice Vouchers and deposits are stopped for now. Exits are not.
    bool public paused;
    /// @notice Everybody leaves with the active root, and nothing else happens any more.
    bool public frozen;

    bytes32 private constant HOOF_OUT =
        keccak256("HoofOut(address account,uint96 amount,uint256 number,uint40 exits,uint40 deadline)");
    bytes32 private constant CARD_OUT =
        keccak256("CardOut(address account,uint256 token,uint256 number,uint40 deadline)");

    /// @notice HOOF came in. Deposits of HOOF count from 0: a root that knows n of them knows those below n.
    event HoofDeposited(uint256 indexed number, address indexed account, uint96 amount);
    /// @notice A card came in. Deposits of cards count from 1: a root that knows n of them knows those up to n.
    event CardDeposited(uint256 indexed number, uint256 indexed token, address indexed account);
    /// @notice A voucher of this number paid HOOF.
    event HoofWithdrawn(uint256 indexed number, address indexed account, uint96 amount);
    /// @notice A voucher of this number gave a card.
    event CardWithdrawn(uint256 indexed number, uint256 indexed token, address indexed account);
    /// @notice A root was posted.
    /// @param data SHA-256 of the published list of leaves.
    event RootPosted(
        uint40 indexed epoch,
        bytes32 accounts,
        bytes32 cards,
        uint96 sum,
        uint40 deposits,
        uint40 cardDeposits,
        bytes32 data
    );
    /// @notice This root counts from here on.
    event RootActivated(uint40 indexed epoch);
    /// @notice This root never counted: the guardian's veto, or it promised more than was there.
    event RootDropped(uint40 indexed epoch, bool vetoed);
    /// @notice Vouchers and deposits were stopped, or go on.
    event Paused(bool paused);
    /// @notice The operator was silent for too long.
    event Frozen();
    /// @notice An account wants to leave without the operator's consent.
    event Asked(address indexed account);
    /// @notice It stays after all.
    event Stayed(address indexed account);
    /// @notice An account left with this root; the amount may be 0 when vouchers had paid it already.
    event HoofExited(address indexed account, uint96 amount, uint40 indexed epoch);
    /// @notice A card left with this root, or to its last depositor.
    event CardExited(uint256 indexed token, address indexed account, uint40 indexed epoch);
    /// @notice A deposit that no root knew was paid back after a freeze.
    event DepositReturned(uint256 indexed number, address indexed account, uint96 amount);
    /// @notice Another key for a role was named; nobody: the naming was taken back.
    event KeyAppointed(Role indexed role, address key, uint40 from);
    /// @notice A key began; nobody: the last one was dismissed.
    event KeyInstalled(Role indexed role, address key);

    /// @notice The Stadium is frozen: only exits are left.
    error IsFrozen();
    /// @notice This is for a frozen Stadium; before that, ask to leave.
    error NotFrozen();
    /// @notice Vouchers and deposits are stopped for now.
    error IsPaused();
    /// @notice A deposit has a least amount.
    error TooSmall(uint96 least);
    /// @notice Only cards of the collection are taken, and only tokens of it exist.
    error NotACard();
    /// @notice Only the key of that role may do this.
    error NotTheKey(Role role);
    /// @notice The last root must count first.
    error RootWaits(uint40 until);
    /// @notice The root was to be posted by this time: by now it may know too little.
    error RootTooLate(uint40 until);
    /// @notice A root knows no fewer deposits than the one before, and no more than there were.
    error CutOutOfRange();
    /// @notice No root waits, its time has not come, or it promises more than is there.
    error NothingToActivate();
    /// @notice There is no root to veto, or no key to install.
    error NothingPending();
    /// @notice The voucher's time is over.
    error VoucherExpired();
    /// @notice The voucher was redeemed before.
    error VoucherUsed();
    /// @notice An exit has paid since what the voucher was for.
    error VoucherVoid();
    /// @notice The voucher is not signed by the key for vouchers, or not for these words.
    error VoucherForged();
    /// @notice Vouchers may pay only this much more today.
    error AboveDayLimit(uint256 left);
    /// @notice Only this much is not promised to anybody.
    error AboveFloat(uint256 left);
    /// @notice The card was brought by somebody else since the active root.
    error NotTheDepositor();
    /// @notice The proof does not lead to the active root.
    error ProofWrong();
    /// @notice The active root is young enough.
    error NotSilentLongEnough(uint40 until);
    /// @notice This account has not asked to leave.
    error NotAsked();
    /// @notice It takes a root posted at this time or later.
    error RootTooEarly(uint40 notBefore);
    /// @notice This account has left with this root already.
    error AlreadyLeft();
    /// @notice The leaf claims that more was paid before its cut than ever was.
    error LeafFromTheFuture();
    /// @notice The active root knows this deposit: it is in its account's leaf.
    error DepositInRoot();
    /// @notice There is no such deposit, or it was paid back.
    error DepositGone();
    /// @notice The key begins at this time.
    error TooEarly(uint40 from);
    /// @notice Terms under which nobody could ever leave, or a root could never count.
    error TermsUnsound();

    /// @param hoof_ The token, all of which begins here.
    /// @param cards_ The cards, all of which begin here.
    /// @param keys Who acts at first.
    /// @param terms What nobody can change later.
    constructor(IERC20 hoof_, IERC721 cards_, Keys memory keys, Terms memory terms)
        EIP712("Legendary GOATs Stadium", "1")
    {
        if (terms.maxSilence <= terms.rootDelay || terms.maxSilence > LONGEST_TERM || terms.keyDelay > LONGEST_TERM) {
            revert TermsUnsound();
        }
        hoof = hoof_;
        cards = cards_;
        rootDelay = terms.rootDelay;
        maxSilence = terms.maxSilence;
        keyDelay = terms.keyDelay;
        dayLimit = terms.dayLimit;
        keyOf[Role.Poster] = keys.poster;
        keyOf[Role.Voucher] = keys.voucher;
        keyOf[Role.Guardian] = keys.guardian;
        // The first root promises nothing to anybody: no proof leads to it.
        epochs = 1;
        active.epoch = 1;
        active.postedAt = uint40(block.timestamp);
        emit RootPosted(1, 0, 0, 0, 0, 0, 0);
        emit RootActivated(1);
    }

    // ---- what there is

    /// @notice What could be asked back at most, if everybody left now.
    function claims() public view returns (uint256) {
        return uint256(active.sum) + _fresh - _paid;
    }

    /// @notice What no root promises; vouchers are paid out of it.
    function float() public view returns (uint256) {
        uint256 balance = hoof.balanceOf(address(this));
        uint256 promised = claims();
        return balance > promised ? balance - promised : 0;
    }

    /// @notice What vouchers may still pay today.
    function leftToday() external view returns (uint256) {
        return _day == _today() ? dayLimit - _dayOut : dayLimit;
    }

    /// @notice How many deposits of HOOF there were.
    function deposits() external view returns (uint256) {
        return _deposits.length;
    }

    /// @notice Whose deposit this was, nobody's once it was returned, and how much.
    function depositAt(uint256 number) external view returns (address account, uint96 amount) {
        return (_deposits[number].account, _amountOf(number));
    }

    /// @notice Whether a voucher of this number was redeemed.
    function isUsed(uint256 number) public view returns (bool) {
        return _used[number >> 8] & (1 << (number & 255)) != 0;
    }

    // ---- in

    /// @notice Brings HOOF into the fast game. The Stadium must be allowed to take it.
    function deposit(uint96 amount) external {
        _deposit(amount);
    }

    /// @notice The same with a signed permission, in one transaction.
    function depositWithPermit(uint96 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        // Somebody may have sent the permission ahead: what counts is whether it is there.
        try IERC20Permit(address(hoof)).permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}
        _deposit(amount);
    }

    /// @notice A card that is sent safely is deposited for whom it belonged to.
    /// @dev `from` is the owner also where an approved operator sends it. Plain transfers are refused by the cards.
    function onERC721Received(address, address from, uint256 token, bytes calldata) external returns (bytes4) {
        if (msg.sender != address(cards)) revert NotACard();
        _open();
        uint40 number = ++cardDeposits;
        cardDeposit[token] = CardDeposit(from, number);
        emit CardDeposited(number, token, from);
        return IERC721Receiver.onERC721Received.selector;
    }

    function _deposit(uint96 amount) private {
        _open();
        if (amount < LEAST_DEPOSIT) revert TooSmall(LEAST_DEPOSIT);
        uint256 number = _deposits.length;
        _deposits.push(Deposit(msg.sender, _sumOfFirst(number) + amount));
        _fresh += amount;
        hoof.safeTransferFrom(msg.sender, address(this), amount);
        emit HoofDeposited(number, msg.sender, amount);
    }

    // ---- roots

    /// @notice What is whose from now on, or after the delay. A root that waits must count first; one that promises
    /// more than is there when its time comes gives way.
    /// @param accountsRoot Of the sum tree over accounts.
    /// @param cardsRoot Of the tree over cards.
    /// @param sum What the accounts tree adds up to.
    /// @param depositsIn How many deposits of HOOF it knows.
    /// @param cardDepositsIn How many deposits of cards it knows.
    /// @param data SHA-256 of the published list of leaves.
    /// @param until The last second in which it may be posted. Whoever asks to leave goes by when a root was posted: one
    /// that was cut, got stuck on its way and arrives hours later would give back what was lost in between.
    function post(
        bytes32 accountsRoot,
        bytes32 cardsRoot,
        uint96 sum,
        uint40 depositsIn,
        uint40 cardDepositsIn,
        bytes32 data,
        uint40 until
    ) external {
        _only(Role.Poster);
        if (frozen) revert IsFrozen();
        if (block.timestamp > until) revert RootTooLate(until);
        if (pending.epoch != 0 && !_activate()) {
            uint40 due = pending.postedAt + rootDelay;
            if (block.timestamp < due) revert RootWaits(due);
            // It promises more than is there: it never counts, and must not stand in the way of one that does.
            emit RootDropped(pending.epoch, false);
            delete pending;
        }
        if (
            depositsIn < active.deposits || depositsIn > _deposits.length || cardDepositsIn < active.cardDeposits
                || cardDepositsIn > cardDeposits
        ) revert CutOutOfRange();
        uint40 epoch = ++epochs;
        Root memory next =
            Root(accountsRoot, cardsRoot, sum, depositsIn, cardDepositsIn, uint40(block.timestamp), epoch);
        emit RootPosted(epoch, accountsRoot, cardsRoot, sum, depositsIn, cardDepositsIn, data);
        if (rootDelay != 0 || !_adopt(next)) pending = next;
    }

    /// @notice Lets the pending root count, once its time has come and the Stadium holds what it promises.
    function activate() external {
        if (!_activate()) revert NothingToActivate();
    }

    function _activate() private returns (bool) {
        Root memory next = pending;
        if (next.epoch == 0 || frozen || block.timestamp < next.postedAt + rootDelay) return false;
        if (!_adopt(next)) return false;
        delete pending;
        return true;
    }

    /// @dev Only if the Stadium holds what it promises, beside the deposits that it does not know.
    function _adopt(Root memory next) private returns (bool) {
        uint96 stillFresh = _fresh - (_sumOfFirst(next.deposits) - _sumOfFirst(active.deposits));
        if (uint256(next.sum) + stillFresh > hoof.balanceOf(address(this))) return false;
        _fresh = stillFresh;
        _paid = 0;
        active = next;
        emit RootActivated(next.epoch);
        return true;
    }

    // ---- out, the ordinary way

    /// @notice Redeems a voucher for HOOF. Anybody may send it; it pays its account.
    /// @param account Whom it pays.
    /// @param amount In hundredths of HOOF.
    /// @param number The voucher's own; it works once.
    /// @param exits As `accounts` says when it is signed.
    /// @param deadline The last second in which it works.
    /// @param signature By the key for vouchers, over the typed words above.
    function withdraw(
        address account,
        uint96 amount,
        uint256 number,
        uint40 exits,
        uint40 deadline,
        bytes calldata signature
    ) external {
        _redeem(keccak256(abi.encode(HOOF_OUT, account, amount, number, exits, deadline)), number, deadline, signature);
        Account storage to = accounts[account];
        if (to.exits != exits) revert VoucherVoid();
        uint40 today = _today();
        uint96 before = _day == today ? _dayOut : 0;
        if (amount > dayLimit - before) revert AboveDayLimit(dayLimit - before);
        uint256 left = float();
        if (amount > left) revert AboveFloat(left);
        _day = today;
        _dayOut = before + amount;
        to.withdrawn += amount;
        hoof.safeTransfer(account, amount);
        emit HoofWithdrawn(number, account, amount);
    }

    /// @notice Redeems a voucher for a card. It also takes the active root, or to be its last depositor: the key that
    /// signs vouchers moves no card to a stranger.
    /// @param account Who gets it.
    /// @param token Which card.
    /// @param number The voucher's own; it works once.
    /// @param deadline The last second in which it works.
    /// @param signature By the key for vouchers, over the typed words above.
    /// @param proof From the card's place to the active root; not looked at for its last depositor.
    function withdrawCard(
        address account,
        uint256 token,
        uint256 number,
        uint40 deadline,
        bytes calldata signature,
        bytes32[] calldata proof
    ) external {
        _redeem(keccak256(abi.encode(CARD_OUT, account, token, number, deadline)), number, deadline, signature);
        _takeCard(account, token, proof);
        emit CardWithdrawn(number, token, account);
    }

    function _redeem(bytes32 message, uint256 number, uint40 deadline, bytes calldata signature) private {
        _open();
        if (block.timestamp > deadline) revert VoucherExpired();
        if (isUsed(number)) revert VoucherUsed();
        if (ECDSA.recoverCalldata(_hashTypedDataV4(message), signature) != keyOf[Role.Voucher]) revert VoucherForged();
        _used[number >> 8] |= 1 << (number & 255);
    }

    // ---- out, without anybody's consent

    /// @notice I want to leave. From here on the operator plays no more matches for this account, and a root posted
    /// LOCK later is its last word.
    function ask() external {
        Account storage own = accounts[msg.sender];
        if (own.askedAt == 0) {
            own.askedAt = uint40(block.timestamp);
            emit Asked(msg.sender);
        }
    }

    /// @notice I stay after all.
    function stay() external {
        if (accounts[msg.sender].askedAt == 0) revert NotAsked();
        accounts[msg.sender].askedAt = 0;
        emit Stayed(msg.sender);
    }

    /// @notice Pays what the active root says, to an account that asked to leave long enough before that root.
    /// @param account Who leaves. Anybody may send this; it pays the account.
    /// @param balance As in its leaf.
    /// @param withdrawn As in its leaf: what it had been paid at the cut.
    /// @param position Of its leaf in the tree, from 0.
    /// @param hashes Of its neighbours on the way to the root.
    /// @param sums Of the same neighbours.
    function forceExit(
        address account,
        uint96 balance,
        uint96 withdrawn,
        uint256 position,
        bytes32[] calldata hashes,
        uint96[] calldata sums
    ) external {
        _askedInTime(account);
        _exit(account, balance, withdrawn, position, hashes, sums);
    }

    /// @notice The same for a card.
    function forceExitCard(address account, uint256 token, bytes32[] calldata proof) external {
        _askedInTime(account);
        _exitCard(account, token, proof);
    }

    /// @notice Nobody has posted a root for too long: from now on everybody leaves with the active one. For ever.
    function freeze() external {
        if (frozen) revert IsFrozen();
        _activate();
        uint40 until = active.postedAt + maxSilence;
        if (block.timestamp <= until) revert NotSilentLongEnough(until);
        frozen = true;
        if (pending.epoch != 0) {
            emit RootDropped(pending.epoch, false);
            delete pending;
        }
        emit Frozen();
    }

    /// @notice Pays what the active root says, once the Stadium is frozen.
    function exit(
        address account,
        uint96 balance,
        uint96 withdrawn,
        uint256 position,
        bytes32[] calldata hashes,
        uint96[] calldata sums
    ) external {
        if (!frozen) revert NotFrozen();
        _exit(account, balance, withdrawn, position, hashes, sums);
    }

    /// @notice The same for a card.
    function exitCard(address account, uint256 token, bytes32[] calldata proof) external {
        if (!frozen) revert NotFrozen();
        _exitCard(account, token, proof);
    }

    /// @notice Pays a deposit back that the active root does not know, once the Stadium is frozen.
    function depositBack(uint256 number) external {
        if (!frozen) revert NotFrozen();
        if (number < active.deposits) revert DepositInRoot();
        address account = number < _deposits.length ? _deposits[number].account : address(0);
        if (account == address(0)) revert DepositGone();
        uint96 amount = _amountOf(number);
        _deposits[number].account = address(0);
        _fresh -= amount;
        hoof.safeTransfer(account, amount);
        emit DepositReturned(number, account, amount);
    }

    function _askedInTime(address account) private view {
        uint40 askedAt = accounts[account].askedAt;
        if (askedAt == 0) revert NotAsked();
        if (active.postedAt < askedAt + LOCK) revert RootTooEarly(askedAt + LOCK);
    }

    /// @dev Sums are added up again on the way to the root, so that all exits together cannot exceed its sum, whatever
    /// was put into the tree.
    function _exit(
        address account,
        uint96 balance,
        uint96 withdrawn,
        uint256 position,
        bytes32[] calldata hashes,
        uint96[] calldata sums
    ) private {
        Account storage own = accounts[account];
        uint40 epoch = active.epoch;
        if (own.exitEpoch == epoch) revert AlreadyLeft();
        // A leaf that overstates what was paid before its cut would be paid twice.
        if (withdrawn > own.withdrawn) revert LeafFromTheFuture();
        bytes32 hash = keccak256(bytes.concat(keccak256(abi.encode(account, balance, withdrawn))));
        uint256 sum = balance;
        if (hashes.length != sums.length) revert ProofWrong();
        for (uint256 i; i < hashes.length; ++i) {
            hash = position & 1 == 0
                ? keccak256(abi.encode(hash, sum, hashes[i], uint256(sums[i])))
                : keccak256(abi.encode(hashes[i], uint256(sums[i]), hash, sum));
            sum += sums[i];
            position >>= 1;
        }
        if (position != 0 || hash != active.accounts || sum != active.sum) revert ProofWrong();
        uint96 since = own.withdrawn - withdrawn;
        uint96 pay = balance > since ? balance - since : 0;
        own.exitEpoch = epoch;
        own.exits += 1;
        own.withdrawn += pay;
        _paid += pay;
        hoof.safeTransfer(account, pay);
        emit HoofExited(account, pay, epoch);
    }

    function _exitCard(address account, uint256 token, bytes32[] calldata proof) private {
        _takeCard(account, token, proof);
        emit CardExited(token, account, active.epoch);
    }

    /// @dev A deposit that the active root does not know yet beats the root's leaf: whoever sold a card on chain and
    /// finds it back in the Stadium has no claim to it.
    function _takeCard(address account, uint256 token, bytes32[] calldata proof) private {
        CardDeposit memory last = cardDeposit[token];
        if (last.number > active.cardDeposits) {
            if (last.account != account) revert NotTheDepositor();
        } else {
            bytes32 hash = keccak256(bytes.concat(keccak256(abi.encode(token, account))));
            if (token < FIRST_TOKEN) revert NotACard();
            uint256 position = token - FIRST_TOKEN;
            if (proof.length != CARDS_DEPTH) revert ProofWrong();
            for (uint256 i; i < CARDS_DEPTH; ++i) {
                hash = position & 1 == 0 ? keccak256(abi.encode(hash, proof[i])) : keccak256(abi.encode(proof[i], hash));
                position >>= 1;
            }
            if (position != 0 || hash != active.cards) revert ProofWrong();
        }
        delete cardDeposit[token];
        cards.transferFrom(address(this), account, token);
    }

    // ---- the guardian

    /// @notice Takes the pending root away and stops vouchers and deposits. Exits go on.
    function veto() external {
        _only(Role.Guardian);
        if (pending.epoch == 0) revert NothingPending();
        emit RootDropped(pending.epoch, true);
        delete pending;
        _setPaused(true);
    }

    /// @notice Stops or resumes vouchers and deposits. Asking, exits and freezing are never stopped.
    function setPaused(bool value) external {
        _only(Role.Guardian);
        _setPaused(value);
    }

    /// @notice Names another key for a role. It waits for `keyDelay`, in which everybody can see it. Naming nobody takes
    /// the last naming back.
    function appoint(Role role, address key) external {
        _only(Role.Guardian);
        uint40 from = uint40(block.timestamp) + keyDelay;
        appointed[role] = Appointment(key, from);
        emit KeyAppointed(role, key, from);
    }

    /// @notice Takes a key away at once. Another is appointed with the usual wait; until then nobody acts in that role,
    /// and without roots the Stadium freezes in time.
    function dismiss(Role role) external {
        _only(Role.Guardian);
        // Without a guardian nobody could ever be appointed again.
        if (role == Role.Guardian) revert NotTheKey(role);
        keyOf[role] = address(0);
        emit KeyInstalled(role, address(0));
    }

    /// @notice The appointed key begins. A guardian's does so itself, and so is known to work.
    function install(Role role) external {
        Appointment memory next = appointed[role];
        if (next.key == address(0)) revert NothingPending();
        if (block.timestamp < next.from) revert TooEarly(next.from);
        if (role == Role.Guardian && msg.sender != next.key) revert NotTheKey(role);
        delete appointed[role];
        keyOf[role] = next.key;
        emit KeyInstalled(role, next.key);
    }

    // ---- small things

    function _setPaused(bool value) private {
        paused = value;
        emit Paused(value);
    }

    function _open() private view {
        if (frozen) revert IsFrozen();
        if (paused) revert IsPaused();
    }

    function _only(Role role) private view {
        if (msg.sender != keyOf[role]) revert NotTheKey(role);
    }

    function _today() private view returns (uint40) {
        return uint40(block.timestamp / 1 days);
    }

    function _sumOfFirst(uint256 count) private view returns (uint96) {
        return count == 0 ? 0 : _deposits[count - 1].upTo;
    }

    function _amountOf(uint256 number) private view returns (uint96) {
        return _deposits[number].upTo - _sumOfFirst(number);
    }
}
