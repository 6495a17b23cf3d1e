import type { AnswerBlock, Citation } from '@gezhi/contract'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { QUOTED_ABSTRACTS } from '../cited-texts.ts'
import type { CorpusTool } from '../corpus-tool.ts'

/** Runs a tool for a client. A rejection is a result with `isError`, which the model of the client reads. */
export type CallTool = (tool: CorpusTool, input: Readonly<Record<string, unknown>>) => Promise<CallToolResult>

/** A result of a tool: as data, and as lines that can be quoted. */
export function toolResult(data: Readonly<Record<string, unknown>>, blocks: readonly AnswerBlock[]): CallToolResult {
  return { content: [{ type: 'text', text: blocks.flatMap(linesOf).join('\n') }], structuredContent: { ...data } }
}

/** A rejection, as the model of the client reads it. */
export function toolError(message: string): CallToolResult {
  return { content: [{ type: 'text', text: message }], isError: true }
}

function linesOf(block: AnswerBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text, ...block.citations.map(citationLine)]
    case 'table':
      return [
        block.columns.join(' | '),
        ...block.rows.flatMap(({ cells, citations }) => [cells.join(' | '), ...citations.map(citationLine)]),
      ]
    case 'query':
      return [block.queryStr, ...block.notes]
  }
}

function citationLine({ kind, number, part, place, passage }: Citation): string {
  return `[${number}, ${part === 'abstract' ? QUOTED_ABSTRACTS[kind] : part}${place === null ? '' : ` ${place}`}] “${passage}”`
}
