import { pino } from 'pino'

/** The logged part of an error. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** From Node, PostgreSQL or Fastify. */
  readonly code?: string
}

/**
 * An error with its causes, without the values of a failed statement: Drizzle puts them into the message, PostgreSQL into `detail`, and
 * they are phone numbers, hashes and other user input.
 */
export function loggedError(error: Error): LoggedError {
  const { type, message, stack } = pino.stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  const values = valuesIn(error)
  const without = (text: string) => values.reduce((rest, value) => rest.replaceAll(value, '\nparams: [secret]'), text)
  return { type, message: without(message), stack: without(stack), ...(typeof code === 'string' && { code }) }
}

/** The texts in which an error and its causes contain the values of their statements. */
function valuesIn(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { params, cause } = error as { params?: unknown; cause?: unknown }
  const own = Array.isArray(params) && params.length > 0 ? [`\nparams: ${params.join(',')}`] : []
  return [...own, ...valuesIn(cause)]
}
