import type { DatabaseSync } from 'node:sqlite'
import type { ClassLevel, ClassScheme } from '@gezhi/records'
import type { ClassNode, ClassSchemes } from './class-schemes.ts'
import { bilingualTitles } from './bilingual-titles.ts'
import { classPlace, SCHEME_LEVELS } from './class-place.ts'
import { IndustryStore } from './industry-store.ts'
import { SchemeReader } from './scheme-reader.ts'
import { openSchemeDatabase, openSchemeDatabaseToRead } from './scheme-schema.ts'
import { SchemeWriter } from './scheme-writer.ts'

/**
 * Opens the database of classification schemes and creates it if it is missing. One process at a time writes. Throws if the file cannot
 * be opened.
 */
export function openClassSchemes(file: string): ClassSchemes {
  return schemesIn(openSchemeDatabase(file))
}

/** The same to read a database that another process may write. Throws if it is missing or of another version. */
export function openClassSchemesToRead(file: string): ClassSchemes {
  return schemesIn(openSchemeDatabaseToRead(file))
}

function schemesIn(db: DatabaseSync): ClassSchemes {
  const reader = new SchemeReader(db)
  const industries = new IndustryStore(db)
  const writer = new SchemeWriter(db, industries)
  return {
    find: (scheme, symbol) => found(reader, scheme, symbol),
    children(scheme, symbol) {
      if (symbol === null) return nodes(reader, reader.atLevel(scheme, SCHEME_LEVELS[scheme][0] ?? 'class', ''))
      const parent = known(reader, scheme, symbol)
      return parent === null ? [] : nodes(reader, reader.children(parent))
    },
    descendants(scheme, symbol) {
      const top = known(reader, scheme, symbol)
      return top === null ? [] : reader.below(top).map((row) => row.symbol)
    },
    findByTitle: (scheme, words, limit) => nodes(reader, reader.byTitle(scheme, words.split(/\s+/).filter(Boolean), limit)),
    withSubgroups: () => [...reader.schemesWith('subgroup')],
    sizes: () => sizes(db),
    bilingualTitles: () => bilingualTitles(db),
    industries: (scheme) => industries.all(scheme),
    write(batch) {
      reader.forget()
      return writer.write(batch)
    },
    sourceProgress: (source) => writer.sourceProgress(source),
    close: () => db.close(),
  }
}

function known(reader: SchemeReader, scheme: ClassScheme, symbol: string) {
  const place = classPlace(scheme, symbol)
  return place === null ? null : reader.row(scheme, place.key)
}

function found(reader: SchemeReader, scheme: ClassScheme, symbol: string): ClassNode | null {
  const row = known(reader, scheme, symbol)
  return row === null ? null : reader.node(row)
}

function nodes(reader: SchemeReader, rows: readonly Parameters<SchemeReader['node']>[0][]): ClassNode[] {
  return rows.map((row) => reader.node(row))
}

function sizes(db: DatabaseSync): ReturnType<ClassSchemes['sizes']> {
  const rows = db.prepare('SELECT scheme, level, count(*) AS classes FROM classes GROUP BY scheme, level ORDER BY scheme').all()
  const counted = Map.groupBy(rows as { scheme: ClassScheme; level: ClassLevel; classes: number }[], ({ scheme }) => scheme)
  return [...counted].map(([scheme, levels]) => ({
    scheme,
    levels: Object.fromEntries(levels.map(({ level, classes }) => [level, classes])),
  }))
}
