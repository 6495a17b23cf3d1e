import { PassThrough, type Readable } from 'node:stream'
import type { AssistantEvent } from '@gezhi/contract'

/** ms between heartbeats, by which proxies keep a connection while a model thinks. */
const BEAT_EVERY = 10_000

/** Responses that send an answer as it is found. */
export interface AnswerStreams {
  /**
   * Sends the events that `work` emits until it ends; its signal aborts when the client disconnects or the server closes. `work` does not
   * reject. `onBeat` is called every ten seconds until then and must not throw.
   */
  open(
    client: AbortSignal,
    work: (emit: (event: AssistantEvent) => void, signal: AbortSignal) => Promise<void>,
    onBeat?: () => void,
  ): Readable
  /** Stops all, because the server closes. */
  end(): void
}

/** The streams of a process. */
export function answerStreams(): AnswerStreams {
  const closing = new Set<AbortController>()
  return {
    open(client, work, onBeat) {
      const output = new PassThrough()
      const stopping = new AbortController()
      const stop = () => stopping.abort()
      if (client.aborted) stop()
      client.addEventListener('abort', stop)
      closing.add(stopping)
      const write = (text: string) => void (!output.destroyed && !output.writableEnded && output.write(text))
      const beat = setInterval(() => {
        write(':\n\n')
        onBeat?.()
      }, BEAT_EVERY).unref()
      // The headers are sent with it.
      write(':\n\n')
      void work(({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`), stopping.signal).finally(() => {
        clearInterval(beat)
        closing.delete(stopping)
        client.removeEventListener('abort', stop)
        output.end()
      })
      return output
    },
    end: () => closing.forEach((one) => one.abort()),
  }
}
