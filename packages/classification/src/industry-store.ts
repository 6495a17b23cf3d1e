import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { LangText } from '@gezhi/records'
import type { IndustryEntry, SchemeCounts } from './class-schemes.ts'
import { readIndustryCode, type Industry, type IndustryScheme } from './industry-code.ts'

const TABLE = `CREATE TABLE IF NOT EXISTS industries (
  scheme TEXT NOT NULL, code TEXT NOT NULL, titles TEXT NOT NULL, ipc TEXT NOT NULL, PRIMARY KEY (scheme, code)
) STRICT, WITHOUT ROWID`

interface IndustryRow {
  readonly code: string
  readonly titles: string
  readonly ipc: string
}

/** Tables of industries in the database of schemes: an entry adds to or replaces the stored values. */
export class IndustryStore {
  readonly #all: StatementSync
  readonly #find: StatementSync
  readonly #put: StatementSync

  constructor(db: DatabaseSync) {
    db.exec(TABLE)
    this.#all = db.prepare('SELECT code, titles, ipc FROM industries WHERE scheme = ?')
    this.#find = db.prepare('SELECT code, titles, ipc FROM industries WHERE scheme = ? AND code = ?')
    this.#put = db.prepare('INSERT OR REPLACE INTO industries VALUES (?, ?, ?, ?)')
  }

  /** In natural order of the codes. */
  all(scheme: IndustryScheme): Industry[] {
    const rows = this.#all.all(scheme) as unknown as IndustryRow[]
    return rows
      .flatMap(({ code, titles, ipc }) => {
        const read = readIndustryCode(scheme, code)
        return read === null ? [] : [{ ...read, titles: JSON.parse(titles) as LangText[], ipc: JSON.parse(ipc) as string[] }]
      })
      .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }))
  }

  /** Call it inside a transaction. Throws `TypeError` for a code that is not in the table. */
  put({ scheme, symbol, titles, ipc }: IndustryEntry): keyof SchemeCounts {
    const read = readIndustryCode(scheme, symbol)
    if (read === null) throw new TypeError(`No code of ${scheme}: ${symbol}`)
    const known = this.#find.get(scheme, read.code) as IndustryRow | undefined
    const before = known === undefined ? [] : (JSON.parse(known.titles) as LangText[])
    const allTitles = [...before.filter(({ lang }) => !titles.some((one) => one.lang === lang)), ...titles]
    const next = {
      titles: JSON.stringify(allTitles.map(({ lang, text }) => ({ lang, text })).toSorted((a, b) => (a.lang < b.lang ? -1 : 1))),
      ipc: ipc.length === 0 && known !== undefined ? known.ipc : JSON.stringify(ipc),
    }
    if (known?.titles === next.titles && known.ipc === next.ipc) return 'unchanged'
    this.#put.run(scheme, read.code, next.titles, next.ipc)
    return known === undefined ? 'new' : 'changed'
  }
}
