import { WorkerThread } from '@gezhi/threads'
import { HELD_THREAD, type HeldOperations } from '@gezhi/threads/testing'

/** ms after which a simulated job notices that it was stopped. */
export const NOTICES_AFTER = 20

/** A thread whose job `echo` takes as many ms of the (fake) clock as its request says, `processorShare` of them on a processor. */
export class SimulatedThread extends WorkerThread<HeldOperations> {
  #used = 0
  readonly #processorShare: number

  constructor(processorShare = 1) {
    super(HELD_THREAD, null)
    this.#processorShare = processorShare
  }

  override get processorTime(): number {
    return this.#used
  }

  override async call(_: string, request: unknown, { signal }: { readonly signal?: AbortSignal | undefined } = {}): Promise<never> {
    const start = performance.now()
    await new Promise<void>((resolve) => {
      setTimeout(resolve, Number(request))
      signal?.addEventListener('abort', () => setTimeout(resolve, NOTICES_AFTER), { once: true })
    })
    this.#used += (performance.now() - start) * this.#processorShare
    signal?.throwIfAborted()
    return String(request) as never
  }
}
