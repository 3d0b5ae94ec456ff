import { IncomingMessage } from 'node:http'
import type { RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** Browsers and proxies wait for a reply before they send the next request. */
const MOST_UNANSWERED = 16

/** The replies that each connection waits for. */
const unanswered = new WeakMap<Socket, Set<ServerResponse>>()

/** Oldest first. */
export function unansweredOn(socket: Socket): readonly ServerResponse[] {
  return [...(unanswered.get(socket) ?? [])]
}

/**
 * One read of a socket can hold thousands of small requests, and Node hands over all of them, whether or
 * not anybody reads the replies. Beyond a few the connection ends.
 */
export function limitPipelines(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const waiting = unanswered.get(socket) ?? new Set()
    if (waiting.size === MOST_UNANSWERED) {
      socket.destroy()
      return
    }
    unanswered.set(socket, waiting.add(response))
    response.once('close', () => waiting.delete(response))
    handle(request, response)
  }
}

/** Stops the parser where it can be stopped, as a change of protocol does, and costs nothing elsewhere. */
const DROPPED = Object.defineProperty(new IncomingMessage(new Socket()), 'upgrade', {
  get: () => true,
  set() {},
})

/**
 * A connection that has ended leaves the rest of its last read in the parser. To make a request of each
 * costs a second of work for what thirty connections send at once, so all of them are one and the same.
 */
export class StoppableMessage extends IncomingMessage {
  constructor(socket: Socket) {
    // oxlint-disable-next-line no-constructor-return -- Node makes each request by `new`
    if (socket.destroyed) return DROPPED
    super(socket)
  }
}
