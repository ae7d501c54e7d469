// A line on which everything takes up to `slowest` milliseconds each way, in order: what a page and a test expect of the
// server at once comes late, and each page sees what others did at another time.
(() => {
  const wait = setTimeout;
  const late = () => new Promise((on) => wait(on, slowest * Math.random()));
  const [Socket, ask] = [WebSocket, fetch];
  window.WebSocket = class extends Socket {
    #sent = Promise.resolve();
    constructor(...given) {
      super(...given);
      let heard = Promise.resolve();
      this.addEventListener('message', (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        heard = heard.then(late).then(() => this.dispatchEvent(new MessageEvent('message', {data: event.data})));
      });
    }
    send(text) {
      this.#sent = this.#sent.then(late).then(() => { if (this.readyState === Socket.OPEN) super.send(text); });
    }
  };
  window.fetch = async (...given) => {
    await late();
    return ask(...given);
  };
})();
