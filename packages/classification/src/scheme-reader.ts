import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { ClassLevel, ClassScheme, LangText } from '@gezhi/records'
import { groupPrefix, SCHEME_LEVELS } from './class-place.ts'
import type { ClassNode, ClassStep } from './class-schemes.ts'
import { groupParents } from './group-parents.ts'

/** A stored class. */
export interface ClassRow {
  readonly id: number
  readonly scheme: ClassScheme
  readonly key: string
  readonly symbol: string
  readonly level: ClassLevel
  readonly dots: number | null
}

const SCHEMES = Object.keys(SCHEME_LEVELS) as ClassScheme[]

const RECHECK_MS = 1000

/** Sorts after every character of a key. */
const AFTER = '\u{10ffff}'

/** Reads classes and computes their hierarchy. */
export class SchemeReader {
  readonly #db: DatabaseSync
  readonly #byKey: StatementSync
  readonly #range: StatementSync
  readonly #level: StatementSync
  readonly #anyAtLevel: StatementSync
  readonly #titles: StatementSync
  readonly #definitions: StatementSync
  /** As `performance.now()` counts. */
  #recheckAt = 0
  readonly #withLevel = new Map<ClassLevel, readonly ClassScheme[]>()

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#byKey = db.prepare('SELECT * FROM classes WHERE scheme = ? AND key = ?')
    this.#range = db.prepare('SELECT * FROM classes WHERE scheme = ? AND key > ? AND key < ? ORDER BY key')
    this.#level = db.prepare('SELECT * FROM classes WHERE scheme = ? AND level = ? AND key >= ? AND key < ? ORDER BY key')
    this.#anyAtLevel = db.prepare('SELECT 1 FROM classes WHERE scheme = ? AND level = ? LIMIT 1')
    this.#titles = db.prepare(`SELECT lang, text FROM texts t WHERE class = ? AND (kind = 'title' OR kind = 'built-in'
      AND NOT EXISTS (SELECT 1 FROM texts WHERE class = t.class AND kind = 'title' AND lang = t.lang)) ORDER BY lang`)
    this.#definitions = db.prepare(`SELECT lang, text FROM texts WHERE class = ? AND kind = 'definition' ORDER BY lang`)
  }

  row(scheme: ClassScheme, key: string): ClassRow | null {
    return (this.#byKey.get(scheme, key) as ClassRow | undefined) ?? null
  }

  /** Classes of one level whose key starts with this prefix. */
  atLevel(scheme: ClassScheme, level: ClassLevel, prefix: string): ClassRow[] {
    return this.#level.all(scheme, level, prefix, prefix + AFTER) as unknown as ClassRow[]
  }

  /**
   * Schemes with classes of a level. Called on every search, and even SQLite's change counter takes a lock on the file: writes of other
   * processes are noticed within `RECHECK_MS`.
   */
  schemesWith(level: ClassLevel): readonly ClassScheme[] {
    const now = performance.now()
    if (now >= this.#recheckAt) this.forget()
    const read = this.#withLevel.get(level) ?? SCHEMES.filter((scheme) => this.#anyAtLevel.get(scheme, level) !== undefined)
    if (this.#withLevel.size === 0) this.#recheckAt = now + RECHECK_MS
    this.#withLevel.set(level, read)
    return read
  }

  /** Call after a write of this process, so that it is noticed at once. */
  forget(): void {
    this.#withLevel.clear()
  }

  children(parent: ClassRow): ClassRow[] {
    if (isInGroup(parent)) {
      const { members, parents } = this.#group(parent)
      return members.filter(({ key }) => parents.get(key) === parent.key)
    }
    const levels = SCHEME_LEVELS[parent.scheme]
    const next = levels[levels.indexOf(parent.level) + 1]
    return next === undefined ? [] : this.atLevel(parent.scheme, next, parent.key)
  }

  /** All descendants, in order. */
  below(top: ClassRow): ClassRow[] {
    if (!isInGroup(top)) return this.#range.all(top.scheme, top.key, top.key + AFTER) as unknown as ClassRow[]
    const { members, parents } = this.#group(top)
    const within = new Set([top.key])
    return members.filter(({ key }) => {
      if (!within.has(parents.get(key) ?? '')) return false
      within.add(key)
      return true
    })
  }

  /** Classes whose title in one language contains all words. */
  byTitle(scheme: ClassScheme, words: readonly string[], limit: number): ClassRow[] {
    if (words.length === 0) return []
    const holds = words.map(() => `t.text LIKE ? ESCAPE '\\'`).join(' AND ')
    const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`)
    const sql = `SELECT DISTINCT c.* FROM classes c JOIN texts t ON t.class = c.id WHERE c.scheme = ? AND t.kind IN ('title', 'built-in') AND ${holds}
      ORDER BY length(c.key), coalesce(c.dots, 1), c.key LIMIT ?`
    return this.#db.prepare(sql).all(scheme, ...patterns, limit) as unknown as ClassRow[]
  }

  node(row: ClassRow): ClassNode {
    const path = this.#path(row).map((one) => this.#step(one))
    const { scheme } = row
    return {
      scheme,
      ...this.#step(row),
      dots: row.dots ?? (row.level === 'subgroup' ? 1 : 0),
      path,
      children: this.children(row).length,
      definitions: langTexts(this.#definitions, row),
    }
  }

  #step(row: ClassRow): ClassStep {
    return { symbol: row.symbol, level: row.level, titles: langTexts(this.#titles, row) }
  }

  /** The ancestors of a class, from the top. */
  #path(row: ClassRow): ClassRow[] {
    const keys = upperKeys(row)
    if (isInGroup(row)) {
      const { parents } = this.#group(row)
      const within: string[] = []
      for (let key = parents.get(row.key); key !== undefined; key = parents.get(key)) within.unshift(key)
      keys.push(...within)
    }
    return keys.map((key) => this.row(row.scheme, key)).filter((one) => one !== null)
  }

  #group({ scheme, key }: ClassRow): { members: ClassRow[]; parents: Map<string, string> } {
    const prefix = groupPrefix(key)
    const members = this.#range.all(scheme, prefix, prefix + AFTER) as unknown as ClassRow[]
    return { members, parents: groupParents(members, prefix.padEnd(14, '0')) }
  }
}

function langTexts(statement: StatementSync, row: ClassRow): LangText[] {
  return (statement.all(row.id) as unknown as LangText[]).map(({ lang, text }) => ({ lang, text }))
}

function isInGroup({ scheme, level }: ClassRow): boolean {
  return (scheme === 'ipc' || scheme === 'cpc') && (level === 'group' || level === 'subgroup')
}

/** Keys of the levels above a main group, or above a class of a scheme without groups. */
function upperKeys({ scheme, key }: ClassRow): string[] {
  const lengths = scheme === 'ipc' || scheme === 'cpc' ? [1, 3, 4] : [2]
  return lengths.filter((length) => length < key.length).map((length) => key.slice(0, length))
}
