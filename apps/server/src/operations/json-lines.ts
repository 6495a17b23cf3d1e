import type { Socket } from 'node:net'

/** Incoming messages, one per line; ends with the connection, from either side. A line that is not JSON yields undefined. */
export async function* readJsonLines(socket: Socket): AsyncGenerator {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield parse(line)
    }
  } catch {
    // A broken or closed connection has no more messages.
  }
}

/** Sends one message; does nothing if the other side has disconnected. */
export function writeJsonLine(socket: Socket, message: unknown): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`)
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown
  } catch {
    return undefined
  }
}
