/** Time ran out before all hits were collected: these are the ones found so far. */
export class OutOfTimeError extends Error {
  readonly found: number

  constructor(found: number) {
    super('out of time')
    this.found = found
  }
}

/** Collects one part of a condition; its hits so far do not allow conclusions about the whole. */
export function asPart<T>(collect: () => T): T {
  try {
    return collect()
  } catch (error) {
    throw error instanceof OutOfTimeError ? new OutOfTimeError(0) : error
  }
}
