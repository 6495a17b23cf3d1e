import type { IncomingMessage, ServerResponse } from 'node:http'
import { rejectConnection } from './bad-http.ts'

/** ms between checks. */
const CHECKED_EVERY = 250

/** Bytes of a body that may have come with its headers: what a socket reads at once. */
const WITH_HEADERS = 64 * 1024

/** What a connection makes this process hold. */
export interface HeldBytes {
  /** `networkOf` its client. */
  readonly network: string
  /** An upper bound. */
  bytes(): number
  isOver(): boolean
  close(): void
}

/**
 * Bytes held for clients that are slow, on purpose or not: each connection holds few, but a client may have thousands of connections.
 * Beyond the maximum, of the network with most bytes the oldest are closed.
 */
export class ByteBudget {
  readonly #max: number
  /** The oldest first. */
  readonly #held = new Set<HeldBytes>()
  #timer: NodeJS.Timeout | null = null

  /** `max`: bytes of all connections of this process. */
  constructor(max: number) {
    this.#max = max
  }

  /** Counts the bytes of a connection until they are over. */
  add(held: HeldBytes): void {
    this.#held.add(held)
    this.#timer ??= setInterval(() => this.#check(), CHECKED_EVERY).unref()
  }

  #check(): void {
    for (const held of this.#held) if (held.isOver()) this.#held.delete(held)
    while (bytesOf(this.#held) > this.#max) this.#closeOldest()
    if (this.#held.size > 0 || this.#timer === null) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #closeOldest(): void {
    const networks = Map.groupBy(this.#held, ({ network }) => network)
    const [largest] = [...networks.values()].toSorted((a, b) => bytesOf(b) - bytesOf(a))
    const oldest = largest![0]!
    this.#held.delete(oldest)
    oldest.close()
  }
}

/** The body of a request that is still being received; closed with REQUEST_TIMEOUT. */
export function unfinishedBody(request: IncomingMessage, network: string): HeldBytes {
  const { socket } = request
  const before = socket.bytesRead
  const length = Number(request.headers['content-length'] ?? Infinity)
  return {
    network,
    bytes: () => Math.min(length, socket.bytesRead - before + WITH_HEADERS),
    isOver: () => request.complete || socket.destroyed,
    close: () => rejectConnection(socket, 'REQUEST_TIMEOUT'),
  }
}

/** A response that its client has not read yet. */
export function unreadAnswer(response: ServerResponse, network: string): HeldBytes {
  return {
    network,
    bytes: () => response.writableLength,
    isOver: () => response.writableFinished || response.destroyed,
    close: () => void response.destroy(),
  }
}

function bytesOf(held: Iterable<HeldBytes>): number {
  let bytes = 0
  for (const one of held) bytes += one.bytes()
  return bytes
}
