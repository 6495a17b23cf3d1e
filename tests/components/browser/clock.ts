import fakeTimers, { type Clock as FakeClock } from '@sinonjs/fake-timers'

/** The clock of a page, like Playwright's `page.clock`: once it is installed time passes only on request. */
export class Clock {
  readonly #window: () => typeof globalThis
  #fake: FakeClock | null = null
  /** The current fake time; undefined until the clock is installed. */
  #now: number | undefined
  /** Resolved when the document is left: its timers then never fire, and a tick that waits for them would not end. */
  #left = Promise.withResolvers<void>()

  constructor(window: () => typeof globalThis) {
    this.#window = window
  }

  /** Time from now on, also in documents that are opened later; it continues by itself until it is paused. */
  async install({ time = Date.now() }: { time?: number | string | Date } = {}): Promise<void> {
    this.#now = new Date(time).getTime()
    this.begin()
  }

  /** A new document has begun: its time is that of the one before. */
  begin(): void {
    this.#left.resolve()
    this.#left = Promise.withResolvers()
    if (this.#now === undefined) return
    if (this.#fake !== null) this.#now = this.#fake.now
    const window = this.#window()
    this.#fake = fakeTimers.withGlobal(window as never).install({
      now: this.#now,
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'Date',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
      shouldAdvanceTime: true,
      advanceTimeDelta: 20,
    } as never)
  }

  /** Lets so much time pass, with all that happens meanwhile; ms, or `mm:ss`, `hh:mm:ss`. */
  async runFor(time: number | string): Promise<void> {
    await this.#tick(milliseconds(time))
  }

  /** Jumps ahead; timers that were due fire once at most. */
  async fastForward(time: number | string): Promise<void> {
    await this.#tick(0)
    this.#clock().jump(milliseconds(time))
    await this.#tick(0)
  }

  /** Jumps to a time and stops there. */
  async pauseAt(time: number | string | Date): Promise<void> {
    const clock = this.#clock()
    await this.#tick(Math.max(0, new Date(time).getTime() - clock.now))
    clock.setTickMode({ mode: 'manual' })
  }

  async resume(): Promise<void> {
    this.#clock().setTickMode({ mode: 'interval', delta: 20 })
  }

  async setFixedTime(time: number | string | Date): Promise<void> {
    await this.install({ time })
    this.#clock().setTickMode({ mode: 'manual' })
  }

  async #tick(ms: number): Promise<void> {
    await Promise.race([this.#clock().tickAsync(ms), this.#left.promise])
  }

  #clock(): FakeClock {
    if (this.#fake === null) throw new Error('The clock was not installed')
    return this.#fake
  }
}

function milliseconds(time: number | string): number {
  if (typeof time === 'number') return time
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000
}
