import { describeError, type AnswerBlock, type AssistantEvent, type Language } from '@gezhi/contract'
import { CallError } from '../http/call-error.ts'
import type { ToolCaller, ToolParts } from '../tools/corpus-tool.ts'
import { runTool, ToolInputError } from '../tools/corpus-tools.ts'
import type { OpenQuestion, StoredMessage } from './topic-store.ts'

/** An answer before it is stored. */
export interface Answered {
  readonly blocks: readonly AnswerBlock[]
  /** Tools that were used, by name. */
  readonly tools: readonly string[]
}

/** What a question is answered with. */
export interface Answering {
  readonly parts: ToolParts
  readonly caller: ToolCaller
  /** Sends an event to the client. */
  readonly emit: (event: AssistantEvent) => void
  /** Receives the finished parts of an answer: they remain if it is stopped. */
  readonly found: (blocks: readonly AnswerBlock[]) => void
}

/** Answers a question; rejects with the reason of the signal when the client stops it. */
export type Answerer = (question: OpenQuestion, answering: Answering) => Promise<Answered>

/** A statement without citations. */
export function plainStatement(text: string): AnswerBlock {
  return { kind: 'text', text, citations: [], struck: 0 }
}

/** Runs a tool and tells the client; a rejection of the call becomes a statement. */
export async function answerWithTool(
  { name, input }: { readonly name: string; readonly input: unknown },
  { parts, caller, emit }: Answering,
): Promise<{ blocks: readonly AnswerBlock[]; data: Readonly<Record<string, unknown>> | null; problem: string | null }> {
  caller.signal.throwIfAborted()
  try {
    const { blocks, data } = await runTool(name, input, parts, caller, (one) =>
      emit({ event: 'step', data: { tool: one.name, title: one.title[caller.language] } }),
    )
    return { blocks, data, problem: null }
  } catch (error) {
    const problem = problemOf(error, caller.language)
    if (problem === null) throw error
    return { blocks: [plainStatement(problem)], data: null, problem }
  }
}

/** What a caller is told of a rejected call; null for errors that are not theirs. */
function problemOf(error: unknown, language: Language): string | null {
  if (error instanceof CallError) return describeError(error.error, language, error.values)
  return error instanceof ToolInputError ? error.message : null
}

/** The number of the patent last spoken of; null without one. Pure. */
export function lastNumber(history: readonly StoredMessage[]): string | null {
  for (const { blocks } of history.toReversed()) {
    for (const block of blocks) {
      const cited = block.kind === 'text' ? block.citations : block.kind === 'table' ? (block.rows[0]?.citations ?? []) : []
      const patent = cited.find(({ kind }) => kind === 'patent')
      if (patent !== undefined) return patent.number
    }
  }
  return null
}
