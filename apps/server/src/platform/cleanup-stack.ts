/** Cleanup of everything opened so far, in reverse order, like `AsyncDisposableStack`, which Node 20 lacks. */
export interface CleanupStack {
  defer(close: () => Promise<unknown> | void): void
  /** Closes everything even if some fail; rejects with the first failure. Later calls wait for the first. */
  disposeAsync(): Promise<void>
}

/** An empty stack. */
export function cleanupStack(): CleanupStack {
  const open: (() => Promise<unknown> | void)[] = []
  let closing: Promise<void> | null = null
  return {
    defer: (close) => void open.push(close),
    disposeAsync: () => (closing ??= closeInReverse(open)),
  }
}

async function closeInReverse(open: (() => Promise<unknown> | void)[]): Promise<void> {
  const failures: unknown[] = []
  for (let close = open.pop(); close; close = open.pop()) {
    try {
      await close()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length) throw failures[0]
}
