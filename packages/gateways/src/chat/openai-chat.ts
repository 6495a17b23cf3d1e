import { GatewayError, type GatewayIssue } from '../gateway-error.ts'
import { HttpFailure } from '../http/exchange-http.ts'
import { listOf, objectOf, textOf } from '../http/read-json.ts'
import { streamHttp } from '../http/stream-http.ts'
import type { ChatAnswer, ChatGateway, ChatMessage, ChatRequest, ChatToolCall } from '../ports/chat-gateway.ts'
import { strikeOutSecrets } from '../strike-out-secrets.ts'

export interface OpenAiChatOptions {
  /** https://api.openai.com/v1, without /chat/completions. */
  readonly base: URL
  readonly model: string
  /** Empty for a server without authentication. */
  readonly key: string
  /** ms without a byte of an answer. */
  readonly silenceMs?: number
}

const SILENCE = 60_000
const AT = { gateway: 'chat', adapter: 'openai' } as const
/** Calls of functions in one answer. */
const MAX_CALLS = 16
/** Characters of an answer: words and arguments. */
const MAX_ANSWER = 100_000

/** A language model behind `POST {base}/chat/completions` with functions, streamed. */
export function openAiChat(options: OpenAiChatOptions): ChatGateway {
  return { adapter: 'openai', complete: (request) => complete(options, request) }
}

async function complete({ base, model, key, silenceMs = SILENCE }: OpenAiChatOptions, request: ChatRequest): Promise<ChatAnswer> {
  const { messages, tools, signal, onText } = request
  const functions = tools.map(({ name, description, parameters }) => ({ type: 'function', function: { name, description, parameters } }))
  const body = JSON.stringify({
    model,
    temperature: 0,
    stream: true,
    messages: messages.map(wireMessage),
    ...(functions.length > 0 && { tools: functions }),
  })
  const url = new URL(`${base.href.replace(/\/+$/, '')}/chat/completions`)
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', ...(key !== '' && { authorization: `Bearer ${key}` }) }
  try {
    const { status, parts } = await streamHttp({ method: 'POST', url, headers, body }, { silenceMs, signal })
    if (status !== 200) throw await rejection(status, parts, key)
    return await readStream(parts, onText)
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    throw new GatewayError(AT, error.reason === 'broken' ? 'provider' : error.reason, { detail: error.message })
  }
}

function wireMessage(message: ChatMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content }
  if (message.role !== 'assistant') return message
  const { content, toolCalls } = message
  const calls = toolCalls.map(({ id, name, arguments: input }) => ({ id, type: 'function', function: { name, arguments: input } }))
  return { role: 'assistant', content, ...(calls.length > 0 && { tool_calls: calls }) }
}

/** Collects the deltas of a stream. */
async function readStream(parts: AsyncIterable<string>, onText: (text: string) => void): Promise<ChatAnswer> {
  let content = ''
  let length = 0
  let hasEnded = false
  const calls: { id: string; name: string; arguments: string }[] = []
  for await (const data of eventsOf(parts)) {
    if (data === '[DONE]') {
      hasEnded = true
      break
    }
    const chunk = parsed(data)
    if ('error' in chunk) throw new GatewayError(AT, 'provider', { detail: 'an error within the stream' })
    const [choice] = listOf(chunk, 'choices')
    if (choice === undefined) continue
    const delta = objectOf(choice, 'delta')
    const text = textOf(delta, 'content') ?? ''
    length += text.length
    requireShort(length)
    if (text !== '') onText(text)
    content += text
    for (const call of listOf(delta, 'tool_calls')) {
      const at = Number(call['index'] ?? 0)
      if (!Number.isInteger(at) || at < 0 || at >= MAX_CALLS)
        throw new GatewayError(AT, 'provider', { detail: 'too many calls of functions' })
      const known = (calls[at] ??= { id: `call_${at}`, name: '', arguments: '' })
      known.id = textOf(call, 'id') ?? known.id
      known.name += textOf(objectOf(call, 'function'), 'name') ?? ''
      known.arguments += textOf(objectOf(call, 'function'), 'arguments') ?? ''
      length += textOf(objectOf(call, 'function'), 'arguments')?.length ?? 0
      requireShort(length)
    }
    if (typeof choice['finish_reason'] === 'string') hasEnded = true
  }
  if (!hasEnded) throw new GatewayError(AT, 'provider', { detail: 'an answer that was cut off' })
  return { content, toolCalls: calls.filter((call): call is ChatToolCall => call !== undefined && call.name !== '') }
}

function requireShort(length: number): void {
  if (length > MAX_ANSWER) throw new GatewayError(AT, 'provider', { detail: 'an answer that is too long' })
}

/** The data of server-sent events, one line each. */
async function* eventsOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    rest += part
    const lines = rest.split(/\r?\n/)
    rest = lines.pop()!
    for (const line of lines) {
      const [, data] = /^data: ?(.*)$/.exec(line) ?? []
      if (data !== undefined && data !== '') yield data
    }
  }
}

function parsed(data: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(data)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // The same as a value that is no object.
  }
  throw new GatewayError(AT, 'provider', { detail: 'an event that is no JSON object' })
}

async function rejection(status: number, parts: AsyncIterable<string>, key: string): Promise<GatewayError> {
  let text = ''
  for await (const part of parts) text += part
  let error: Readonly<Record<string, unknown>> = {}
  try {
    error = objectOf(JSON.parse(text) as Record<string, unknown>, 'error')
  } catch {
    // Not every proxy answers JSON.
  }
  const detail = strikeOutSecrets(textOf(error, 'message') ?? '', [key])
  return new GatewayError(AT, issueOf(status), { providerCode: textOf(error, 'code') ?? `HTTP ${status}`, detail })
}

function issueOf(status: number): GatewayIssue {
  if (status === 429) return 'throttled'
  return status >= 400 && status < 500 ? 'configuration' : 'provider'
}
