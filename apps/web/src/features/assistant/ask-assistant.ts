import { createClient, type AssistantEvent } from '@gezhi/contract/client'
import { readEventStream } from '../../components/live-project/read-event-stream.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { LANGUAGES } from '../../language/language.ts'
import { sessionToken } from '../../session/session-store.ts'

/** A question, of a conversation or a new one, or the last one again. */
export type AskRequest = { readonly topicId?: string; readonly content: string } | { readonly topicId: string; readonly retry: true }

/** ms without anything from the server, which sends a heartbeat every 10 s, until the connection counts as lost. */
const SILENCE = 30_000

/**
 * Asks the assistant and passes on its events until the answer is complete, or the signal stops it. Rejects with `ApiError` if the question
 * is rejected, otherwise if the connection is lost.
 */
export async function askAssistant(request: AskRequest, onEvent: (event: AssistantEvent) => void, signal: AbortSignal): Promise<void> {
  const silent = new AbortController()
  let timer = 0
  let isDone = false
  const heard = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => silent.abort(), SILENCE)
  }
  // The client of the other calls waits for whole responses.
  const client = createClient({
    token: sessionToken,
    language: () => LANGUAGES[currentLanguage()].tag,
    async fetch(input, init) {
      const response = await fetch(input, { ...init, signal: AbortSignal.any([signal, silent.signal]) })
      if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true || response.body === null) return response
      await readEventStream<AssistantEvent>(
        response.body,
        (event) => {
          isDone ||= event.event === 'done'
          onEvent(event)
        },
        heard,
      )
      return new Response()
    },
  })
  heard()
  try {
    await client.assistant.askAssistant(request)
    if (!isDone && !signal.aborted) throw new Error('the answer ended early')
  } finally {
    clearTimeout(timer)
  }
}
