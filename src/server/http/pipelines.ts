import { IncomingMessage } from 'node:http'
import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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

/**
 * A connection that has ended leaves the rest of its last read in the parser, which stops only at a change
 * of protocol. To make a request of each costs a second of work for what thirty connections send at once.
 */
export class StoppableMessage extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket)
    if (socket.destroyed) Object.defineProperty(this, 'upgrade', { get: () => true, set() {} })
  }
}
