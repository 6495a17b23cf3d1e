import { foldText } from '@gezhi/query'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { synonyms } from './synonyms-table.ts'

/** A group of synonyms with its number, which an operator needs to remove it. */
export interface SynonymGroup {
  readonly group: number
  readonly words: readonly string[]
}

/** The operator's table of synonyms. */
export interface SynonymStore {
  /** Groups with a word, ignoring letter case and width; all groups without a word. By number. */
  groups(word?: string): Promise<SynonymGroup[]>
  /** Groups of which a text contains a word, ignoring letter case and width, the first hundred by number. */
  groupsIn(text: string): Promise<SynonymGroup[]>
  /**
   * Adds groups of at least two different words; returns the number of new ones. A group that is part of an existing one adds nothing.
   */
  add(groups: readonly (readonly string[])[]): Promise<number>
  /**
   * Removes words from a group, or the whole group without words; a group of one word is removed as well. Returns whether anything was
   * removed.
   */
  remove(group: number, words?: readonly string[]): Promise<boolean>
}

/** Maximum number of groups used with a text. */
const MAX_IN_TEXT = 100
/** Advisory lock for assigning numbers. */
const NUMBERING = 0x73_79_6e

/** Synonyms in PostgreSQL. */
export function synonymStore(database: Database): SynonymStore {
  const groups = async (word?: string) => {
    const within = database.select({ group: synonyms.group }).from(synonyms)
    const rows = await database
      .select()
      .from(synonyms)
      .where(word === undefined ? undefined : inArray(synonyms.group, within.where(eq(synonyms.key, synonymKey(word)))))
      .orderBy(asc(synonyms.group), asc(synonyms.key))
    return grouped(rows)
  }
  return {
    groups,
    async groupsIn(text) {
      const held = database
        .selectDistinct({ group: synonyms.group })
        .from(synonyms)
        .where(sql`strpos(${synonymKey(text)}, ${synonyms.key}) > 0`)
        .orderBy(asc(synonyms.group))
        .limit(MAX_IN_TEXT)
      return grouped(
        await database.select().from(synonyms).where(inArray(synonyms.group, held)).orderBy(asc(synonyms.group), asc(synonyms.key)),
      )
    },
    async add(added) {
      const known = (await groups()).map(({ words }) => new Set(words.map(synonymKey)))
      const fresh: Map<string, string>[] = []
      for (const words of added) {
        const group = new Map(words.flatMap((word): [string, string][] => (word.trim() === '' ? [] : [[synonymKey(word), word.trim()]])))
        if (group.size < 2 || known.some((one) => [...group.keys()].every((key) => one.has(key)))) continue
        known.push(new Set(group.keys()))
        fresh.push(group)
      }
      if (fresh.length > 0) await insertGroups(database, fresh)
      return fresh.length
    },
    async remove(group, words) {
      return database.transaction(async (changing) => {
        const these = words && inArray(synonyms.key, words.map(synonymKey))
        const gone = await changing
          .delete(synonyms)
          .where(and(eq(synonyms.group, group), these))
          .returning()
        const left = await changing.select().from(synonyms).where(eq(synonyms.group, group))
        if (left.length === 1) await changing.delete(synonyms).where(eq(synonyms.group, group))
        return gone.length > 0
      })
    },
  }
}

/** Normalised form of a word for comparison: ignores letter case, width and repeated blanks. Pure. */
export function synonymKey(word: string): string {
  return foldText(word).text.trim().replace(/\s+/g, ' ')
}

/** Rows of one insert; a statement is limited to 65,535 values. */
const ROWS_AT_ONCE = 5000

async function insertGroups(database: Database, groups: readonly ReadonlyMap<string, string>[]): Promise<void> {
  await database.transaction(async (changing) => {
    await changing.execute(`SELECT pg_advisory_xact_lock(${NUMBERING})`)
    const [last] = await changing.select({ group: max(synonyms.group) }).from(synonyms)
    const first = (last?.group ?? 0) + 1
    const rows = groups.flatMap((words, index) => [...words].map(([key, word]) => ({ group: first + index, key, word })))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await changing.insert(synonyms).values(rows.slice(from, from + ROWS_AT_ONCE))
  })
}

function grouped(rows: readonly { group: number; word: string }[]): SynonymGroup[] {
  const groups = new Map<number, string[]>()
  for (const { group, word } of rows) groups.set(group, [...(groups.get(group) ?? []), word])
  return [...groups].map(([group, words]) => ({ group, words }))
}
