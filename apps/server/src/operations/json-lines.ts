import type { Socket } from 'node:net'

/** Messages a line each as they come in; ends when the connection does, from whichever side. A line that is no JSON comes as undefined. */
export async function* readJsonLines(socket: Socket): AsyncGenerator {
  let rest = ''
  try {
    for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield parse(line)
    }
  } catch {
    // A connection that breaks, or that this side ends, has no more messages.
  }
}

/** Sends one message; says nothing when the other side is gone. */
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
