import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RejectedFragment } from './read-event.ts'

/**
 * The file of rejected fragments of one run, one JSON object per line: `file`, `position`, `reason`, `piece`. Created with the first
 * entry.
 */
export class RejectedLog {
  readonly #folder: string
  readonly path: string
  #written = 0

  constructor(folder: string, run: string) {
    this.#folder = folder
    this.path = join(folder, `${run}-rejected.jsonl`)
  }

  get isEmpty(): boolean {
    return this.#written === 0
  }

  async add(fragments: readonly RejectedFragment[]): Promise<void> {
    if (fragments.length === 0) return
    if (this.isEmpty) await mkdir(this.#folder, { recursive: true })
    await appendFile(this.path, fragments.map((fragment) => `${JSON.stringify(fragment)}\n`).join(''))
    this.#written += fragments.length
  }
}
