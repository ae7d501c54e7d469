// A table as we see it: who sits there, the game, what is said, and the line that all of it comes by.
import { remember } from "../lib/memory";
import { byLot, Refused } from "../net/api";
import { Line, type LineState, type Wish } from "../net/line";
import { agree, announced, nonce } from "../net/nonce";
import type { Message, TableContent, Talked } from "../net/protocol";
import { event as sentenceOf, trouble, type Happening, type Trouble } from "../words/wording";
import { pair, say } from "../words/words.svelte";
import { playerName } from "./names";
import { chime } from "./sound";
import { Stage } from "./stage.svelte";
import { over, waysToPlay, type View } from "./view";

export type Toast = { id: number; problem: Trouble; rule: string };
/** Something for those who listen; by its number it is told apart from the same words said before. */
export type Spoken = { id: number; text: string };
export type Bubble = { player: string; reaction: string; id: number };

export class Table {
  state = $state<LineState>("connecting");
  wasLost = $state(false);
  closed = $state("");
  player = $state("");
  seat = $state<number | null>(null);
  content = $state.raw<TableContent>();
  view = $state.raw<View>();
  turn = $state(0);
  talk = $state.raw<Talked[]>([]);
  bubbles = $state.raw<Bubble[]>([]);
  toasts = $state.raw<Toast[]>([]);
  spoken = $state.raw<Spoken[]>([]);
  history = $state.raw<string[]>([]);
  hint = $state<{ turn: number; decision: string }>();
  preselected = $state("");
  /** A card of ours for which something is still to be announced. */
  announcing = $state("");
  drift = $state(0);
  readout = $state.raw<Happening>();
  result = $state.raw<Happening>();
  winners = $state.raw<number[]>([]);
  /** Who was just drawn as scribe. */
  drawn = $state<number>();
  muted = $state.raw<string[]>([]);
  private sent = $state(-1);
  readonly stage = new Stage((events, view) => this.happened(events, view));
  private readonly line: Line;
  private decidedAt = -Infinity;
  private count = 0;
  private readying = "";

  constructor(readonly id: string) {
    this.line = new Line(id, (message) => this.hear(message), (state, code) => this.changed(state, code));
  }

  get host(): boolean {
    return this.content?.host === this.player;
  }

  get names(): string[] {
    return (this.content?.seats ?? []).map((seat, at) => playerName(seat, at));
  }

  /** Who is the scribe, and how they became it. */
  get scribeLine(): string {
    const scribe = this.content?.settings["scribe"];
    if (!this.content || typeof scribe !== "number") return say("web-scribe-line", { how: "open", player: "" });
    return say("web-scribe-line", { how: byLot(this.content.arrangement) ? "drawn" : "chosen", player: this.names[scribe] ?? "" });
  }

  get myTurn(): boolean {
    return this.seat !== null && !!this.view?.to_act.includes(this.seat) && this.content?.status === "playing";
  }

  /** Whether we have decided and wait for the answer. */
  get decided(): boolean {
    return this.myTurn && this.sent === this.turn;
  }

  close(): void {
    this.line.close();
    this.stage.flush();
  }

  /** Send a wish; a refusal is shown, and thrown for whoever waits for it. */
  async send(wish: Wish, quiet = false): Promise<Message> {
    const answer = await this.line.send(wish);
    if (answer.type === "refused") {
      if (!quiet) this.toast(answer, answer.rule);
      throw new Refused(answer.code, answer.rule, answer.params);
    }
    return answer;
  }

  /** Send a wish that nobody waits for. */
  wish(wish: Wish): void {
    this.send(wish).catch(() => undefined);
  }

  async decide(decision: string): Promise<void> {
    const turn = this.turn;
    if (this.decided || !this.view?.legal.includes(decision)) return;
    this.stage.flush();
    this.sent = turn;
    this.decidedAt = performance.now();
    this.hint = undefined;
    this.preselected = "";
    this.result = undefined;
    try {
      await this.send({ type: "decide", turn, decision });
    } catch {
      // The refusal was shown, and another decision may be taken.
      if (this.sent === turn) this.sent = -1;
    }
  }

  /** Choose a card for our next turn, or take that back. The second half of a double click chooses nothing. */
  preselect(card: string): void {
    if (performance.now() - this.decidedAt > 400) this.preselected = this.preselected === card ? "" : card;
  }

  async ready(): Promise<void> {
    const game = this.content?.game ?? "";
    if (this.readying === game) return;
    this.readying = game;
    try {
      await this.send({ type: "ready", ready: true, commitment: await announced(game) });
    } finally {
      this.readying = "";
    }
  }

  async askHint(): Promise<void> {
    try {
      const answer = await this.send({ type: "hint" });
      if (answer.type === "hint") this.hint = { turn: answer.turn, decision: answer.decision };
    } catch {
      // The refusal was shown.
    }
  }

  /** Once more at the same table; where only bots of the house sit with us, nobody needs to be waited for. */
  async again(): Promise<void> {
    try {
      await this.send({ type: "rematch" });
      if (!this.content?.seats.every((seat) => seat?.level || seat?.player === this.player)) return;
      await this.ready();
      await this.send({ type: "start" });
    } catch {
      // The refusal was shown.
    }
  }

  /** Do not hear somebody any more, or hear them again. */
  mute(player: string, muted: boolean): void {
    this.muted = muted ? [...this.muted, player] : this.muted.filter((one) => one !== player);
    this.wish({ type: "mute", player, muted });
  }

  toast(problem: Trouble, rule = ""): void {
    const id = ++this.count;
    const text = trouble(problem);
    this.toasts = [...this.toasts.filter((toast) => trouble(toast.problem) !== text).slice(-1), { id, problem, rule }];
    this.announce(text);
    setTimeout(() => this.drop(id), 6000);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  announce(...texts: string[]): void {
    this.spoken = [...this.spoken, ...texts.map((text) => ({ id: ++this.count, text }))].slice(-6);
  }

  private changed(state: LineState, code = ""): void {
    if (state === "lost" && this.state === "open") this.wasLost = true;
    if (state === "open" && this.wasLost) {
      this.wasLost = false;
      this.announce(say("web-line-back"));
    }
    if (state === "lost" && this.state !== "lost" && this.content) this.announce(say("web-line-lost"));
    this.state = state;
    if (code) this.closed = code;
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "welcome":
        this.player = message.player;
        this.seat = message.seat;
        this.drift = message.time - Date.now();
        for (const player of this.muted) this.wish({ type: "mute", player, muted: true });
        break;
      case "table":
        this.seated(message.table);
        break;
      case "view":
        this.seat = message.view.seat ?? null;
        this.finished(message.events);
        this.game(over(undefined, message.view), message.turn, [], true);
        break;
      case "change":
        this.finished(message.events);
        this.game(over(this.view, message.view), message.turn, message.events);
        break;
      case "talk":
        this.talked(message);
        break;
    }
  }

  private seated(content: TableContent): void {
    const before = this.content;
    this.content = content;
    this.seat = content.seats.find((seat) => seat?.player === this.player && !seat.level)?.seat ?? null;
    if (content.game && content.status === "playing") agree(content.game, { lot: byLot(content.arrangement), scribe: Number(content.settings["scribe"]) });
    if (before?.status !== "playing" && before && content.status === "playing" && byLot(content.arrangement)) this.tellScribe(Number(content.settings["scribe"]));
    if (before?.game !== content.game) {
      this.view = undefined;
      this.sent = -1;
      this.stage.flush();
      this.stage.view = undefined;
    }
    const mine = this.seat === null ? null : content.seats[this.seat];
    if (content.status === "showing" && mine?.announced && !mine.nonce) {
      const shown = nonce(content.game);
      if (shown) this.send({ type: "show", nonce: shown }, true).catch(() => undefined);
    }
    if (mine?.away && content.status === "playing" && before && !before.seats[mine.seat]?.away) this.toast({ code: "web/away-now" });
    const still = ["open", "showing", "playing"].includes(content.status) && this.seat !== null;
    if (still) remember("last-table", content.id);
  }

  private tellScribe(seat: number): void {
    this.drawn = seat;
    const text = say("web-scribe-drawn", { player: this.names[seat] ?? "", mine: seat === this.seat ? "yes" : "no" });
    this.history = [...this.history, text].slice(-200);
    this.announce(text);
    setTimeout(() => (this.drawn = undefined), 4000);
  }

  private game(view: View, turn: number, events: Happening[], whole = false): void {
    const asked = this.myTurn;
    this.view = view;
    if (this.turn !== turn) this.announcing = "";
    this.turn = turn;
    if (whole) {
      this.stage.flush();
      this.stage.view = view;
      this.stage.done = undefined;
    } else {
      this.stage.push(view, events);
    }
    if (this.myTurn && !asked) {
      chime("turn");
      this.announce(say("web-turn-yours"));
      this.playPreselected();
    }
    if (view.phase !== "play" || !view.hand.includes(this.preselected)) this.preselected = "";
  }

  private finished(events: Happening[]): void {
    const end = events.find(({ event }) => event === "game_over");
    if (end) this.winners = end["winners"] as number[];
  }

  private playPreselected(): void {
    const card = this.preselected;
    this.preselected = "";
    if (!card || !this.view) return;
    const ways = waysToPlay(this.view, card);
    if (ways.includes(card)) setTimeout(() => void this.decide(card), 250);
    else if (ways.length) this.announcing = card;
    else this.toast({ code: "web/preselected-not-legal" });
  }

  private happened(events: Happening[], view: View): void {
    const sentences = events.map((happening) => sentenceOf(happening, this.names));
    this.history = [...this.history, ...sentences].slice(-200);
    this.announce(...sentences);
    for (const happening of events) {
      const { event } = happening;
      if (event === "played") chime("card");
      if (event === "played" || event === "dealt") this.readout = this.drawn = undefined;
      if (event === "trick_won" && happening["seat"] === this.seat) chime("trick");
      if (event === "predictions" && view.phase === "play") this.readOut(happening);
      if (event === "scored") this.scored(happening);
    }
  }

  private readOut(happening: Happening): void {
    this.readout = happening;
    setTimeout(() => {
      if (this.readout === happening) this.readout = undefined;
    }, 4000);
  }

  private scored(happening: Happening): void {
    this.result = happening;
    const points = happening["points"] as number[];
    if (this.seat !== null && (points[this.seat] ?? 0) > 0) chime("round");
    setTimeout(() => {
      if (this.result === happening) this.result = undefined;
    }, 6000);
  }

  private talked(talk: Talked): void {
    if (this.muted.includes(talk.player)) return;
    if (talk.text) {
      this.talk = [...this.talk.filter(({ number }) => number !== talk.number), talk].slice(-50);
      if (talk.player !== this.player && this.view) this.announce(pair(talk.name, talk.text));
    } else if (Date.now() + this.drift - talk.at < 10_000) {
      const id = ++this.count;
      this.bubbles = [...this.bubbles.filter(({ player }) => player !== talk.player), { player: talk.player, reaction: talk.reaction, id }];
      this.announce(pair(talk.name, say(`web-reaction-${talk.reaction.replaceAll("_", "-")}`)));
      setTimeout(() => (this.bubbles = this.bubbles.filter((bubble) => bubble.id !== id)), 4000);
    }
  }
}
