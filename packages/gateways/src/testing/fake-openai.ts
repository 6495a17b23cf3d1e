import { startProviderServer, type ProviderServer, type WireAnswer, type WireRequest } from './provider-server.ts'

/** A simulated language model with fixed replies. */
export interface FakeOpenAi {
  readonly server: ProviderServer
  readonly key: string
  readonly model: string
  readonly translations: Map<string, string>
  /** The response to the next genuine request. */
  readonly next: { status: number; body: object }[]
}

interface ChatRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** Starts a server that implements the chat completions protocol and checks method, path, key and model. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const fake: FakeOpenAi = {
    server: await startProviderServer((request) => answer(fake, request)),
    key: 'sk-example/0123456789+abcdef==',
    model: 'translator-1',
    translations: new Map(),
    next: [],
  }
  return fake
}

function answer(fake: FakeOpenAi, request: WireRequest): WireAnswer {
  if (request.method !== 'POST' || request.target !== '/v1/chat/completions') return errorAnswer(404, 'unknown_url', 'Unknown request URL')
  if (request.headers['authorization'] !== `Bearer ${fake.key}`)
    return errorAnswer(401, 'invalid_api_key', `Incorrect API key provided: ${request.headers['authorization'] ?? ''}`)
  const { model, messages } = JSON.parse(request.body) as ChatRequest
  if (model !== fake.model) return errorAnswer(404, 'model_not_found', `The model ${model} does not exist`)
  const prepared = fake.next.shift()
  if (prepared !== undefined) return { status: prepared.status, type: 'application/json', body: JSON.stringify(prepared.body) }
  const question = messages.at(-1)!
  const isInstructed = messages[0]!.role === 'system' && /into (English|Simplified Chinese)/.test(messages[0]!.content)
  const content = isInstructed && question.role === 'user' ? (fake.translations.get(question.content) ?? 'unknown') : question.content
  return completed(content)
}

/** A completion in the form of the protocol. */
export function completion(content: string | null, finish = 'stop'): object {
  return {
    id: 'chatcmpl-123',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'translator-1',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
  }
}

function completed(content: string): WireAnswer {
  return { status: 200, type: 'application/json', body: JSON.stringify(completion(content)) }
}

function errorAnswer(status: number, code: string, message: string): WireAnswer {
  return {
    status,
    type: 'application/json',
    body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } }),
  }
}
