import type { AnswerBlock, Language } from '@gezhi/contract'
import type * as z from 'zod'
import type { UsageLimits } from '../accounts/rights/usage-limits.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Serving } from '../platform/domain.ts'
import type { ValuationRules } from '../valuation/valuation-rules.ts'
import type { MarkPictures } from '../trademarks/mark-pictures.ts'

/** Services used by the tools; `now` in ms. */
export interface ToolParts {
  readonly serving: Pick<Serving, 'engines' | 'schemes' | 'readiness' | 'drawingSource'>
  readonly usage: Pick<UsageLimits, 'take'>
  readonly rules: Pick<ValuationRules, 'current'>
  readonly pictures: MarkPictures
  readonly now: () => number
}

/** Who uses a tool: their rights and limits apply as in the calls of the API. */
export type ToolCaller = Pick<CallContext, 'caller' | 'rights' | 'address' | 'language' | 'signal'>

/**
 * A question to the stored records as a language model, a client of the Model Context Protocol or the assistant without a model asks it.
 * Tools read; none writes anything but the counts of limits, so that no text inside a document can change something.
 */
export interface CorpusTool<Input extends z.ZodObject = z.ZodObject, Answer extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly title: Readonly<Record<Language, string>>
  /** For models. */
  readonly description: string
  readonly input: Input
  /** Statements about records carry citations. */
  readonly answer: Answer
  /** Throws `CallError` with what a caller is told. */
  run(input: z.output<Input>, parts: ToolParts, caller: ToolCaller): Promise<z.output<Answer>>
  /** The answer as it is shown. Pure. */
  describe(answer: z.output<Answer>, language: Language): AnswerBlock[]
}

/** Declares a tool; only adds types. */
export function corpusTool<Input extends z.ZodObject, Answer extends z.ZodObject>(
  tool: CorpusTool<Input, Answer>,
): CorpusTool<Input, Answer> {
  return tool
}
