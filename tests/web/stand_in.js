// The server, with somebody before it: frames can be put in as if it had sent them, and what a page wants is refused, or
// never answered. That lasts until it is told otherwise, also when another page is opened. With patience, what is shown for
// a moment stays.
(() => {
  const heard = {};
  let telling = false;
  const take = (message) => {
    if (telling) return;
    if (message.type === 'change') heard.view = {...heard.view, ...message, view: {...heard.view.view, ...message.view}};
    else heard[message.type] = message;
  };
  const kept = () => JSON.parse(sessionStorage.getItem('refusing') ?? 'null');
  const [Socket, ask, wait] = [WebSocket, fetch, setTimeout];
  window.setTimeout = (then, time, ...given) => wait(then, time * standIn.patience, ...given);
  window.standIn = {
    heard,
    patience: 1,
    socket: null,
    refuse: (refusal) => sessionStorage.setItem('refusing', JSON.stringify(refusal)),
    tell(message) {
      telling = true;
      this.socket.dispatchEvent(new MessageEvent('message', {data: JSON.stringify(message)}));
      telling = false;
    },
  };
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      standIn.socket = this;
      this.addEventListener('message', ({data}) => take(JSON.parse(data)));
    }
    send(text) {
      const [{id}, refusal] = [JSON.parse(text), kept()];
      if (refusal?.code && id) wait(() => standIn.tell({type: 'refused', id, rule: '', ...refusal}));
      else if (!refusal) super.send(text);
    }
  };
  window.fetch = async (address, ...given) => {
    const refusal = String(address).startsWith('/api/') ? kept() : null;
    if (!refusal) return ask(address, ...given);
    return refusal.code ? Response.json({rule: '', ...refusal}, {status: 400}) : new Promise(() => undefined);
  };
})();
