import type { GatewayIssue } from './gateway-error.ts'

/** One row of a provider's table of errors: codes that start with `code` (or equal it if it ends in `$`) are classified as this issue. */
export type IssueRow = readonly [code: string, issue: GatewayIssue]

/** The issue of a provider's code by the first matching row; `provider` for unknown codes. */
export function issueOf(rows: readonly IssueRow[], code: string): GatewayIssue {
  return rows.find(([start]) => (start.endsWith('$') ? code === start.slice(0, -1) : code.startsWith(start)))?.[1] ?? 'provider'
}
