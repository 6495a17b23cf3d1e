import { ApiError, type AssistantEvent, type AssistantMessage, type Topic } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { onAssistantRestored } from '../../session/assistant-view.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { askAssistant, type AskRequest } from './ask-assistant.ts'
import { useBuyPack } from './use-buy-pack.ts'

/** An answer that is on its way. */
export interface RunningAnswer {
  /** Null until the server has stored a new conversation. */
  readonly topicId: string | null
  /** Shown until the conversation contains it; empty for another answer to the last one. */
  readonly question: string
  /** Titles of the tools that were used. */
  readonly steps: readonly string[]
  /** Of the model, not verified yet. */
  readonly text: string
}

/** A question without an answer. */
export interface FailedQuestion {
  readonly topicId: string | null
  readonly request: AskRequest
  readonly error: unknown
}

/** Rejections with which the purchase opens: more questions need a pack, of members too. */
const NEED_PACK: ReadonlySet<string | undefined> = new Set(['FREE_LIMIT', 'MEMBER_LIMIT', 'PRODUCT_NEEDED'])

/** ms until the server has stored an answer that was stopped. */
const STORED_AFTER = 500

/** The reason of an answer that the user stops. */
const STOPPED = 'stopped'

type Conversation = Topic & { list: AssistantMessage[] }

/**
 * The messages of a conversation and what can be done in it; `id` is null for a new one. `onUnsent`: a question was stopped before the
 * server had stored it.
 */
export function useConversation(id: string | null, isUser: boolean, onUnsent: (question: string) => void) {
  const queries = useQueryClient()
  const language = useLanguage()
  const navigate = useNavigate()
  const buyPack = useBuyPack()
  const [running, setRunning] = useState<RunningAnswer | null>(null)
  const [failed, setFailed] = useState<FailedQuestion | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const topic = useQuery({
    ...callQuery(language, 'assistant', 'getTopic', { id: id ?? '' }),
    enabled: id !== null && isUser,
    staleTime: 60_000,
    retry: false,
  })
  const keyOf = (topicId: string) => callQuery(language, 'assistant', 'getTopic', { id: topicId }).queryKey
  const update = (topicId: string, change: (list: readonly AssistantMessage[]) => AssistantMessage[], head?: Topic) =>
    queries.setQueryData<Conversation>(keyOf(topicId), (stored) => {
      if (stored === undefined) return head === undefined ? undefined : { ...head, list: change([]) }
      return { ...stored, list: change(stored.list) }
    })
  const receive = ({ event, data }: AssistantEvent, request: AskRequest, signal: AbortSignal, open: { id: string | null }) => {
    if (event === 'topic') {
      open.id = data.topic.id
      const isRetry = 'retry' in request
      update(data.topic.id, (list) => (isRetry ? withoutAnswer(list) : [...list, data.question]), data.topic)
      setRunning((now) => now && { ...now, topicId: data.topic.id, question: '' })
      void queries.invalidateQueries({ queryKey: ['assistant', 'listTopics'] })
      if (id === null && !signal.aborted)
        void navigate({ to: '/aiChat', search: { id: data.topic.id } as never, replace: true, resetScroll: false })
    } else if (event === 'step') setRunning((now) => now && { ...now, steps: [...now.steps, data.title] })
    else if (event === 'text') setRunning((now) => now && { ...now, text: now.text + data.text })
    else if (open.id !== null) update(open.id, (list) => [...list, data])
  }
  const ask = async (request: AskRequest) => {
    stopping.current?.abort()
    const stop = new AbortController()
    stopping.current = stop
    const open = { id: request.topicId ?? null }
    let isLost = false
    let isStored = false
    setFailed(null)
    setRunning({ topicId: open.id, question: 'content' in request ? request.content : '', steps: [], text: '' })
    try {
      await askAssistant(
        request,
        (event) => {
          isStored = true
          receive(event, request, stop.signal, open)
        },
        stop.signal,
      )
    } catch (error) {
      isLost = true
      if (!stop.signal.aborted) {
        setFailed({ topicId: open.id, request, error })
        if (error instanceof ApiError && error.code === 401) openLoginDialog()
        else if (error instanceof ApiError && NEED_PACK.has(error.error)) void buyPack(error.message)
      }
    }
    if (stop.signal.reason === STOPPED && !isStored && 'content' in request) onUnsent(request.content)
    if (stopping.current === stop) {
      stopping.current = null
      setRunning(null)
    }
    void queries.invalidateQueries({ queryKey: ['assistant', 'listTopics'] })
    void queries.invalidateQueries({ queryKey: ['assistant', 'getAssistant'] })
    // What was stored of an answer that was stopped or lost, once the server has noticed.
    const stored = open.id
    if (stored !== null && (stop.signal.aborted || isLost))
      setTimeout(() => void queries.invalidateQueries({ queryKey: keyOf(stored) }), STORED_AFTER)
  }
  const leave = useEffectEvent(() => stopping.current?.abort())
  useEffect(() => onAssistantRestored(leave), [])
  useEffect(() => () => leave(), [])
  const isShown = (topicId: string | null) => topicId === id
  return {
    topic,
    running: running !== null && (isShown(running.topicId) || (id === null && running.topicId === null)) ? running : null,
    /** Also of another conversation. */
    isBusy: running !== null,
    failed: failed !== null && isShown(failed.topicId) ? failed : null,
    ask: (request: AskRequest) => void ask(request),
    stop: () => stopping.current?.abort(STOPPED),
  }
}

function withoutAnswer(list: readonly AssistantMessage[]): AssistantMessage[] {
  return list.slice(0, list.findLastIndex(({ role }) => role === 'user') + 1)
}
