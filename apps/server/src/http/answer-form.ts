import { API_ROOT, MCP_PATH, type ErrorName, type Problem } from '@gezhi/contract'

/** How errors are written: to programs of the open API as problems, to clients of MCP as errors of JSON-RPC, otherwise as the envelope. */
export type AnswerForm = 'envelope' | 'problem' | 'rpc'

/** The form of an address, with or without a query. */
export function answerFormOf(address: string): AnswerForm {
  const path = address.split('?', 1)[0]!
  if (path === API_ROOT || path.startsWith(`${API_ROOT}/`)) return 'problem'
  return path === MCP_PATH ? 'rpc' : 'envelope'
}

/** An error as programs get it. */
export interface ProgramError {
  readonly error: ErrorName
  readonly title: string
  readonly status: number
  readonly requestId: string
  readonly errors?: Problem['errors']
}

/** The body of an error for programs. */
export function programErrorBody(form: Exclude<AnswerForm, 'envelope'>, { error, errors = [], ...facts }: ProgramError): object {
  // Of the codes that JSON-RPC leaves to servers.
  if (form === 'rpc') return { jsonrpc: '2.0', id: null, error: { code: -32_000, message: facts.title } }
  return { type: `urn:gezhi:error:${error}`, ...facts, ...(errors.length > 0 && { errors: [...errors] }) } satisfies Problem
}
