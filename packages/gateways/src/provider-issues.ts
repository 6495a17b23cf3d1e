import type { GatewayIssue } from './gateway-error.ts'

/** One row of a provider's table of errors: codes that begin with `code` (all of it where it ends in `$`) are this fault. */
export type IssueRow = readonly [code: string, issue: GatewayIssue]

/** The fault of a provider's code by the first row that fits; `provider` for codes no row knows. */
export function issueOf(rows: readonly IssueRow[], code: string): GatewayIssue {
  return rows.find(([start]) => (start.endsWith('$') ? code === start.slice(0, -1) : code.startsWith(start)))?.[1] ?? 'provider'
}
