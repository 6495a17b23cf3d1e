import { startProviderServer, type ProviderServer, type WireAnswer, type WireRequest } from './provider-server.ts'

/** A request as the simulated model reads it. */
export interface FakeChatRequest {
  readonly messages: readonly {
    readonly role: string
    readonly content: string
    readonly tool_calls?: readonly { readonly function: { readonly name: string } }[]
  }[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** What it answers: text, calls of functions with arguments of any form, or both. */
export interface FakeChatAnswer {
  readonly text?: string
  readonly calls?: readonly { readonly name: string; readonly arguments: unknown }[]
  /** Ends the stream without its end. */
  readonly cut?: true
}

/** A language model with a script, over the streamed protocol of chat completions. */
export interface FakeChat {
  readonly server: ProviderServer
  readonly key: string
  readonly model: string
  /** Base address for the settings. */
  readonly base: string
  script: (request: FakeChatRequest) => FakeChatAnswer
}

/** Starts one; it checks method, path, key and model. */
export async function startFakeChat(): Promise<FakeChat> {
  const fake: FakeChat = {
    server: await startProviderServer((request) => answer(fake, request)),
    key: 'sk-example/0123456789+abcdef==',
    model: 'scripted-1',
    get base() {
      return `${fake.server.url.origin}/v1`
    },
    script: () => ({ text: 'Hello.' }),
  }
  return fake
}

function answer(fake: FakeChat, request: WireRequest): WireAnswer {
  if (request.method !== 'POST' || request.target !== '/v1/chat/completions') return errorAnswer(404, 'unknown_url', 'Unknown request URL')
  if (request.headers['authorization'] !== `Bearer ${fake.key}`)
    return errorAnswer(401, 'invalid_api_key', `Incorrect API key provided: ${request.headers['authorization'] ?? ''}`)
  const body = JSON.parse(request.body) as FakeChatRequest & { model: string; stream: boolean }
  if (body.model !== fake.model || !body.stream) return errorAnswer(404, 'model_not_found', `The model ${body.model} does not exist`)
  const { text = '', calls = [], cut } = fake.script(body)
  // Words and arguments arrive in parts, as from a real model.
  const texts = text.match(/.{1,7}/gsu) ?? []
  const deltas = [
    { role: 'assistant', content: '' },
    ...texts.map((content) => ({ content })),
    ...calls.flatMap(({ name, arguments: input }, index) => {
      const written = typeof input === 'string' ? input : JSON.stringify(input)
      const parts = written.match(/.{1,9}/gsu) ?? ['']
      return [
        { tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] },
        ...parts.map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
      ]
    }),
  ]
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const end = cut ? '' : `${chunk({}, calls.length > 0 ? 'tool_calls' : 'stop')}data: [DONE]\n\n`
  return { status: 200, type: 'text/event-stream', body: `${deltas.map((delta) => chunk(delta, null)).join('')}${end}` }
}

function errorAnswer(status: number, code: string, message: string): WireAnswer {
  return {
    status,
    type: 'application/json',
    body: JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code } }),
  }
}
