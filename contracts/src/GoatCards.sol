// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Consecutive} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Consecutive.sol";
import {ERC721Utils} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Utils.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

/// @title The 20,000 cards of Legendary GOATs
/// @notice All are minted with the contract, into the Stadium. What is printed on each is sealed by two roots that
/// nobody can change. There is no mint, no burn and no upgrade.
contract GoatCards is ERC721Consecutive, ERC2981, IERC4906 {
    /// @notice The token of card 1: a token is the card's number in the game plus a million.
    uint256 public constant FIRST_TOKEN = 1_000_001;
    /// @notice How many cards there are, for ever.
    uint256 public constant COUNT = 20_000;
    uint96 private constant BATCH = 5_000;

    /// @notice Where cards lie that play the fast game.
    address public immutable stadium;
    /// @notice Says where metadata is served and when it changed. It cannot touch a card.
    address public curator;
    /// @notice Who was named to be the next one, and has not said yes.
    address public nextCurator;
    /// @notice Keccak tree over (token, tier, ten printed values, metadata leaf), in the order of tokens.
    bytes32 public immutable attributesRoot;
    /// @notice The published SHA-256 provenance of the collection.
    bytes32 public immutable metadataRoot;

    /// @notice Since when a card has been where it is. A game on chain can thereby ask who held it at its start.
    mapping(uint256 token => uint256 time) public since;

    string private _base;

    /// @notice Somebody was named to be the next curator; nobody: the naming was taken back.
    event CuratorNamed(address next);
    /// @notice Another curator began. By this name marketplaces know who may look after a collection's page.
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);
    /// @notice The collection's own description moved (ERC-7572).
    event ContractURIUpdated();

    /// @notice Only the curator may do this.
    error NotTheCurator();
    /// @notice A plain transfer would reach the Stadium without a word of whose card it is: send it safely.
    error SendItSafely();

    /// @param stadium_ Who holds all cards at first; its address is known before its code is there.
    /// @param curator_ Who looks after the metadata's address.
    /// @param attributesRoot_ What is printed on each card, for contracts.
    /// @param metadataRoot_ What is printed on each card, as published.
    /// @param royaltyTo Whom marketplaces are asked to pay. It must be able to take their coin: the Stadium is not.
    /// @param royaltyBasisPoints How much of a price, in hundredths of a percent.
    /// @param base What metadata addresses begin with.
    constructor(
        address stadium_,
        address curator_,
        bytes32 attributesRoot_,
        bytes32 metadataRoot_,
        address royaltyTo,
        uint96 royaltyBasisPoints,
        string memory base
    ) ERC721("Legendary GOATs", "GOAT") {
        stadium = stadium_;
        _setCurator(curator_);
        attributesRoot = attributesRoot_;
        metadataRoot = metadataRoot_;
        _base = base;
        _setDefaultRoyalty(royaltyTo, royaltyBasisPoints);
        for (uint256 made; made < COUNT; made += BATCH) {
            _mintConsecutive(stadium_, BATCH);
        }
    }

    /// @notice How many cards there are: always 20,000.
    function totalSupply() external pure returns (uint256) {
        return COUNT;
    }

    /// @notice Whether a card was printed with this tier and these ten values.
    /// @param tier 0 to 3, from common to the rarest.
    /// @param values The ten printed values, one byte each.
    /// @param metadataLeaf The card's leaf in the tree of `metadataRoot`.
    /// @param proof The way to `attributesRoot`.
    function isAuthentic(uint256 token, uint8 tier, bytes10 values, bytes32 metadataLeaf, bytes32[] calldata proof)
        external
        view
        returns (bool)
    {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(token, tier, values, metadataLeaf))));
        return MerkleProof.verifyCalldata(proof, attributesRoot, leaf);
    }

    /// @notice What the collection itself is called, for marketplaces.
    function contractURI() external view returns (string memory) {
        return string.concat(_base, "collection");
    }

    /// @notice Metadata moves to another address; `metadataRoot` keeps saying what is genuine.
    function setBaseURI(string calldata base) external {
        if (msg.sender != curator) revert NotTheCurator();
        _base = base;
        emit BatchMetadataUpdate(FIRST_TOKEN, FIRST_TOKEN + COUNT - 1);
        emit ContractURIUpdated();
    }

    /// @notice Names another curator, who begins by saying yes: a mistyped address changes nothing.
    function nameCurator(address next) external {
        if (msg.sender != curator) revert NotTheCurator();
        nextCurator = next;
        emit CuratorNamed(next);
    }

    /// @notice I was named, and begin.
    function becomeCurator() external {
        if (msg.sender != nextCurator) revert NotTheCurator();
        delete nextCurator;
        _setCurator(msg.sender);
    }

    /// @notice Whom marketplaces let look after the collection's page: the curator. There is nothing else to own.
    function owner() external view returns (address) {
        return curator;
    }

    /// @notice Marketplaces are told to read cards again. What grew is told without this: when a card leaves the Stadium.
    function refresh(uint256 fromToken, uint256 toToken) external {
        if (msg.sender != curator) revert NotTheCurator();
        emit BatchMetadataUpdate(fromToken, toToken);
    }

    /// @notice Moves a card, but never into the Stadium: that takes `safeTransferFrom`.
    function transferFrom(address from, address to, uint256 token) public override(ERC721, IERC721) {
        if (to == stadium) revert SendItSafely();
        super.transferFrom(from, to, token);
    }

    /// @notice Sent to the Stadium this way, a card is deposited for whom it belonged to.
    function safeTransferFrom(address from, address to, uint256 token, bytes memory data)
        public
        override(ERC721, IERC721)
    {
        super.transferFrom(from, to, token);
        ERC721Utils.checkOnERC721Received(_msgSender(), from, to, token, data);
    }

    /// @notice Deposits many of the sender's own cards.
    function depositCards(uint256[] calldata tokens) external {
        for (uint256 i; i < tokens.length; ++i) {
            safeTransferFrom(msg.sender, stadium, tokens[i], "");
        }
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981, IERC165) returns (bool) {
        return id == 0x49064906 || super.supportsInterface(id);
    }

    function _update(address to, uint256 token, address auth) internal override returns (address from) {
        from = super._update(to, token, auth);
        since[token] = block.timestamp;
        // It may have grown in there, and what a marketplace remembers of it is from before.
        if (from == stadium) emit MetadataUpdate(token);
    }

    function _setCurator(address next) private {
        emit OwnershipTransferred(curator, next);
        curator = next;
    }

    function _firstConsecutiveId() internal pure override returns (uint96) {
        return uint96(FIRST_TOKEN);
    }

    function _baseURI() internal view override returns (string memory) {
        return _base;
    }
}
