import type { AnswerBlock } from '@gezhi/contract'
import * as z from 'zod'
import { claimsSummary, featureTable } from './claim-tools.ts'
import type { CorpusTool, ToolCaller, ToolParts } from './corpus-tool.ts'
import { countTable } from './count-tool.ts'
import { landscape } from './landscape-tool.ts'
import { officeAction } from './office-action-tool.ts'
import { translateQuery } from './query-tool.ts'
import { comparePatents, getRecord } from './record-tools.ts'
import { searchCompanies, searchPatents, searchTrademarks } from './search-tools.ts'
import { valueTool } from './value-tool.ts'

/** Every tool: what the assistant, a language model and clients of the Model Context Protocol may ask the records. */
export const CORPUS_TOOLS: readonly CorpusTool[] = [
  searchPatents,
  getRecord,
  comparePatents,
  countTable,
  landscape,
  translateQuery,
  claimsSummary,
  featureTable,
  officeAction,
  valueTool,
  searchTrademarks,
  searchCompanies,
].map((tool) => tool as unknown as CorpusTool)

/** The answer of a tool, as data and as it is shown. */
export interface ToolAnswer {
  readonly tool: CorpusTool
  readonly data: Readonly<Record<string, unknown>>
  readonly blocks: readonly AnswerBlock[]
}

/** The name of no tool, or arguments that do not fit it; the message is for models. */
export class ToolInputError extends Error {}

/** Runs a tool with arguments of any form; `onRun` is called before. Throws `ToolInputError`, and `CallError` with what a caller is told. */
export async function runTool(
  name: string,
  input: unknown,
  parts: ToolParts,
  caller: ToolCaller,
  onRun?: (tool: CorpusTool) => void,
): Promise<ToolAnswer> {
  const tool = CORPUS_TOOLS.find((one) => one.name === name)
  if (tool === undefined) throw new ToolInputError(`There is no tool ${name.slice(0, 60)}.`)
  const read = tool.input.safeParse(input)
  if (!read.success) throw new ToolInputError(`Invalid arguments of ${name}: ${z.prettifyError(read.error)}`)
  onRun?.(tool)
  const data = tool.answer.parse(await tool.run(read.data, parts, caller))
  return { tool, data, blocks: tool.describe(data, caller.language) }
}
