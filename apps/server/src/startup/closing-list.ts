/** What a start has opened so far; closed in the opposite order, each thing once. */
export interface ClosingList {
  add(close: () => Promise<unknown> | void): void
  /** Closes everything, whatever fails on the way; rejects with the first failure. Later calls wait for the first. */
  closeAll(): Promise<void>
}

/** An empty list. */
export function closingList(): ClosingList {
  const open: (() => Promise<unknown> | void)[] = []
  let closing: Promise<void> | null = null
  return {
    add: (close) => void open.push(close),
    closeAll: () => (closing ??= closeInTurn(open)),
  }
}

async function closeInTurn(open: (() => Promise<unknown> | void)[]): Promise<void> {
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
