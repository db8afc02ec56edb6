/** What is seen of one exchange with the provider, which the client keeps to itself. */
export interface Exchange {
  /**
   * How far it came: no response yet, a response whose body did not arrive, one that is not JSON, one that was read.
   * What fails in stage `asking` or `arriving` is the network's doing.
   */
  stage: 'asking' | 'arriving' | 'garbled' | 'read';
  /** HTTP status of the response. */
  status?: number;
  /** Ends the exchange, so that a message given up is not delivered afterwards if that can still be helped. */
  readonly giveUp: AbortController;
}

/**
 * Runs `call`, whose one `fetch` is watched and can be given up. The client takes neither a signal nor a `fetch` of
 * ours, and hides the status; but it calls the global `fetch` before it first waits, so lending it another for the
 * length of this call meets nobody else's.
 */
export function watchFetch<Answer>(exchange: Exchange, call: () => Answer): Answer {
  const own = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await own(input, { ...init, signal: exchange.giveUp.signal });
    exchange.stage = 'arriving';
    exchange.status = response.status;
    const json = response.json.bind(response);
    response.json = () => json().then(noteRead(exchange), noteUnread(exchange));
    return response;
  };
  try {
    return call();
  } finally {
    globalThis.fetch = own;
  }
}

function noteRead(exchange: Exchange) {
  return (body: unknown) => {
    exchange.stage = 'read';
    return body;
  };
}

function noteUnread(exchange: Exchange) {
  return (error: unknown) => {
    if (error instanceof Error && error.name === 'SyntaxError') exchange.stage = 'garbled';
    throw error;
  };
}
