import type { Language } from '@gezhi/contract'
import type { CallToolResult } from '@modelcontextprotocol/server'
import { toolError, type CallTool } from './tool-result.ts'

/** ms for one tool. */
const TIMEOUT = 60_000

/** Runs tools at an installation, with the key of a user. */
export function forwardedCall(base: URL, key: string, language: Language): CallTool {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'accept-language': language,
    authorization: `Bearer ${key}`,
  }
  return async ({ name }, input) => {
    try {
      const response = await fetch(new URL('/mcp', base), {
        method: 'POST',
        headers,
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const { result, error } = readAnswer(await response.text())
      return result ?? toolError(error?.message ?? `HTTP ${response.status}`)
    } catch (error) {
      return toolError(error instanceof Error ? error.message : String(error))
    }
  }
}

/** The answer of JSON-RPC, as JSON or as an event. */
function readAnswer(text: string): { result?: CallToolResult; error?: { message: string } } {
  const [, data = text] = /^data: (.*)$/m.exec(text) ?? []
  return JSON.parse(data) as ReturnType<typeof readAnswer>
}
