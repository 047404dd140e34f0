// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @title The Stadium: what plays in the fast game lies here
/// @notice Cards and HOOF of everybody who plays are held by this contract. The operator publishes roots that say what
/// is whose, and whoever asks to leave goes with one of them, without anybody's consent: with the first that is posted
/// LOCK later, or after a fixed wait with whichever is active. Once the operator is silent for too long, everybody does.
/// Ordinary withdrawals are vouchers, paid out of the float: what no root promises.
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
        /// What its next signature counts as, so that each works once.
        uint40 nonce;
        /// What it deposited and has not taken back by vouchers.
        uint96 brought;
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

    struct CardVoucher {
        uint256 token;
        uint256 number;
        uint40 deadline;
        bytes signature;
        bytes32[] proof;
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
        /// HOOF that vouchers may pay in a UTC day, and as much again of what their accounts had brought themselves.
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
    /// @notice So long after LOCK and the delay of roots any root will do for whoever asked: there was time for a new one.
    uint40 public constant PATIENCE = 1 days;
    /// @notice So many roots may wait at one time.
    uint256 public constant QUEUE = 8;
    /// @notice A key that has not begun so long after it could is nobody's any more.
    uint40 public constant APPOINTED_FOR = 7 days;
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
    /// @notice What vouchers may pay in a UTC day, in hundredths of HOOF; and as much again of own deposits.
    uint96 public immutable dayLimit;

    /// @notice Who acts in a role; nobody after a dismissal.
    mapping(Role role => address key) public keyOf;
    /// @notice Who will act in a role, and from when.
    mapping(Role role => Appointment next) public appointed;

    /// @notice The root that exits are paid by.
    Root public active;
    /// @dev Roots that wait, in a ring: the oldest is at `_head`.
    Root[QUEUE] private _queue;

    Deposit[] private _deposits;
    /// @notice The last deposit of a card that lies here, if it was ever outside.
    mapping(uint256 token => CardDeposit last) public cardDeposit;
    mapping(address account => Account) private _accounts;
    mapping(uint256 word => uint256 bits) private _used;

    /// @dev Deposits that the active root does not know, less those paid back.
    uint96 private _fresh;
    /// @dev What exits have taken out of the active root's sum.
    uint96 private _paid;
    /// @notice How many roots were posted; the last one's number.
    uint40 public epochs;
    uint8 private _head;
    uint8 private _waiting;

    /// @notice How many deposits of cards there were; the last one's number.
    uint40 public cardDeposits;
    /// @notice How often anybody asked to leave: whoever follows the logs can tell that none is missing.
    uint32 public asks;
    uint40 private _day;
    /// @dev What vouchers paid that day beside own deposits. All HOOF there is fits.
    uint64 private _dayOut;
    /// @dev What they paid that day of own deposits.
    uint64 private _dayBack;
    /// @notice Vouchers and deposits are stopped for now. Exits are not.
    bool public paused;
    /// @notice Everybody leaves with the active root, and nothing else happens any more.
    bool public frozen;

    bytes32 private constant HOOF_OUT =
        keccak256("HoofOut(address account,uint96 amount,uint256 number,uint40 exits,uint40 deadline)");
    bytes32 private constant CARD_OUT =
        keccak256("CardOut(address account,uint256 token,uint256 number,uint40 deadline)");
    bytes32 private constant ASK = keccak256("Ask(address account,uint40 nonce,uint40 deadline)");
    bytes32 private constant DEPOSIT = keccak256("Deposit(address account,uint96 amount,uint40 nonce,uint40 deadline)");

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
    /// @notice This root never counted: the guardian took it away, or it promised more than was there.
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
    /// @notice Another key for a role was named; nobody: the naming was taken back, or ended with a dismissal.
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
    /// @notice As many roots wait as may: the oldest counts at this time.
    error RootWaits(uint40 until);
    /// @notice The root was to be posted by this time: by now it may know too little.
    error RootTooLate(uint40 until);
    /// @notice A root knows no fewer deposits than the one before, and no more than there were.
    error CutOutOfRange();
    /// @notice No root waits whose time has come.
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
    /// @notice The signature's time is over.
    error SignatureExpired();
    /// @notice The account has not signed this, or has used the signature before.
    error SignatureForged();
    /// @notice Vouchers may pay this account only this much more today.
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
    /// @notice It takes a root posted at the first of these times or later; from the second on any root will do.
    error RootTooEarly(uint40 notBefore, uint40 anyFrom);
    /// @notice A root waits whose time has come: activate it first, and leave with what it says.
    error ActivateFirst();
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
        _install(Role.Poster, keys.poster);
        _install(Role.Voucher, keys.voucher);
        _install(Role.Guardian, keys.guardian);
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

    /// @notice The roots that wait for their time, the oldest first.
    function pending() external view returns (Root[] memory list) {
        list = new Root[](_waiting);
        for (uint256 i; i < list.length; ++i) {
            list[i] = _queue[_place(i)];
        }
    }

    /// @notice What vouchers may still pay today to accounts that have brought nothing.
    function leftToday() external view returns (uint256 left) {
        (left,) = _leftToday();
    }

    /// @notice What vouchers may still pay this account today: what it brought itself, and its part of the day's limit.
    function leftTodayFor(address account) public view returns (uint256) {
        (uint96 out, uint96 back) = _leftToday();
        uint96 brought = _accounts[account].brought;
        return brought > back ? back : uint256(brought) + out;
    }

    /// @notice What was paid to an account, since when it wants to leave, and with which root and how often it has left.
    function accounts(address account)
        external
        view
        returns (uint96 withdrawn, uint40 askedAt, uint40 exitEpoch, uint40 exits)
    {
        Account memory a = _accounts[account];
        return (a.withdrawn, a.askedAt, a.exitEpoch, a.exits);
    }

    /// @notice What an account's next signature has to name.
    function nonces(address account) external view returns (uint40) {
        return _accounts[account].nonce;
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
        _deposit(msg.sender, amount);
    }

    /// @notice The same with a signed permission, in one transaction.
    function depositWithPermit(uint96 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
        // Somebody may have sent the permission ahead: what counts is whether it is there.
        try IERC20Permit(address(hoof)).permit(msg.sender, address(this), amount, deadline, v, r, s) {} catch {}
        _deposit(msg.sender, amount);
    }

    /// @notice The same for an account that has no ether: it signs, and anybody sends.
    /// @param signature By the account, over Deposit(account, amount, nonce, deadline).
    /// @param v Of the account's permission for the token, with the same amount and deadline. One that allowed the Stadium
    /// to take it before, as a wallet that is a contract does, may leave v, r and s empty.
    function depositFor(
        address account,
        uint96 amount,
        uint40 deadline,
        bytes calldata signature,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        uint40 nonce = _accounts[account].nonce++;
        _signedBy(account, keccak256(abi.encode(DEPOSIT, account, amount, nonce, deadline)), deadline, signature);
        try IERC20Permit(address(hoof)).permit(account, address(this), amount, deadline, v, r, s) {} catch {}
        _deposit(account, amount);
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

    function _deposit(address account, uint96 amount) private {
        _open();
        if (amount < LEAST_DEPOSIT) revert TooSmall(LEAST_DEPOSIT);
        uint256 number = _deposits.length;
        _deposits.push(Deposit(account, _sumOfFirst(number) + amount));
        _fresh += amount;
        _accounts[account].brought += amount;
        hoof.safeTransferFrom(account, address(this), amount);
        emit HoofDeposited(number, account, amount);
    }

    // ---- roots

    /// @notice What is whose from now on, or after the delay. Roots that wait count one after another.
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
        _advance();
        if (_waiting == QUEUE) revert RootWaits(_queue[_head].postedAt + rootDelay);
        _checkCut(depositsIn, cardDepositsIn);
        uint40 epoch = ++epochs;
        Root memory next =
            Root(accountsRoot, cardsRoot, sum, depositsIn, cardDepositsIn, uint40(block.timestamp), epoch);
        emit RootPosted(epoch, accountsRoot, cardsRoot, sum, depositsIn, cardDepositsIn, data);
        if (rootDelay == 0) {
            _adoptOrDrop(next);
        } else {
            _queue[_place(_waiting++)] = next;
        }
    }

    /// @notice Lets roots count whose time has come. One that promises more than the Stadium holds gives way.
    function activate() external {
        if (!_advance()) revert NothingToActivate();
    }

    /// @dev Whether the time of any had come.
    function _advance() private returns (bool any) {
        while (_waiting > 0 && !frozen) {
            Root memory next = _queue[_head];
            if (block.timestamp < next.postedAt + rootDelay) break;
            _head = uint8(_place(1));
            --_waiting;
            _adoptOrDrop(next);
            any = true;
        }
    }

    function _checkCut(uint40 depositsIn, uint40 cardDepositsIn) private view {
        Root storage last = _waiting == 0 ? active : _queue[_place(_waiting - 1)];
        if (
            depositsIn < last.deposits || depositsIn > _deposits.length || cardDepositsIn < last.cardDeposits
                || cardDepositsIn > cardDeposits
        ) revert CutOutOfRange();
    }

    /// @dev From this one on, the newest first.
    function _drop(uint40 fromEpoch, bool vetoed) private returns (bool any) {
        while (_waiting > 0) {
            uint40 epoch = _queue[_place(_waiting - 1)].epoch;
            if (epoch < fromEpoch) break;
            --_waiting;
            emit RootDropped(epoch, vetoed);
            any = true;
        }
    }

    /// @dev Where the n-th root that waits is.
    function _place(uint256 n) private view returns (uint256) {
        return (_head + n) % QUEUE;
    }

    /// @dev It counts only if the Stadium holds what it promises, beside the deposits that it does not know.
    function _adoptOrDrop(Root memory next) private {
        uint96 stillFresh = _fresh - (_sumOfFirst(next.deposits) - _sumOfFirst(active.deposits));
        if (uint256(next.sum) + stillFresh > hoof.balanceOf(address(this))) {
            emit RootDropped(next.epoch, false);
            return;
        }
        _fresh = stillFresh;
        _paid = 0;
        active = next;
        emit RootActivated(next.epoch);
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
        Account storage to = _accounts[account];
        if (to.exits != exits) revert VoucherVoid();
        if (amount > leftTodayFor(account)) revert AboveDayLimit(leftTodayFor(account));
        uint256 left = float();
        if (amount > left) revert AboveFloat(left);
        uint96 own = amount < to.brought ? amount : to.brought;
        uint40 today = _today();
        if (_day != today) (_day, _dayOut, _dayBack) = (today, 0, 0);
        // Counted apart: going in and out again, however often, uses up nobody's day who has won something.
        _dayBack += uint64(own);
        _dayOut += uint64(amount - own);
        to.brought -= own;
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
        _withdrawCard(account, token, number, deadline, signature, proof);
    }

    /// @notice Redeems many of them. One that was redeemed before is passed over: anybody may have sent it ahead.
    function withdrawCards(address account, CardVoucher[] calldata vouchers) external {
        for (uint256 i; i < vouchers.length; ++i) {
            CardVoucher calldata v = vouchers[i];
            if (!isUsed(v.number)) _withdrawCard(account, v.token, v.number, v.deadline, v.signature, v.proof);
        }
    }

    function _withdrawCard(
        address account,
        uint256 token,
        uint256 number,
        uint40 deadline,
        bytes calldata signature,
        bytes32[] calldata proof
    ) private {
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
    /// LOCK later is its last word. If none counts until `PATIENCE` after that, whichever is active is, as soon as
    /// no other is due.
    function ask() external {
        _ask(msg.sender);
    }

    /// @notice The same for an account that has no ether: it signs, and anybody sends.
    /// @param signature By the account, over Ask(account, nonce, deadline).
    function askFor(address account, uint40 deadline, bytes calldata signature) external {
        uint40 nonce = _accounts[account].nonce++;
        _signedBy(account, keccak256(abi.encode(ASK, account, nonce, deadline)), deadline, signature);
        _ask(account);
    }

    function _ask(address account) private {
        Account storage own = _accounts[account];
        if (own.askedAt == 0) {
            own.askedAt = uint40(block.timestamp);
            unchecked {
                ++asks;
            }
            emit Asked(account);
        }
    }

    /// @notice I stay after all.
    function stay() external {
        if (_accounts[msg.sender].askedAt == 0) revert NotAsked();
        _accounts[msg.sender].askedAt = 0;
        emit Stayed(msg.sender);
    }

    /// @notice Pays what the active root says, to an account that asked to leave long enough before that root, or so long
    /// ago that any root will do.
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

    /// @notice The same for many cards. One that is not here is passed over: anybody may have sent it ahead.
    function forceExitCards(address account, uint256[] calldata tokens, bytes32[][] calldata proofs) external {
        _askedInTime(account);
        _exitCards(account, tokens, proofs);
    }

    /// @notice Nobody has posted a root for too long: from now on everybody leaves with the active one. For ever.
    function freeze() external {
        if (frozen) revert IsFrozen();
        _advance();
        uint40 until = active.postedAt + maxSilence;
        if (block.timestamp <= until) revert NotSilentLongEnough(until);
        frozen = true;
        _drop(0, false);
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

    /// @notice The same for many cards. One that is not here is passed over.
    function exitCards(address account, uint256[] calldata tokens, bytes32[][] calldata proofs) external {
        if (!frozen) revert NotFrozen();
        _exitCards(account, tokens, proofs);
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
        uint40 askedAt = _accounts[account].askedAt;
        if (askedAt == 0) revert NotAsked();
        uint40 notBefore = askedAt + LOCK;
        uint40 anyFrom = notBefore + rootDelay + PATIENCE;
        if (active.postedAt >= notBefore) return;
        if (block.timestamp < anyFrom) revert RootTooEarly(notBefore, anyFrom);
        // Whoever lost since would leave with the root before, only because nobody is there to let the next one count.
        if (_waiting > 0 && block.timestamp >= _queue[_head].postedAt + rootDelay) revert ActivateFirst();
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
        Account storage own = _accounts[account];
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

    function _exitCards(address account, uint256[] calldata tokens, bytes32[][] calldata proofs) private {
        if (tokens.length != proofs.length) revert ProofWrong();
        for (uint256 i; i < tokens.length; ++i) {
            if (cards.ownerOf(tokens[i]) == address(this)) _exitCard(account, tokens[i], proofs[i]);
        }
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

    /// @notice Takes a root that waits away, with all that were posted after it, and stops vouchers and deposits. Exits
    /// go on.
    function veto(uint40 fromEpoch) external {
        _only(Role.Guardian);
        if (!_drop(fromEpoch, true)) revert NothingPending();
        _setPaused(true);
    }

    /// @notice Stops or resumes vouchers and deposits. Asking, exits and freezing are never stopped.
    function setPaused(bool value) external {
        _only(Role.Guardian);
        _setPaused(value);
    }

    /// @notice Names another key for a role. It waits for `keyDelay`, in which everybody can see it, and lapses when it
    /// has not begun `APPOINTED_FOR` later. Naming nobody takes the last naming back.
    function appoint(Role role, address key) external {
        _only(Role.Guardian);
        uint40 from = uint40(block.timestamp) + keyDelay;
        appointed[role] = Appointment(key, from);
        emit KeyAppointed(role, key, from);
    }

    /// @notice Takes a key away at once, with what it left behind: the roots of a poster that wait, and the appointment
    /// to that role. Another key is appointed with the usual wait; until then nobody acts in that role, and without roots
    /// the Stadium freezes in time.
    function dismiss(Role role) external {
        _only(Role.Guardian);
        // Without a guardian nobody could ever be appointed again.
        if (role == Role.Guardian) revert NotTheKey(role);
        if (role == Role.Poster) _drop(0, true);
        if (appointed[role].key != address(0)) emit KeyAppointed(role, address(0), 0);
        _install(role, address(0));
    }

    /// @notice The appointed key begins. A guardian's does so itself, and so is known to work.
    function install(Role role) external {
        Appointment memory next = appointed[role];
        if (next.key == address(0) || block.timestamp > next.from + APPOINTED_FOR) revert NothingPending();
        if (block.timestamp < next.from) revert TooEarly(next.from);
        if (role == Role.Guardian && msg.sender != next.key) revert NotTheKey(role);
        _install(role, next.key);
    }

    /// @dev Ends the appointment too: whatever it was about has happened.
    function _install(Role role, address key) private {
        delete appointed[role];
        keyOf[role] = key;
        emit KeyInstalled(role, key);
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

    /// @dev A wallet that is a contract says itself whether it has signed (ERC-1271).
    function _signedBy(address account, bytes32 message, uint40 deadline, bytes calldata signature) private view {
        if (block.timestamp > deadline) revert SignatureExpired();
        if (!SignatureChecker.isValidSignatureNowCalldata(account, _hashTypedDataV4(message), signature)) {
            revert SignatureForged();
        }
    }

    function _only(Role role) private view {
        if (msg.sender != keyOf[role]) revert NotTheKey(role);
    }

    /// @dev Of the day's limit, and of its like for own deposits.
    function _leftToday() private view returns (uint96 out, uint96 back) {
        return _day == _today() ? (dayLimit - _dayOut, dayLimit - _dayBack) : (dayLimit, dayLimit);
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
