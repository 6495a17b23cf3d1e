import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LangText } from '@gezhi/records'
import { classPlace } from './class-place.ts'
import type { ClassEntry, SchemeBatch, SchemeCounts, SchemeProgress } from './class-schemes.ts'
import type { IndustryStore } from './industry-store.ts'

type Outcome = keyof SchemeCounts

/** Writes classes: an entry adds to or replaces stored values; values it omits are left unchanged. */
export class SchemeWriter {
  readonly #db: DatabaseSync
  readonly #find: StatementSync
  readonly #add: StatementSync
  readonly #setDots: StatementSync
  readonly #putText: StatementSync
  readonly #putSource: StatementSync
  readonly #getSource: StatementSync
  readonly #industries: IndustryStore

  constructor(db: DatabaseSync, industries: IndustryStore) {
    this.#db = db
    this.#industries = industries
    this.#find = db.prepare('SELECT id, dots FROM classes WHERE scheme = ? AND key = ?')
    this.#add = db.prepare('INSERT INTO classes (scheme, key, symbol, level, dots) VALUES (?, ?, ?, ?, ?)')
    this.#setDots = db.prepare('UPDATE classes SET dots = ? WHERE id = ?')
    this.#putText = db.prepare(`INSERT INTO texts (class, kind, lang, text) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET text = excluded.text WHERE text <> excluded.text`)
    this.#putSource = db.prepare('INSERT OR REPLACE INTO sources (source, position, rejected, done) VALUES (?, ?, ?, ?)')
    this.#getSource = db.prepare('SELECT * FROM sources WHERE source = ?')
  }

  write({ entries, builtIn, progress }: SchemeBatch): SchemeCounts {
    const counts = { new: 0, changed: 0, unchanged: 0 }
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      for (const entry of entries) counts[this.#put(entry, builtIn ? 'built-in' : 'title')] += 1
      if (progress !== undefined) this.#putProgress(progress)
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
    return counts
  }

  sourceProgress(source: string): SchemeProgress | null {
    const row = this.#getSource.get(source) as { position: number; rejected: number; done: number } | undefined
    return row === undefined ? null : { source, position: row.position, rejected: row.rejected, done: row.done === 1 }
  }

  #put(entry: ClassEntry, titleKind: 'title' | 'built-in'): Outcome {
    if (entry.scheme === 'cide' || entry.scheme === 'esosi') return this.#industries.put(entry)
    const place = classPlace(entry.scheme, entry.symbol)
    if (place === null) throw new TypeError(`No symbol of ${entry.scheme}: ${entry.symbol}`)
    // Only subgroups have dots: a main group has none even if its file gives some.
    const expectedDots = place.level === 'subgroup' ? entry.dots : 0
    const known = this.#find.get(place.scheme, place.key) as { id: number; dots: number | null } | undefined
    const id = known?.id ?? Number(this.#add.run(place.scheme, place.key, place.symbol, place.level, expectedDots).lastInsertRowid)
    const texts = this.#putTexts(id, titleKind, entry.titles) + this.#putTexts(id, 'definition', entry.definitions)
    if (known === undefined) return 'new'
    const dots = expectedDots !== null && expectedDots !== known.dots
    if (dots) this.#setDots.run(expectedDots, id)
    return dots || texts > 0 ? 'changed' : 'unchanged'
  }

  /** Number of texts that changed. */
  #putTexts(id: number, kind: string, texts: readonly LangText[]): number {
    return texts.reduce((sum, { lang, text }) => sum + Number(this.#putText.run(id, kind, lang, text).changes), 0)
  }

  #putProgress({ source, position, rejected = 0, done }: SchemeProgress): void {
    this.#putSource.run(source, position, rejected, done ? 1 : 0)
  }
}
