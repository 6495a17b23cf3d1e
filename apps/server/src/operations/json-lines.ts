import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Messages a line each as they come in; ends when the other side does. A line that is no JSON comes as undefined. */
export async function* readJsonLines(socket: Socket): AsyncGenerator {
  for await (const line of createInterface(socket)) yield parse(line)
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
