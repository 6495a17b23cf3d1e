/** Time ran out before all hits were collected: these are the ones found so far. */
export class OutOfTimeError extends Error {
  readonly found: number

  constructor(found: number) {
    super('out of time')
    this.found = found
  }
}
