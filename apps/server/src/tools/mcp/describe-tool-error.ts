import { describeError, type Language } from '@gezhi/contract'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { toCallError, valuesInLanguage } from '../../http/error-envelope.ts'
import { ToolInputError } from '../corpus-tools.ts'
import { toolError } from './tool-result.ts'

/** The error of a tool, as the model of the client reads it. Rethrows what is for the log of the server only. */
export function describeToolError(error: unknown, language: Language): CallToolResult {
  if (error instanceof ToolInputError) return toolError(error.message)
  const { error: name, values } = toCallError(error)
  if (name === 'INTERNAL') throw error
  return toolError(describeError(name, language, valuesInLanguage(values, language)))
}
