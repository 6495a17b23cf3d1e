import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RecordKind } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { EngineUnderTest } from '@gezhi/search/testing'
import { openSqliteEngine, type SqliteEngineOptions } from '../open-sqlite-engine.ts'

type EngineOptions = Pick<SqliteEngineOptions<object>, 'readers'>

interface Opened<R extends object> {
  readonly engine: SearchEngine<R>
  readonly folder: string
}

/** Empty engines of a kind for successive cases. Starting the threads for each case would take longer than the case itself. */
export class ReusedEngines<R extends object> {
  readonly #kind: RecordKind<R>
  readonly #options: EngineOptions
  /** Left open by earlier cases, and emptied. */
  readonly #left: Opened<R>[] = []

  constructor(kind: RecordKind<R>, options: EngineOptions = {}) {
    this.#kind = kind
    this.#options = options
  }

  /** An engine that an earlier case left, or a new one. */
  async next(): Promise<EngineUnderTest<R>> {
    return this.#under(this.#left.pop() ?? (await this.#open(await mkdtemp(join(tmpdir(), 'gezhi-engine-')))))
  }

  /** Closes and removes what cases left. */
  async close(): Promise<void> {
    await Promise.all(this.#left.splice(0).map(remove))
  }

  async #open(folder: string): Promise<Opened<R>> {
    return { engine: await openSqliteEngine({ kind: this.#kind, folder, ...this.#options }), folder }
  }

  #under(opened: Opened<R>): EngineUnderTest<R> {
    const it: EngineUnderTest<R> = {
      engine: opened.engine,
      reopen: async () => {
        await opened.engine.close()
        const again = this.#under(await this.#open(opened.folder))
        it.dispose = again.dispose
        return again
      },
      dispose: async () => {
        if (await emptied(opened.engine)) this.#left.push(opened)
        else await remove(opened)
      },
    }
    return it
  }
}

/** Replaces a written index by an empty one; false if the case closed the engine or left a build open. */
async function emptied(engine: SearchEngine<object>): Promise<boolean> {
  try {
    await (await engine.buildShadow()).finish()
    return true
  } catch {
    // On any error the next case gets a new engine.
    return false
  }
}

async function remove({ engine, folder }: Opened<object>): Promise<void> {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
}
