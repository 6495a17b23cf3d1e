/** How a child process reports why it failed: as JSON in the last line of its error output. */
export interface ReportedFailure {
  readonly message: string
  /** Code of a system error, such as ENOSPC. */
  readonly code?: string
}

/** Writes a failure of a child process and ends it soon with exit code 1. */
export function reportFailure(error: unknown): void {
  const { message, code } = error as NodeJS.ErrnoException
  process.stderr.write(`\n${JSON.stringify({ message, code } satisfies { message: string; code: string | undefined })}\n`)
  process.exitCode = 1
}

/** The failure in the error output of a child process; null if it reported none. */
export function readFailure(output: string): ReportedFailure | null {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ReportedFailure
  } catch {
    return null
  }
}
