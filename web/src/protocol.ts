// Generated from the Python Structs by `python -m sexton.server.typescript`. Do not edit.

export const STORYTELLER = -1;
export const TOWN = -2;
export const SPECTATOR = -3;

/** An answer to a prompt. */
export type Value = null | boolean | number | string | Card | Bag | Statement | Value[];

/**
 * Answers the prompt or takes up an offer. `rev` is that of the newest message that the chair had seen.
 *
 * `by` is the seat whose decision it is; only the Storyteller decides for others.
 */
export interface MoveMessage {
  type: "move";
  rev: number;
  kind: string;
  value?: Value;
  character?: string;
  by?: number | null;
  override?: boolean;
}

/**
 * What is held up to a player: people pointed at, tokens, fingers, a nod, a thumb, a shrug; or what is said.
 *
 * Seats, characters and statements stand in ascending order, so that no order can give away which is the true one.
 */
export interface Card {
  seats?: number[];
  characters?: string[];
  number?: number | null;
  nod?: boolean | null;
  evil?: boolean | null;
  shrug?: boolean;
  statements?: Statement[];
}

/**
 * Something said of the game: that at least one of `seats`, or exactly `count` of them, are something, or were
 * it as the game began. `are` is good, evil, a team or a character; how they are now, which is alive, dead, drunken,
 * poisoned, or sober (neither of both); or allied, which all of `seats` are who have one alignment. `text` stands
 * alone: free words, of which only a person can judge whether they are true.
 */
export interface Statement {
  seats?: number[];
  are?: string;
  count?: number | null;
  began?: boolean;
  text?: string;
}

/**
 * The tokens that players draw from, and the characters in play whose token stays outside.
 */
export interface Bag {
  tokens: string[];
  aside: string[];
}

/**
 * Answers the prompt by chance: any legal answer is as likely as the others. `rev` as in a move.
 */
export interface RandomMessage {
  type: "random";
  rev: number;
  by?: number | null;
}

/**
 * Raises or lowers a hand in the running ballot. A raised hand gives all votes that it has, or so many.
 */
export interface HandMessage {
  type: "hand";
  up: boolean;
  votes?: number | null;
  by?: number | null;
}

/**
 * Says during a pause that this seat wants nothing more, or does after all.
 */
export interface ReadyMessage {
  type: "ready";
  up?: boolean;
  by?: number | null;
}

/**
 * The Storyteller takes the last moves back, or all but the first so many, and with them what policies answered
 * in between. As a `preview` it changes nothing, and is answered by what it would do.
 */
export interface UndoMessage {
  type: "undo";
  moves?: number;
  keep?: number | null;
  preview?: boolean;
}

/**
 * The Storyteller leaves a chair to a policy, or takes it back with `None`.
 */
export interface PolicyMessage {
  type: "policy";
  chair: number;
  policy?: "uniform" | null;
}

/**
 * The Storyteller lays the Grimoire open after the end: one seat's page, or all that are still covered.
 */
export interface RevealMessage {
  type: "reveal";
  seat?: number | null;
}

/**
 * The Storyteller sets the clock hand's time a seat, in milliseconds.
 */
export interface SpeedMessage {
  type: "speed";
  ms: number;
}

/**
 * The Storyteller starts the clock hand, `after` so many milliseconds, or has it `stop` where it stands.
 */
export interface CountMessage {
  type: "count";
  after?: number;
  stop?: boolean;
}

/**
 * The Storyteller asks for a new link to a chair: a seat, or `-3` for the spectators. Others are told the link
 * that they came by, as a QR code for another device.
 */
export interface NewLinkMessage {
  type: "link";
  chair: number;
}

/**
 * The Storyteller sets the table's timer anew, or with no time takes it away.
 */
export interface TimerMessage {
  type: "timer";
  ms: number;
  label?: string;
  rings?: boolean;
}

/**
 * The Storyteller gives the timer more time, or less.
 */
export interface LongerMessage {
  type: "longer";
  ms: number;
}

/**
 * The Storyteller calls everybody back to the square.
 */
export interface BellMessage {
  type: "bell";
}

/**
 * The Storyteller says what is done at this table; what is `None` stays.
 */
export interface CustomsMessage {
  type: "customs";
  whispers?: "off" | "private" | "watched" | null;
  votes?: "all" | "last" | "today" | null;
}

/**
 * Asks to speak, or no longer. It has nothing to do with voting.
 */
export interface SpeakMessage {
  type: "speak";
  up: boolean;
  by?: number | null;
}

/**
 * Writes to a seat or to the Storyteller.
 */
export interface WhisperingMessage {
  type: "whisper";
  to: number;
  text: string;
}

/**
 * A chair's own notes, in the place of those that the server keeps for it.
 */
export interface KeepMessage {
  type: "keep";
  notes: string;
}

/**
 * A player lets spectators look through their eyes, or no longer.
 */
export interface ShareMessage {
  type: "share";
  up: boolean;
}

/**
 * A spectator looks through a player's eyes, or with `None` from the square.
 */
export interface WatchMessage {
  type: "watch";
  seat?: number | null;
}

/**
 * Asks whether the connection still works.
 */
export interface PingMessage {
  type: "ping";
}

/**
 * The reader of this connection has chosen another language.
 */
export interface LanguageMessage {
  type: "language";
  lang: string;
}

/**
 * The Storyteller, who fills the bag, asks which counts are legal with these tokens; or, where `draw` is set,
 * for a whole legal bag that has all of them.
 */
export interface WeighMessage {
  type: "weigh";
  tokens: string[];
  aside: string[];
  draw?: boolean;
}

/**
 * The Storyteller asks what happened and why: from one place in the log up to another, or to its end.
 */
export interface AskStoryMessage {
  type: "story";
  first?: number;
  last?: number | null;
}

/**
 * A game to be made: a script's id, the players' names, clockwise, and those of the script's optional rules that
 * are switched on.
 */
export interface NewGame {
  script: string;
  players: string[];
  policies?: Policies;
  house_rules?: string[];
}

/**
 * The chairs that are left to policies from the start.
 */
export interface Policies {
  storyteller?: boolean;
  seats?: number[];
}

/**
 * The Storyteller adds people who have no phone.
 */
export interface AddMessage {
  type: "add";
  names: string[];
}

/**
 * Another name for a place: the sender's own, or any where the Storyteller sends it.
 */
export interface RenameMessage {
  type: "rename";
  place: number;
  name: string;
}

/**
 * Whoever has the place sits down after another one, clockwise; first where that is `None`.
 */
export interface SitMessage {
  type: "sit";
  place: number;
  after: number | null;
}

/**
 * Whoever has the place leaves the lobby, or is sent away by the Storyteller.
 */
export interface LeaveMessage {
  type: "leave";
  place: number;
}

/**
 * The Storyteller takes another script.
 */
export interface ScriptMessage {
  type: "script";
  script: string;
}

/**
 * The Storyteller wants a new joining link; the old one ends.
 */
export interface RenewMessage {
  type: "renew";
}

/**
 * The Storyteller chooses for the game: the chairs left to policies, seats by the numbers of their places, or the
 * optional rules that are switched on. What is `None` stays.
 */
export interface ChooseMessage {
  type: "choose";
  policies?: Policies | null;
  house_rules?: string[] | null;
}

/**
 * The Storyteller begins the game with all who have a place, as it is chosen.
 */
export interface BeginMessage {
  type: "begin";
}

/**
 * A table that people join before its game begins: a script's id, the names that are known already, and what is
 * chosen for the game, as for a `NewGame`.
 */
export interface NewLobby {
  script: string;
  players?: string[];
  policies?: Policies;
  house_rules?: string[];
}

/**
 * Somebody who opened the joining link wants a place under this name.
 */
export interface Joining {
  name: string;
}

/**
 * Everything that a seat or a spectator knows, and what is asked of it or open to it. Of what the connection was
 * told before, the first `kept` notes still stand, and `view.history` goes on after them.
 */
export interface ViewMessage {
  type: "view";
  rev: number;
  kept: number;
  chair: "seat" | "spectator";
  game: string;
  icons: string;
  view: View;
  prompt: Prompt | null;
  offers: Prompt[];
  ballot: RunningBallot | null;
  pause: Pause | null;
  corrected: boolean;
}

/**
 * The game as one seat knows it; as a spectator sees it where `seat` is `None`.
 */
export interface View {
  seat: number | null;
  script: string;
  characters: string[];
  phase: string;
  night: number;
  floor: string;
  players: Player[];
  character: string | null;
  evil: boolean | null;
  nominations: Ballot[];
  block: number | null;
  block_votes: number;
  notes: Note[];
  history: Note[];
  winner: string | null;
  winners: number[];
  pages: Page[];
}

/**
 * What everybody knows about a player.
 */
export interface Player {
  seat: number;
  name: string;
  alive: boolean;
  vote: boolean;
  traveller: string | null;
}

/**
 * One of today's nominations as everybody saw it; `votes` is `None` while hands are being counted, and for
 * good after a `secret` ballot.
 */
export interface Ballot {
  nominator: number;
  nominee: number;
  voters: number[];
  votes: number | null;
  secret: boolean;
}

/**
 * Something that happened to this seat alone, with its time: night or day, and which.
 */
export interface Note {
  phase: string;
  night: number;
  event: Event;
}

/**
 * Something that happened. The Storyteller sees every event; `audience` says who else does.
 */
export type Event =
  | Began
  | NightFell
  | DayBroke
  | NominationsOpened
  | NominationsClosed
  | Nominated
  | Voted
  | VotedInSecret
  | TokensTaken
  | Executed
  | ExileCalled
  | ExileVoted
  | Claimed
  | Proclaimed
  | ChoseAloud
  | NothingHappened
  | DiedByDay
  | RoseByDay
  | Named
  | Joined
  | Introduced
  | Rearranged
  | Left
  | Ended
  | Revealed
  | YouAre
  | Chose
  | Told
  | SawGrimoire
  | BagFilled
  | Dealt
  | Became
  | Turned
  | Gained
  | Lost
  | Spent
  | Started
  | Triggered
  | Resolved
  | Reached
  | Placed
  | Lifted
  | Died
  | Survived
  | Foiled
  | Judged
  | Condemned
  | Jinxed
  | Revived
  | Counted
  | ExecutionNoted
  | Ruled
  | Decided
  | Overruled;

/**
 * The game is set up: who sits where, the script, its optional rules that are switched on, what its author has
 * made: `rules`, and the characters that the Storyteller resolves; and the pairs on the script whose jinxes hold,
 * whether or not they are in play.
 */
export interface Began {
  event: "Began";
  script: string;
  characters: string[];
  names: string[];
  house_rules: string[];
  rules: string[];
  manual: ManualCharacter[];
  jinxes: ([string, string])[];
}

/**
 * A character of a script that the Storyteller resolves, with its author's texts.
 *
 * `first_night` and `other_nights` tell the Storyteller what to do at its place in those nights; the two places
 * say where that is among the steps of the general night order. `reminders` is what stands on its tokens. An
 * `official` one is no homebrew: its rule is only not written here.
 */
export interface ManualCharacter {
  id: string;
  name: string;
  ability?: string;
  first_night?: string;
  other_nights?: string;
  reminders?: string[];
  official?: boolean;
  first_place?: number | null;
  other_place?: number | null;
}

/**
 * A night begins.
 */
export interface NightFell {
  event: "NightFell";
  night: number;
}

/**
 * Dawn: who died in the night, who is alive again, and the state of those who are named anyway.
 */
export interface DayBroke {
  event: "DayBroke";
  day: number;
  died: number[];
  revived: number[];
  named: ([number, boolean])[];
}

/**
 * The Storyteller opens nominations.
 */
export interface NominationsOpened {
  event: "NominationsOpened";
}

/**
 * Nominations are over for today.
 */
export interface NominationsClosed {
  event: "NominationsClosed";
}

/**
 * Somebody nominates somebody.
 */
export interface Nominated {
  event: "Nominated";
  nominator: number;
  nominee: number;
}

/**
 * A ballot is over: who raised a hand in the order of the clock, the votes, how many an execution needs.
 *
 * `spent` are those who gave up their vote token, `block` is who is about to die now as far as all know.
 */
export interface Voted {
  event: "Voted";
  nominee: number;
  voters: number[];
  votes: number;
  needed: number;
  spent: number[];
  block: number | null;
}

/**
 * A ballot is over, and nobody saw the hands.
 */
export interface VotedInSecret {
  event: "VotedInSecret";
  nominee: number;
}

/**
 * Dead players who voted in secret give up their vote tokens.
 */
export interface TokensTaken {
  event: "TokensTaken";
  seats: number[];
}

/**
 * Somebody is executed, and dies or does not.
 */
export interface Executed {
  event: "Executed";
  seat: number;
  died: boolean;
}

/**
 * Somebody calls for a Traveller's exile.
 */
export interface ExileCalled {
  event: "ExileCalled";
  caller: number;
  seat: number;
}

/**
 * A vote on an exile is over: who supported it, how many it needs, whether the Traveller dies.
 */
export interface ExileVoted {
  event: "ExileVoted";
  seat: number;
  supporters: number[];
  needed: number;
  died: boolean;
}

/**
 * Somebody says that they use a public ability; whether they have it is nobody's business.
 */
export interface Claimed {
  event: "Claimed";
  seat: number;
  character: string;
  value: Value;
}

/**
 * The Storyteller tells everybody that a character's ability has begun, not whose; `seat` is a player whom the
 * ability names.
 */
export interface Proclaimed {
  event: "Proclaimed";
  character: string;
  seat: number | null;
}

/**
 * Somebody chooses in public because their ability makes them; nobody says which.
 */
export interface ChoseAloud {
  event: "ChoseAloud";
  seat: number;
  value: Value;
}

/**
 * What somebody claimed to do has no effect that anybody can see.
 */
export interface NothingHappened {
  event: "NothingHappened";
  seat: number;
}

/**
 * It is announced that somebody dies, without a reason.
 */
export interface DiedByDay {
  event: "DiedByDay";
  seat: number;
}

/**
 * It is announced that somebody is alive again.
 */
export interface RoseByDay {
  event: "RoseByDay";
  seat: number;
}

/**
 * The Storyteller says a player's name aloud in the night.
 */
export interface Named {
  event: "Named";
  seat: number;
  character: string;
}

/**
 * A Traveller sits down to the left of `after`.
 */
export interface Joined {
  event: "Joined";
  seat: number;
  name: string;
  character: string;
  after: number;
}

/**
 * A player is a Traveller from the start, and which one.
 */
export interface Introduced {
  event: "Introduced";
  seat: number;
  character: string;
}

/**
 * Players have changed seats: the names stay with them, the circle is another.
 */
export interface Rearranged {
  event: "Rearranged";
  circle: number[];
}

/**
 * A Traveller leaves; what lasted by their ability ends as it would at death.
 */
export interface Left {
  event: "Left";
  seat: number;
}

/**
 * The result: the team and every player who wins with it.
 */
export interface Ended {
  event: "Ended";
  team: string;
  winners: number[];
}

/**
 * Pages of the Grimoire are laid open to all: one after another, or at once.
 */
export interface Revealed {
  event: "Revealed";
  pages: Page[];
}

/**
 * One player's corner of the Grimoire.
 */
export interface Page {
  seat: number;
  character: string;
  evil: boolean;
  dead: boolean;
  believes: string;
  reminders: ([string, string])[];
}

/**
 * A player's token, and the thumb for their alignment where they are told it.
 */
export interface YouAre {
  event: "YouAre";
  seat: number;
  character: string;
  evil: boolean | null;
}

/**
 * What a player chose when an ability asked them; `asked` where its text has others choose, of whom the holder
 * may be one.
 */
export interface Chose {
  event: "Chose";
  seat: number;
  character: string;
  value: Value;
  asked: boolean;
}

/**
 * A card shown in private. `character` is whose ability it comes from, as the player knows it, or one of
 * `minioninfo`, `demoninfo`, `bluffs`.
 */
export interface Told {
  event: "Told";
  seat: number;
  character: string;
  card: Card;
}

/**
 * A player was shown the Grimoire.
 */
export interface SawGrimoire {
  event: "SawGrimoire";
  seat: number;
  pages: Page[];
}

/**
 * What lies in the bag, and what is in play without a token in it.
 */
export interface BagFilled {
  event: "BagFilled";
  bag: Bag;
}

/**
 * Who drew which token.
 */
export interface Dealt {
  event: "Dealt";
  tokens: string[];
  evil: number;
  travellers: number;
}

/**
 * A player is another character now, made so by ability `by` where one did it: the old ability goes with all
 * that came of it, the new one begins. Whoever is to notice nothing only `believes` from now on to have the old one,
 * as far as they have used it, and acts it out at the place in the night of the character `place`.
 */
export interface Became {
  event: "Became";
  seat: number;
  character: string;
  by: number | null;
  believes: string;
  place: string;
}

/**
 * A player's alignment changes, by ability `by` where one did it.
 */
export interface Turned {
  event: "Turned";
  seat: number;
  evil: boolean;
  by: number | null;
}

/**
 * A seat, or the Storyteller, holds one more ability, or believes so: from ability `via`, with which it goes, or
 * for good by what ability `by` does.
 */
export interface Gained {
  event: "Gained";
  seat: number;
  character: string;
  via: number | null;
  real: boolean;
  steady: boolean;
  face: string;
  place: string;
  by: number | null;
}

/**
 * A seat no longer holds an ability.
 */
export interface Lost {
  event: "Lost";
  ability: number;
}

/**
 * Once per game has been used.
 */
export interface Spent {
  event: "Spent";
  ability: number;
}

/**
 * An ability's first night has been run.
 */
export interface Started {
  event: "Started";
  ability: number;
}

/**
 * A death has set off an ability that waits for its place in the night.
 */
export interface Triggered {
  event: "Triggered";
  ability: number;
  worked: boolean;
}

/**
 * What a death had set off is done.
 */
export interface Resolved {
  event: "Resolved";
  ability: number;
}

/**
 * The night has come to this place in its order.
 */
export interface Reached {
  event: "Reached";
  cursor: number;
}

/**
 * A reminder token is placed.
 */
export interface Placed {
  event: "Placed";
  kind: string;
  seat: number;
  by: number | null;
  character: string;
  until: string | null;
  about: number | null;
  last: number | null;
  what: string;
}

/**
 * A reminder token is taken away.
 */
export interface Lifted {
  event: "Lifted";
  token: number;
}

/**
 * Somebody dies, by ability `by` where one did it; `how` is attack, execution, exile, or ruling. Nothing could
 * have prevented it where it was to happen `surely`.
 */
export interface Died {
  event: "Died";
  seat: number;
  how: string;
  by: number | null;
  surely: boolean;
}

/**
 * Somebody would have died, by ability `by` where it is one that kills, but for the ability of `saviour`. It
 * may let the player at `instead` die in their place.
 */
export interface Survived {
  event: "Survived";
  seat: number;
  how: string;
  saviour: number;
  by: number | null;
  instead: number | null;
}

/**
 * An ability would have done something to a player and did not: it does not work, the player is dead already, or
 * is safe from it. `what` is the token that it would have placed, or nothing for a death.
 */
export interface Foiled {
  event: "Foiled";
  ability: number;
  seat: number;
  what: string;
}

/**
 * The Storyteller answers a question that decides what an ability does, about a player who might be taken for
 * something else.
 */
export interface Judged {
  event: "Judged";
  ability: number;
  seat: number;
  answer: boolean;
}

/**
 * Somebody is about to be executed; `how` is votes, ability, madness, or ruling, and `by` the ability.
 */
export interface Condemned {
  event: "Condemned";
  seat: number;
  how: string;
  by: number | null;
}

/**
 * A rule for these two characters has something else happen than an ability's text says.
 */
export interface Jinxed {
  event: "Jinxed";
  pair: [string, string];
}

/**
 * Alive again, by ability `by` where one did it, with the ability fresh and, at the next death, a new vote
 * token; who dies again in the same night has the one of before, since nobody hears of it. What has worked in death
 * too, or was set off by it, goes on, and so does what a player `believes` to be who does not know themself.
 */
export interface Revived {
  event: "Revived";
  seat: number;
  by: number | null;
  believes: string;
}

/**
 * What a secret ballot came to; `spent` are those who will give up their vote token for it.
 */
export interface Counted {
  event: "Counted";
  nominee: number;
  voters: number[];
  votes: number;
  needed: number;
  spent: number[];
}

/**
 * Who the executed player was, for the abilities that ask.
 */
export interface ExecutionNoted {
  event: "ExecutionNoted";
  execution: Execution;
}

/**
 * An execution on `day` or in the night after it, with who the player was at that moment.
 */
export interface Execution {
  day: number;
  seat: number;
  died: boolean;
  character: string;
  evil: boolean;
}

/**
 * The Storyteller suspends one token of a ring of effects that has no consistent answer.
 */
export interface Ruled {
  event: "Ruled";
  ring: number[];
  token: number;
}

/**
 * A team has won, by the text of ability `by` where it is one; the result is not public yet.
 */
export interface Decided {
  event: "Decided";
  team: string;
  why: string;
  by: number | null;
}

/**
 * The Storyteller acted or answered outside the rules.
 */
export interface Overruled {
  event: "Overruled";
  kind: string;
  value: Value;
}

/**
 * A question to one person, or, among a game's offers, something that person may do unasked.
 *
 * `who` decides: a seat or the Storyteller. `kind` says what is asked, `character` whose ability asks,
 * as far as `who` knows it. `about` is the seat that the question is about (who is told, who is nominated).
 * `true` lists those legal answers to the Storyteller that are true; `shape` is the set from which an
 * override may be taken. `waits` marks the prompts at which nothing is pending, so that others may act.
 * `secret` marks a ballot with closed eyes.
 */
export interface Prompt {
  who: number;
  kind: string;
  domain: Domain;
  character: string;
  about: number | null;
  true: Value[];
  shape: Domain | null;
  waits: boolean;
  secret: boolean;
}

/**
 * The set of legal answers to a prompt.
 */
export type Domain =
  | Options
  | Characters
  | Cards
  | Players
  | Pointing
  | Tokens
  | TokenSets
  | PlayerAnd
  | Guesses
  | Swaps
  | Hands
  | Deal
  | Reminder
  | Showing
  | Newcomer
  | Bags
  | Questions
  | Pair;

/**
 * Any one of a short list of values: words, numbers, nods, or nothing.
 */
export interface Options {
  type: "options";
  values: Value[];
}

/**
 * Any one of these character ids; `None` among them means that the choice may be declined.
 */
export interface Characters {
  type: "characters";
  values: Value[];
}

/**
 * Any one of these cards may be shown.
 */
export interface Cards {
  type: "cards";
  values: Value[];
}

/**
 * `count` different players out of `seats`.
 *
 * The answer is a seat where one is chosen and else a tuple in the order of choosing.
 * `None` is legal too where `optional` is set.
 */
export interface Players {
  type: "players";
  seats: number[];
  count: number;
  optional: boolean;
}

/**
 * Every card that points at `count` different players, with one of `characters` where any are given.
 *
 * `none` adds the card that says zero.
 */
export interface Pointing {
  type: "pointing";
  seats: number[];
  count: number;
  characters: string[];
  none: boolean;
}

/**
 * `count` different characters, in any order.
 */
export interface Tokens {
  type: "tokens";
  characters: string[];
  count: number;
}

/**
 * Every card that shows some of the characters, in any number; zero for none.
 */
export interface TokenSets {
  type: "token_sets";
  characters: string[];
}

/**
 * A player and one of a list of words, such as character ids, but no `barred` pair of them; `None` is legal
 * too where `optional`.
 */
export interface PlayerAnd {
  type: "player_and";
  seats: number[];
  words: string[];
  optional: boolean;
  barred: ([number, string])[];
}

/**
 * Up to `most` pairs of a player and a character; the same pair may come twice.
 */
export interface Guesses {
  type: "guesses";
  seats: number[];
  characters: string[];
  least: number;
  most: number;
}

/**
 * One to `most` pairs of different players, in order; the same pair may come again.
 */
export interface Swaps {
  type: "swaps";
  seats: number[];
  most: number;
}

/**
 * One ballot: for each of `voters`, in the order of the clock, the votes given, 0 up to `most`.
 */
export interface Hands {
  type: "hands";
  voters: number[];
  most: number[];
}

/**
 * Every way to hand out the tokens, one to each seat in turn.
 */
export interface Deal {
  type: "deal";
  tokens: string[];
}

/**
 * A player and a reminder's text, and behind them the id of the character whose reminder it is, if it is one's.
 * Free text has no size: it is counted as one for each player.
 */
export interface Reminder {
  type: "reminder";
  seats: number[];
  most: number;
}

/**
 * A player, and any card that points at `seats` and shows `characters`. Counted by its pairs of the two.
 */
export interface Showing {
  type: "showing";
  seats: number[];
  characters: string[];
}

/**
 * A Traveller who joins: a new name, a character, the seat to sit down after, and good or evil.
 */
export interface Newcomer {
  type: "newcomer";
  taken: string[];
  characters: string[];
  seats: number[];
}

/**
 * Every legal bag: its tokens, and the characters in play whose token stays outside.
 */
export interface Bags {
  type: "bag";
  players: number;
  script: string[];
  teams: Record<string, string>;
  rows: Row[];
  outside: string[];
  beside: Record<string, string>;
  copies: Record<string, number>;
  any_count: boolean;
}

/**
 * How many of each team: Townsfolk, Outsiders, Minions, Demons.
 */
export interface Row {
  townsfolk: number;
  outsider: number;
  minion: number;
  demon: number;
}

/**
 * A question that yes or no answers, put as a statement: is it true? How somebody is, is asked of now alone;
 * whether some are allied, of two or more and without a count. Free words are a question too; they have no number,
 * and only what is said of one player is counted.
 */
export interface Questions {
  type: "questions";
  seats: number[];
  words: string[];
  longest: number;
}

/**
 * A card with two different statements, in ascending order so that the order tells nothing; where `mixed` is set
 * one of them must be true and the other false. Counted by what is said of one player.
 */
export interface Pair {
  type: "pair";
  questions: Questions;
  known: Fact[];
  mixed: boolean;
}

/**
 * What is true of one player: how they are now, everything that they may be taken for, and who they were as the
 * game began.
 */
export interface Fact {
  seat: number;
  now: string[];
  evil: boolean[];
  characters: string[];
  began: string;
  began_evil: boolean;
}

/**
 * The clock hand: who votes in which order, the votes that each hand gives now, 0 while it is down, and those
 * that are read in for good. Of a `secret` ballot a chair sees no hand but its own. `most` are the votes that
 * this chair may give.
 *
 * `current` is read in `ends` milliseconds from now; both are `None` while the hand stands still.
 */
export interface RunningBallot {
  kind: string;
  nominee: number | null;
  secret: boolean;
  voters: number[];
  hands: Record<string, number>;
  most: number;
  counted: number[];
  current: number | null;
  ends: number | null;
  period: number;
}

/**
 * A policy holds the Storyteller's chair and waits for the people: until all are ready, or the time is up.
 *
 * `ends` is in milliseconds from now.
 */
export interface Pause {
  people: number[];
  ready: number[];
  ends: number;
}

/**
 * Everything, for the Storyteller. `prompt` is the open one, whoever is asked. Of what the connection was told
 * before, the first `kept` notes still stand, and `table.log` goes on after them.
 */
export interface TableMessage {
  type: "table";
  rev: number;
  kept: number;
  chair: "storyteller";
  game: string;
  icons: string;
  table: Table;
  prompt: Prompt | null;
  offers: Prompt[];
  ballot: RunningBallot | null;
  pause: Pause | null;
  players: Occupancy[];
  policy: string | null;
  spectators: number;
  period: number;
  moves: number[];
}

/**
 * The whole game at this prompt.
 */
export interface Table {
  script: string;
  characters: string[];
  phase: string;
  night: number;
  floor: string;
  block: number | null;
  block_votes: number;
  needed: number;
  nominations: Ballot[];
  grimoire: Pane[];
  steps: Step[];
  log: Note[];
  undone: Note[];
  undo: number;
  winner: string | null;
  winners: number[];
}

/**
 * One player as the Storyteller sees them.
 */
export interface Pane {
  seat: number;
  name: string;
  character: string;
  believes: string;
  evil: boolean;
  dead: boolean;
  vote: boolean;
  traveller: boolean;
  drunk: boolean;
  poisoned: boolean;
  reminders: ReminderToken[];
}

/**
 * A reminder on a seat; `active` is false where it has no effect now, `token` its number for lifting,
 * or nothing where it is no token but a standing effect.
 */
export interface ReminderToken {
  token: number | null;
  kind: string;
  character: string;
  active: boolean;
}

/**
 * One step of tonight, with the seats it wakes; `-1` is the Storyteller's own ability. `began` is where in
 * the log it began, where it did.
 */
export interface Step {
  character: string;
  seats: number[];
  state: "ahead" | "done" | "now";
  began: number | null;
}

/**
 * One player's chair as the Storyteller sees it: how many connections it has, and the policy that runs it.
 */
export interface Occupancy {
  seat: number;
  name: string;
  online: number;
  policy: string | null;
}

/**
 * The clock hand moved, or somebody's hand.
 */
export interface BallotMessage {
  type: "ballot";
  kind: string;
  nominee: number | null;
  secret: boolean;
  voters: number[];
  hands: Record<string, number>;
  most: number;
  counted: number[];
  current: number | null;
  ends: number | null;
  period: number;
  rev: number;
}

/**
 * Somebody is ready, or no longer.
 */
export interface PauseMessage {
  type: "pause";
  people: number[];
  ready: number[];
  ends: number;
  rev: number;
}

/**
 * What the table has beside the game, the same for everybody: its timer, how many milliseconds ago the `bell`
 * called everybody back, who asks to speak in the order of asking, and the customs.
 */
export interface SquareMessage {
  type: "square";
  timer: TableTimer | null;
  bell: number | null;
  speaking: number[];
  whispers: "off" | "private" | "watched";
  votes: "all" | "last" | "today";
}

/**
 * A time that the whole table sees, with its label: `ends` milliseconds from now, 0 when it is up. The bell
 * `rings` when it is, or not.
 */
export interface TableTimer {
  label: string;
  ends: number;
  rings: boolean;
}

/**
 * What the server keeps for this chair alone: its `notes`, the whispers that it sent and got, and whether
 * spectators may look through its eyes.
 */
export interface OwnMessage {
  type: "own";
  notes: string;
  whispers: Whisper[];
  shares: boolean;
}

/**
 * Words from one chair to another, with the time of the game. `text` is `None` where the Storyteller is
 * only told who wrote to whom.
 */
export interface Whisper {
  by: number;
  to: number;
  text: string | null;
  phase: string;
  night: number;
}

/**
 * A new whisper, to those whom it concerns.
 */
export interface WhisperMessage {
  type: "whisper";
  by: number;
  to: number;
  text: string | null;
  phase: string;
  night: number;
}

/**
 * Through whose eyes a spectator may look, and what is seen there. The Storyteller is told the seats.
 */
export interface EyesMessage {
  type: "eyes";
  seats: number[];
  view: View | null;
}

/**
 * What was sent changed nothing. `error` says why and what is allowed; `move` is what was sent.
 */
export interface RefusedMessage {
  type: "refused";
  error: string;
  move: Value;
}

/**
 * This chair was opened elsewhere too; both go on.
 */
export interface MovedMessage {
  type: "moved";
  link: string;
}

/**
 * A chair's new link, which replaces the old ones.
 */
export interface LinkMessage {
  type: "link";
  chair: number;
  link: string;
  qr: string;
}

/**
 * What an undo would do: the moves that are kept and those that go, the moment it leads back to, whom that
 * moment asks, and what would be taken back from everybody and from single seats.
 */
export interface UndoingMessage {
  type: "undoing";
  keep: number;
  moves: number;
  phase: string;
  night: number;
  asked: number | null;
  everyone: Note[];
  seats: Forgotten[];
}

/**
 * What one player alone was told, asked or shown, and would not have been.
 */
export interface Forgotten {
  seat: number;
  notes: Note[];
}

/**
 * The server is there.
 */
export interface PongMessage {
  type: "pong";
}

/**
 * A bag in the making: the counts that are legal with what is in it, and why. Nobody has closed it yet.
 */
export interface WeighedMessage {
  type: "weighed";
  tokens: string[];
  aside: string[];
  wanted: Row[];
  reasons: BagReason[];
  legal: boolean;
}

/**
 * A character of a bag that changes which counts are legal, and those that would be without it.
 */
export interface BagReason {
  character: string;
  without: Row[];
}

/**
 * What happened between these places in the log, and why; `last` is the first place after it.
 */
export interface StoryMessage {
  type: "story";
  first: number;
  last: number | null;
  lines: Line[];
}

/**
 * A line of a narration: a title, the head of a night or day, the step of a night, or what everybody, one
 * seat or only the Storyteller knows. `depth` is how far it stands to the right. Told to the Storyteller, `event`
 * is the place in the log of what it tells, and `why` the reasons, where they were asked for.
 */
export interface Line {
  text: string;
  kind: string;
  depth: number;
  event: number | null;
  why: Cause[];
}

/**
 * One reason, in a sentence; the reasons for it stand one deeper.
 */
export interface Cause {
  text: string;
  depth: number;
}

/**
 * A script that games can be made with. `house_rules` are the optional rules that it has, each as
 * `character:rule`; `rules` are its author's own, `manual` the characters that the Storyteller resolves,
 * `jinxes` the pairs that have a rule of their own whatever optional rules are on.
 */
export interface ScriptEntry {
  id: string;
  name: string;
  author: string;
  characters: string[];
  house_rules: string[];
  jinxes: ([string, string])[];
  rules: string[];
  manual: ManualCharacter[];
}

/**
 * An uploaded script as it was understood, with what was odd about it. With `doubts` it is not kept and has no
 * `id`, until it is sent again with the word that it shall be played anyway.
 */
export interface ScriptRead {
  id: string;
  name: string;
  author: string;
  characters: string[];
  house_rules: string[];
  jinxes: ([string, string])[];
  rules: string[];
  manual: ManualCharacter[];
  warnings: string[];
  doubts: string[];
}

/**
 * A script in words, in one or two languages.
 */
export interface ScriptSheet {
  title: string;
  author: string;
  languages: string[];
  characters: SheetCharacter[];
  jinxes: SheetJinx[];
  rules: string[];
  notes: string[];
  first_night: SheetStep[];
  other_nights: SheetStep[];
}

/**
 * A character: its id in games; `names` and `texts` (its ability) in the languages asked for, one where they
 * are the same; what its reminder tokens say, and the file's own texts about it.
 */
export interface SheetCharacter {
  id: string;
  team: string;
  names: string[];
  texts: string[];
  reminders?: string[];
  flavour?: string;
  overview?: string;
  how_to_run?: string[];
  examples?: string[];
}

/**
 * The two characters of a jinx, what they are called together, and its rule, in the languages asked for.
 */
export interface SheetJinx {
  ids: [string, string];
  names: string[];
  texts: string[];
}

/**
 * A step of a night: the character that it belongs to, or a name such as `dusk`, and what is done.
 */
export interface SheetStep {
  id: string;
  names: string[];
  texts: string[];
  reminders?: string[];
}

/**
 * A script looked at: with how many players it can be dealt, and what there is to say of it, the gravest first.
 */
export interface Findings {
  players: number[];
  findings: Finding[];
}

/**
 * Something to know about a script. `code` is explained in `docs/script-findings.md`.
 */
export interface Finding {
  code: string;
  level: "doubt" | "error" | "note" | "warning";
  sentence: string;
}

/**
 * A new game's links. They are told once: the server keeps only their hashes.
 */
export interface GameLinks {
  game: string;
  storyteller: string;
  seats: SeatLink[];
  spectator: string;
}

/**
 * A player's link, and the same as a QR code: an SVG.
 */
export interface SeatLink {
  seat: number;
  name: string;
  link: string;
  qr: string;
}

/**
 * A character's English name, its team, its icon's id, its places in the order of the first night and of the
 * others, `None` where it does nothing then, and what its reminder tokens say, in English.
 */
export interface CharacterEntry {
  name: string;
  team: string;
  icon: string;
  first_night: number | null;
  other_nights: number | null;
  reminders: string[];
}

/**
 * The body of every answer that is an error.
 */
export interface Problem {
  error: string;
}

/**
 * Everything about a lobby, for the Storyteller: its places, clockwise, what is chosen for the game, with the
 * numbers of places for seats, and the address by which people join, as a phone in the room can open it, the same
 * as a QR code.
 */
export interface LobbyMessage {
  type: "lobby";
  script: ScriptEntry;
  places: HeldPlace[];
  policies: Policies;
  house_rules: string[];
  join: string;
  qr: string;
}

/**
 * A place in a lobby as the Storyteller sees it: whether a phone joined at it, and its connections now.
 */
export interface HeldPlace {
  place: number;
  name: string;
  phone: boolean;
  online: number;
}

/**
 * A lobby as somebody who joined sees it: its places, clockwise, and which is theirs.
 */
export interface WaitingMessage {
  type: "waiting";
  places: Place[];
  mine: number;
}

/**
 * A place in a lobby. `place` is its number, which it keeps wherever it is moved.
 */
export interface Place {
  place: number;
  name: string;
}

/**
 * The link of a new lobby's Storyteller. It is told once.
 */
export interface LobbyLink {
  storyteller: string;
}

/**
 * The link of the place that somebody joined at, and of their seat when the game has begun. It is told once.
 */
export interface PlaceLink {
  link: string;
}

/**
 * A game as it was seen through somebody's `eyes`: a seat's, the spectators' (`-3`), or the Storyteller's
 * (`-1`), who sees all. `names` are those of all seats, in their order; `winner` is nobody while it goes on.
 */
export interface Timeline {
  eyes: number;
  game: string;
  script: string;
  icons: string;
  names: string[];
  winner: string | null;
  moments: Moment[];
}

/**
 * A line of the timeline: what is told, as in a :class:`sexton.narration.Line`, and of which seats. `at` is
 * the number of its event in the log; several lines may tell of one event.
 */
export interface Moment {
  at: number;
  text: string;
  kind: string;
  depth: number;
  seats: number[];
}

/**
 * How everything lay after an event: the Grimoire, or where a seat or the spectators look what they knew then,
 * without their notes and history, which the timeline tells.
 */
export interface Position {
  at: number;
  phase: string;
  night: number;
  grimoire: Pane[];
  view: View | null;
}

export type FromServer =
  | ViewMessage
  | TableMessage
  | BallotMessage
  | PauseMessage
  | SquareMessage
  | OwnMessage
  | WhisperMessage
  | EyesMessage
  | RefusedMessage
  | MovedMessage
  | LinkMessage
  | UndoingMessage
  | PongMessage
  | WeighedMessage
  | StoryMessage;

export type FromClient =
  | MoveMessage
  | RandomMessage
  | HandMessage
  | ReadyMessage
  | UndoMessage
  | PolicyMessage
  | RevealMessage
  | SpeedMessage
  | CountMessage
  | NewLinkMessage
  | TimerMessage
  | LongerMessage
  | BellMessage
  | CustomsMessage
  | SpeakMessage
  | WhisperingMessage
  | KeepMessage
  | ShareMessage
  | WatchMessage
  | PingMessage
  | LanguageMessage
  | WeighMessage
  | AskStoryMessage;

export type FromLobby =
  | LobbyMessage
  | WaitingMessage
  | RefusedMessage
  | MovedMessage
  | PongMessage;

export type ToLobby =
  | AddMessage
  | RenameMessage
  | SitMessage
  | LeaveMessage
  | ScriptMessage
  | RenewMessage
  | ChooseMessage
  | BeginMessage
  | PingMessage
  | LanguageMessage;
