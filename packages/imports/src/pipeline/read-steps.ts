import type { SourceProgress } from '@gezhi/search'
import type { FoundFile } from './find-files.ts'
import type { ImportSource } from './import-source.ts'
import { readFile } from './read-file.ts'
import type { ReadEvent } from './read-event.ts'
import type { ProgressQuestion, ReadStep } from './reading-protocol.ts'

/** Reads a file step by step; a question of `readFile` about progress is a step of its own, answered by the next call. */
export class ReadSteps {
  readonly #events: AsyncGenerator<ReadEvent>
  /** The event being read; a question may come first. */
  #event: Promise<ReadStep> | null = null
  #question = Promise.withResolvers<ReadStep>()
  #answer: (progress: SourceProgress | null) => void = () => {}

  constructor(file: FoundFile, sources: readonly ImportSource[]) {
    this.#events = readFile(file, (source, recordKind) => this.#progressOf({ source, recordKind }), sources)
  }

  /** The next step, one call at a time; `progress` answers the last step if that was a question. */
  async next(progress: SourceProgress | null): Promise<ReadStep> {
    this.#answer(progress)
    this.#event ??= this.#read()
    const step = await Promise.race([this.#event, this.#question.promise])
    if (step !== 'end' && 'question' in step) this.#question = Promise.withResolvers()
    else this.#event = null
    return step
  }

  async #read(): Promise<ReadStep> {
    const next = await this.#events.next()
    return next.done === true ? 'end' : { event: next.value }
  }

  #progressOf(question: ProgressQuestion): Promise<SourceProgress | null> {
    const { promise, resolve } = Promise.withResolvers<SourceProgress | null>()
    this.#answer = resolve
    this.#question.resolve({ question })
    return promise
  }
}
