// The line to a table: one WebSocket at a time, opened again by itself whenever it breaks. What was not answered is sent
// again under the same id, so it counts once.
import { VERSION, type Message } from "./protocol";
import { guest } from "./guest.svelte";

export type LineState = "connecting" | "open" | "lost" | "closed";
export type Wish = { type: string; [key: string]: unknown };
type Answer = (answer: Message) => void;

const FIRST = 250;
const LONGEST = 8000;
const SILENCE = 25_000;
const PATIENCE = 8000;
const HOPELESS = ["table/not-found", "table/closed", "protocol/unsupported-version"];

export class Line {
  private socket: WebSocket | undefined;
  private since = 0;
  private wait = FIRST;
  private welcome = false;
  private ended = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private unanswered = new Map<string, { wish: Wish; answer: Answer }>();
  private counter = 0;
  private token = "";
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(
    readonly table: string,
    private readonly hear: (message: Message) => void,
    private readonly tell: (state: LineState, code?: string) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    void this.open();
  }

  /** Send a command; what comes back is its answer, however often the line breaks meanwhile. */
  send(wish: Wish): Promise<Message> {
    const id = `${this.prefix}-${++this.counter}`;
    return new Promise((answer) => {
      this.unanswered.set(id, { wish: { ...wish, id }, answer });
      if (this.welcome) this.put({ ...wish, id });
    });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.watch);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private async open(): Promise<void> {
    this.tell("connecting");
    try {
      this.token = await guest.token();
    } catch {
      this.again();
      return;
    }
    if (this.ended) return;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
    this.socket = socket;
    const mine = () => this.socket === socket;
    socket.onopen = () => mine() && this.put({ type: "hello", version: VERSION, token: this.token, table: this.table, since: this.since });
    socket.onmessage = (event) => mine() && this.take(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => mine() && this.lost();
    this.listen(PATIENCE);
  }

  private take(message: Message): void {
    this.listen(SILENCE);
    if ("number" in message && message.type !== "done") this.since = Math.max(this.since, message.number);
    if (message.type === "welcome") this.greeted();
    if (message.type === "closing") this.refused(message.code);
    if (message.type === "refused" && !message.id) this.refused(message.code);
    if ("id" in message) this.answered(message);
    this.hear(message);
  }

  private greeted(): void {
    this.welcome = true;
    this.wait = FIRST;
    this.tell("open");
    for (const { wish } of this.unanswered.values()) this.put(wish);
  }

  private answered(message: Message & { id: string }): void {
    if (message.type === "refused" && message.code === "server/store-unavailable") {
      const waiting = this.unanswered.get(message.id);
      setTimeout(() => waiting && this.welcome && this.put(waiting.wish), 1000);
      return;
    }
    this.unanswered.get(message.id)?.answer(message);
    this.unanswered.delete(message.id);
  }

  private refused(code: string): void {
    if (code.startsWith("token/")) guest.outdated(this.token);
    if (HOPELESS.includes(code)) {
      this.tell("closed", code);
      this.close();
    }
  }

  /** After a silence we ask whether somebody is there; without an answer the line counts as broken. */
  private listen(patience: number): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      if (patience === SILENCE) {
        this.put({ type: "ping" });
        this.listen(PATIENCE);
      } else {
        this.socket?.close();
        this.lost();
      }
    }, patience);
  }

  private lost(): void {
    this.welcome = false;
    this.socket = undefined;
    clearTimeout(this.watch);
    if (!this.ended) this.again();
  }

  private again(): void {
    this.tell("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  /** Back from sleep or from a lost network: do not wait any longer, and do not trust an old line. */
  private readonly hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.welcome) {
      this.put({ type: "ping" });
      this.listen(PATIENCE);
    } else if (!this.socket) {
      this.wait = FIRST;
      clearTimeout(this.retry);
      void this.open();
    }
  };

  private put(frame: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
