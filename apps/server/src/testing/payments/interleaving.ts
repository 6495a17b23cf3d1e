import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@gezhi/imports/demo'

/** What becomes of a step: it is done, it fails without or after having happened, or its process ends before or after it. */
export type Fate = 'done' | 'failsBefore' | 'failsAfter' | 'killedBefore' | 'killedAfter'

/** A step whose process was killed, and every later one of that process. */
export class ProcessKilled extends Error {
  constructor() {
    super('the process was killed')
  }
}

/** A statement whose connection broke. */
export class ConnectionBroken extends Error {
  constructor() {
    super('the connection broke')
  }
}

/** A simulated process: whatever happens after its end has no effect. */
export interface SimulatedProcess {
  readonly name: string
  isDead: boolean
  isDone: boolean
  /** Rolls back a transaction that is open, as a database does when it loses the connection. */
  readonly transactions: Map<object, () => Promise<unknown>>
  failure: unknown
}

interface WaitingStep {
  readonly process: SimulatedProcess
  readonly name: string
  readonly fates: readonly Fate[]
  go(fate: Fate): void
}

/** How often something happened to a step. */
export type Coverage = Map<string, Map<Fate, number>>

/** Probability that a step does not simply happen. */
export const ISSUE_PROBABILITY = 0.07

/**
 * Runs several processes in turn, one step (statement or request to a provider) at a time, in an order and with faults that a seed
 * determines. A step that waits for a lock of the database lets others proceed.
 */
export class Interleaving {
  readonly coverage: Coverage = new Map()
  /** Steps of the current round, for the message of a failure. */
  readonly trace: string[] = []
  readonly #random: Random
  readonly #countBlocked: () => Promise<number>
  readonly #onStep: () => void
  readonly #issueProbability: number
  readonly #current = new AsyncLocalStorage<SimulatedProcess | undefined>()
  readonly #waiting: WaitingStep[] = []
  readonly #running = new Set<Promise<unknown>>()
  readonly #digest = createHash('sha256')

  /** `countBlocked`: statements that wait for a lock; `onStep` is called before each step; `issueProbability`: probability of a fault in one. */
  constructor(random: Random, countBlocked: () => Promise<number>, onStep: () => void, issueProbability: number) {
    this.#issueProbability = issueProbability
    this.#random = random
    this.#countBlocked = countBlocked
    this.#onStep = onStep
  }

  /** The process whose code runs; undefined outside of `run`. */
  get current(): SimulatedProcess | undefined {
    return this.#current.getStore()
  }

  /** Equal if the same steps happened in the same order with the same faults. */
  fingerprint(): string {
    return this.#digest.copy().digest('hex')
  }

  /** Performs a step of the current process when it is due. Outside of processes it is performed at once. */
  async step<Result>(name: string, perform: () => Promise<Result>, fates: readonly Fate[] = ALL_FATES): Promise<Result> {
    const process = this.current
    if (process === undefined) return perform()
    if (process.isDead) throw new ProcessKilled()
    const fate = await new Promise<Fate>((go) => this.#waiting.push({ process, name, fates, go }))
    if (process.isDead) throw new ProcessKilled()
    if (fate === 'killedBefore') return this.#kill(process)
    if (fate === 'failsBefore') return this.#break(process)
    const performed = this.#current.run(undefined, perform)
    const settled = performed.catch(() => {}).finally(() => this.#running.delete(settled))
    this.#running.add(settled)
    const result = await performed
    if (fate === 'killedAfter') return this.#kill(process)
    if (fate === 'failsAfter') return this.#break(process)
    return result
  }

  /** Runs processes until all have ended. */
  async run(tasks: readonly { readonly name: string; work(): Promise<void> }[]): Promise<readonly SimulatedProcess[]> {
    this.trace.length = 0
    const processes = tasks.map(({ name, work }) => {
      const process: SimulatedProcess = { name, isDead: false, isDone: false, transactions: new Map(), failure: undefined }
      void this.#current.run(process, async () => {
        try {
          await work()
        } catch (error) {
          process.failure = error
        }
        process.isDone = true
      })
      return process
    })
    for (;;) {
      await this.#untilQuiet()
      if (processes.every(({ isDone }) => isDone)) return processes
      // A statement that waited for a lock may end before or after another step: the order of arrival must not matter.
      this.#waiting.sort((a, b) => processes.indexOf(a.process) - processes.indexOf(b.process))
      const step = this.#waiting.splice(this.#random.int(this.#waiting.length), 1)[0]
      // All wait for locks of each other: the database ends one.
      if (step === undefined) await Promise.race(this.#running)
      else this.#begin(step)
    }
  }

  #begin({ process, name, fates, go }: WaitingStep): void {
    this.#onStep()
    const fate = this.#random.chance(this.#issueProbability) ? this.#random.pick(fates) : 'done'
    const about = `${process.name.split(' ')[0]}: ${name}`
    const counts = this.coverage.get(about) ?? new Map<Fate, number>()
    this.coverage.set(about, counts.set(fate, (counts.get(fate) ?? 0) + 1))
    this.trace.push(`${process.name}: ${name}${fate === 'done' ? '' : ` (${fate})`}`)
    this.#digest.update(`${this.trace.at(-1)}\n`)
    go(fate)
  }

  async #kill(process: SimulatedProcess): Promise<never> {
    process.isDead = true
    await this.#rollBack(process)
    // Other steps of the process that wait at the same time.
    for (const step of this.#waiting.filter((one) => one.process === process)) {
      this.#waiting.splice(this.#waiting.indexOf(step), 1)
      step.go('killedBefore')
    }
    throw new ProcessKilled()
  }

  async #break(process: SimulatedProcess): Promise<never> {
    await this.#rollBack(process)
    throw new ConnectionBroken()
  }

  async #rollBack({ transactions }: SimulatedProcess): Promise<void> {
    const open = [...transactions.values()]
    transactions.clear()
    const done = this.#current.run(undefined, () => Promise.all(open.map((rollBack) => rollBack())))
    this.#running.add(done)
    await done
    this.#running.delete(done)
  }

  /** Until every process has ended, waits for its next step, or waits for a lock. */
  async #untilQuiet(): Promise<void> {
    for (;;) {
      await nextTurn()
      await nextTurn()
      if (this.#running.size === 0) return
      const before = [...this.#running]
      const isAny = await Promise.race([...before.map((one) => one.then(() => true)), sleep(LONG_STATEMENT, false)])
      if (isAny) continue
      const blocked = await this.#countBlocked()
      if (blocked === this.#running.size && before.every((one) => this.#running.has(one))) return
    }
  }
}

const ALL_FATES: readonly Fate[] = ['killedBefore', 'killedAfter', 'failsBefore', 'failsAfter']
/** ms after which a statement may be waiting for a lock. */
const LONG_STATEMENT = 4
