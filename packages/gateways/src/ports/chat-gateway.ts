/** A function that a model may call. */
export interface ChatTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of its arguments. */
  readonly parameters: object
}

/** A call of a function, as the model writes it. */
export interface ChatToolCall {
  readonly id: string
  readonly name: string
  /** JSON, unless the model errs. */
  readonly arguments: string
}

export type ChatMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls: readonly ChatToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly content: string }

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  /** Empty if the model must answer now. */
  readonly tools: readonly ChatTool[]
  readonly signal: AbortSignal
  /** Receives the text as it arrives. */
  readonly onText: (text: string) => void
}

/** What a model answered: text, calls of functions, or both. */
export interface ChatAnswer {
  readonly content: string
  readonly toolCalls: readonly ChatToolCall[]
}

/** A language model in a conversation. Rejects with `GatewayError`, or with the reason of the signal. */
export interface ChatGateway {
  readonly adapter: 'openai'
  complete(request: ChatRequest): Promise<ChatAnswer>
}
