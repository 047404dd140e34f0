export * from './achievements/achievements.ts';
export * from './attributes.ts';
export * from './economy/auctions.ts';
export { BONUS_NOTES, type BonusNote } from './economy/bonus-notes.ts';
export * from './economy/callbacks.ts';
export * from './economy/chain.ts';
export * from './economy/circle.ts';
export * from './economy/club.ts';
export * from './economy/cup-draw.ts';
export { cupOffWords } from './economy/cup-off-words.ts';
export * from './economy/cup-schedule.ts';
export * from './economy/cups.ts';
export * from './economy/daily-pack.ts';
export * from './economy/deadlines.ts';
export * from './economy/friends.ts';
export * from './economy/history.ts';
export * from './economy/hoof.ts';
export * from './economy/inbox.ts';
export * from './economy/limits.ts';
export * from './economy/multipliers.ts';
export * from './economy/packs.ts';
export * from './economy/payouts.ts';
export * from './economy/presets.ts';
export * from './economy/prices.ts';
export * from './economy/stakes.ts';
export * from './economy/swaps.ts';
export * from './economy/trading.ts';
export type { Payment, Trade } from './economy/trading-circle.ts';
export * from './economy/verify-cup.ts';
export { backAndForth, SOLD_TO_ONESELF } from './economy/wash.ts';
export { washWords } from './economy/wash-words.ts';
export * from './economy/week.ts';
export { apply, type Outcome, replay } from './engine/apply.ts';
export { type CardBond, combinedScore, highestOf, type MatchCard } from './engine/cards.ts';
export {
  type CommitmentParts,
  commitmentOf,
  findCommittedCards,
  type MatchMode,
  secretFromSignature,
  secretMessage,
} from './engine/commitment.ts';
export { type Crowd, crowdBounds, crowdFor, crowdIn, crowdOf } from './engine/crowd.ts';
export {
  type Decider,
  type DeciderTable,
  decidersOf,
  LAST_ROUND,
  lowestOf,
  nextStep,
  openDeciders,
  pickable,
  type Strike,
  strikesWith,
} from './engine/deciders.ts';
export type { Action, MatchEvent } from './engine/events.ts';
export type { Fate } from './engine/fate.ts';
export { keptHands } from './engine/kept-hands.ts';
export { anyMove, type Move, strikeGoesWith } from './engine/moves.ts';
export type { MatchPlayer, Opening } from './engine/players.ts';
export { type MatchProof, proofOf } from './engine/proof.ts';
export { REJECTIONS, type Rejection } from './engine/rejections.ts';
export { matchOfProof, rewind } from './engine/rewind.ts';
export type { DrawnMoment, Round, TieBreak } from './engine/round.ts';
export { RULES, RULES_VERSIONS, type RulesVersion } from './engine/rules-version.ts';
export { otherSeat, type Pair, SEATS, type Seat } from './engine/seats.ts';
export {
  type EndedMatch,
  isPlayedOut,
  possiblePayouts,
  type Settlement,
  settlementOf,
} from './engine/settlement.ts';
export {
  type EngineOptions,
  type MatchSetup,
  type StartOutcome,
  startMatch,
} from './engine/setup.ts';
export { SQUAD_DECK_SIZE, SQUAD_LINEUP_SIZE } from './engine/squad.ts';
export {
  type CommitState,
  type EndReason,
  type FinishedState,
  isAwaited,
  type LiveState,
  type MatchResult,
  type MatchState,
  type OpenState,
  type Phase,
  type PickState,
  seatOf,
  tableOf,
  usedAttributes,
} from './engine/state.ts';
export { tieBreakerFor } from './engine/tie-breakers.ts';
export { type KnownMatch, type Verification, verifyProof } from './engine/verify.ts';
export {
  type MatchView,
  matchView,
  type PlayerView,
  type ResultView,
  type RoundView,
  type TieBreakView,
} from './engine/view.ts';
export * from './formats/labels.ts';
export {
  formatDollars,
  formatEth,
  formatHoof,
  formatMatic,
  formatSol,
  formatXi,
} from './formats/money.ts';
export * from './formats/names.ts';
export {
  compactNumber,
  fixedGrouped,
  groupedCount,
  type Numeric,
  signed,
  withPoint,
} from './formats/numbers.ts';
export * from './formats/odds.ts';
export { percent } from './formats/percent.ts';
export * from './formats/plain-text.ts';
export { RARITY_WORDS } from './formats/rarity-words.ts';
export * from './formats/score-band.ts';
export * from './formats/times.ts';
export * from './formats/typed-amount.ts';
export { isHex32 } from './hash/hex32.ts';
export { type SeededStream, seededStream } from './hash/seeded-stream.ts';
export { sha256Hex } from './hash/sha256.ts';
export { searchPart, solvesWork, WORK_PARTS, type WorkChallenge } from './hash/work.ts';
export { type Hands, houseCard, houseLineup } from './house/house-bring.ts';
export { houseMove } from './house/house-move.ts';
export { houseAccepts, houseAsks, houseBuys, houseOffers } from './house/house-trade.ts';
export {
  houseFor,
  NOMINAL_RATING,
  type RandomNumber,
  STRENGTHS,
  type Strength,
} from './house/strength.ts';
export { NOTICE_TITLES } from './notices/notice-titles.ts';
export { noticeOf, noticeWords } from './notices/notice-words.ts';
export type { Notice, NoticeKind } from './notices/notices.ts';
export { type BringChoice, bringOdds } from './odds/bring-odds.ts';
export {
  type CoachedDecision,
  type CoachedDuel,
  type CoachedProof,
  coachDuel,
} from './odds/coach-duel.ts';
export {
  type CoachedSquadDecision,
  type CoachedSquadProof,
  coachSquad,
} from './odds/coach-squad.ts';
export { type DuelChoice, duelOdds } from './odds/duel-odds.ts';
export { type Explained, explainBring, explainChoice, type NameOf } from './odds/explain.ts';
export type { CrowdLead } from './odds/open-duel.ts';
export type { DuelPosition, SeenRound } from './odds/position.ts';
export { type SquadChoice, squadOdds } from './odds/squad-odds.ts';
export type { SquadPosition } from './odds/squad-worlds.ts';
export { crowdLead, duelPosition } from './odds/view-position.ts';
export { winChance } from './odds/win-chance.ts';
export {
  isSolved,
  isWorthAsking,
  PUZZLE_ROUND,
  type Puzzle,
  puzzleOf,
  streakOf,
} from './puzzle/puzzle.ts';
export { isQuestName, QUEST_KINDS, QUEST_SHELVES, type QuestName } from './quests/quest-kinds.ts';
export * from './quests/quests.ts';
export * from './rarity.ts';
export { afterGame, NEWCOMER, rested, type Standing } from './rating/glicko.ts';
export { matchWeight, REPEAT_WINDOW_MS, type Weight } from './rating/match-weight.ts';
export {
  nearestFirst,
  type Offer,
  ratingOf,
  type Seeker,
  seekerRating,
} from './rating/nearest-first.ts';
export { type Battler, type Rating, rateMatch } from './rating/rate-match.ts';
export * from './rating/season-ranks.ts';
export * from './rating/seasons.ts';
export { weightWords } from './rating/weight-words.ts';
export { REFUSALS, type Reason } from './refusals/index.ts';
export type { RefusalTable, RefusalValues, Telling } from './refusals/table.ts';
export type {
  AchievementCommands,
  AchievementEffects,
  AchievementQuestions,
} from './world/achievement/index.ts';
export * from './world/auction/facts.ts';
export type { AuctionCommands, AuctionEffects, AuctionQuestions } from './world/auction/index.ts';
export { nearestCards } from './world/card/cards-named.ts';
export type { CardEvent } from './world/card/effects.ts';
export { canBeLost } from './world/card/eligibility.ts';
export * from './world/card/facts.ts';
export type { CardEffects, CardQuestions } from './world/card/index.ts';
export type { ChainCommand } from './world/chain/commands.ts';
export * from './world/chain/facts.ts';
export type { ChainCommands, ChainEffects, ChainQuestions } from './world/chain/index.ts';
export { clubPoints, WON_TIE, winningClub } from './world/cup/club-points.ts';
export { endOfCup, feesOf, prizesByPlace } from './world/cup/cup-end.ts';
export { pairingsReady, roundsIn, tieName } from './world/cup/cup-ties.ts';
export type { CupPlace, NewCup } from './world/cup/effects.ts';
export * from './world/cup/facts.ts';
export type { CupCommands, CupEffects, CupQuestions } from './world/cup/index.ts';
export { CUP_BUDGET } from './world/cup/start-cup.ts';
export type { GiftCommands, GiftEffects, GiftQuestions } from './world/gift/index.ts';
export { type Posting, TREASURY } from './world/hoof/effects.ts';
export type { HoofEffects, HoofQuestions } from './world/hoof/index.ts';
export type { Asking } from './world/kernel/ask.ts';
export type {
  AnswerOf,
  AnswerTo,
  CheckedAsk,
  Command,
  Effect,
  Question,
  Questions,
  UncheckedAsk,
} from './world/kernel/registry.ts';
export type { Told } from './world/kernel/told.ts';
export type { Refusal, RefusalCode, Verdict } from './world/kernel/verdict.ts';
export * from './world/match/facts.ts';
export { SERIES_OF, seriesScore } from './world/match/friendly-series.ts';
export type { MatchCommands, MatchEffects, MatchQuestions } from './world/match/index.ts';
export type { PlayerMove } from './world/match/move.ts';
export { type Side, sideQuestions, sidesOf } from './world/match/purse.ts';
export * from './world/match/reactions.ts';
export { duelLink, mayMeet, maySee } from './world/opening/audience.ts';
export { CARDS_KEPT } from './world/opening/card-at-stake.ts';
export * from './world/opening/facts.ts';
export { MOST_IN_HAND } from './world/opening/hands.ts';
export type { OpeningCommands, OpeningEffects, OpeningQuestions } from './world/opening/index.ts';
export { bonusNow, bonusOf } from './world/opening/pool.ts';
export type {
  SeasonCommands,
  SeasonEffects,
  SeasonQuestions,
} from './world/season/index.ts';
export { decide, isChecked, UNCHECKED } from './world/slices.ts';
export * from './world/trade/facts.ts';
export type { TradeCommands, TradeEffects, TradeQuestions } from './world/trade/index.ts';
export { RETURNED_AT_ONCE } from './world/trade/return-cards.ts';
export type { WalletEffects, WalletQuestions } from './world/wallet/index.ts';
export type { Operator } from './world/wallet/operator.ts';
export { type WalletPair, walletPair } from './world/wallet/pair.ts';
export type { WeekTable } from './world/week/facts.ts';
export type { WeekCommands, WeekCount, WeekEffects, WeekQuestions } from './world/week/index.ts';
