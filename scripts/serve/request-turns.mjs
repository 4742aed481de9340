/** The most requests of one connection that may wait. Neither browsers nor reverse proxies send one before the last response. */
const MAX_WAITING = 16;

/**
 * Returns a listener that answers the requests of one connection one after the other. Node hands over all that have arrived,
 * a thousand in 64 kB, and keeps their responses in memory until the client has read those before them. A client that
 * reads nothing could so fill the memory with pages. Its connection is closed when too many requests wait.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} next
 */
export function answerInTurn(next) {
  /** The requests that wait on each connection on which one is being answered, as functions that answer them. */
  const queues = new WeakMap();

  function start(queue, request, response) {
    response.once('close', () => {
      // In another turn of the event loop, so that requests of other connections come in between.
      if (queue.length > 0) setImmediate(startNext, queue, request.socket);
      else queues.delete(request.socket);
    });
    next(request, response);
  }

  function startNext(queue, socket) {
    // The client may have left meanwhile. Its responses have been closed then, and never report their end.
    if (socket.writable) queue.shift()();
    else queues.delete(socket);
  }

  return (request, response) => {
    const queue = queues.get(request.socket);
    if (!queue) {
      const empty = [];
      queues.set(request.socket, empty);
      start(empty, request, response);
    } else if (queue.length < MAX_WAITING) queue.push(() => start(queue, request, response));
    else request.socket.destroy();
  };
}
