import { ApiError, createClient, type ProjectEvent } from '@gezhi/contract/client'
import { currentLanguage } from '../../language/i18n.ts'
import { LANGUAGES } from '../../language/language.ts'
import { sessionToken } from '../../session/session-store.ts'
import { readEventStream } from './read-event-stream.ts'

/** A project, or one of its folders. */
export type FollowedProject = { readonly projectId: string } | { readonly fileId: string }

/** ms without anything from the server, which sends a heartbeat every 10 s, until the connection counts as lost. */
const SILENCE = 30_000
/** ms before the first attempt to connect again; doubled with each further one. */
const AGAIN_AFTER = 1_000
/** ms between attempts at most: the interval at which messages are polled too (B.session.21). */
const MAX_WAIT = 60_000

/** What is done with a followed project. */
export interface ProjectListener {
  onEvent(event: ProjectEvent): void
  /** Changes may have been missed: after connecting, and before every further attempt, so that without a connection it is a poll. */
  onUnknown(): void
}

/** Follows a project until the signal aborts, the project is no longer shared, or the login ends. */
export async function followProject(project: FollowedProject, listener: ProjectListener, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    let isEnded = false
    try {
      await readOnce(
        project,
        (event) => {
          failures = 0
          isEnded = event.event === 'ended'
          listener.onEvent(event)
        },
        listener.onUnknown,
        signal,
      )
    } catch (error) {
      isEnded = error instanceof ApiError && [401, 403, 404].includes(error.code)
    }
    if (signal.aborted) return
    if (isEnded) return listener.onUnknown()
    // After a restart of the server not all browsers come back at once.
    await pause(Math.min(MAX_WAIT, AGAIN_AFTER * 2 ** failures) * (1 + Math.random()), signal)
    if (!signal.aborted) listener.onUnknown()
  }
}

async function readOnce(
  project: FollowedProject,
  onEvent: (event: ProjectEvent) => void,
  onConnected: () => void,
  signal: AbortSignal,
): Promise<void> {
  const silent = new AbortController()
  let timer = 0
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
      onConnected()
      await readEventStream<ProjectEvent>(response.body, onEvent, heard)
      return new Response()
    },
  })
  heard()
  try {
    await client.projects.followProject(project)
  } finally {
    clearTimeout(timer)
  }
}

function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
