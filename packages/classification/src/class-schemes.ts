import type { ClassLevel, ClassScheme, LangText } from '@gezhi/records'
import type { Industry, IndustryScheme } from './industry-code.ts'

/** One class from an imported file: of a patent classification or of a table of industries. */
export type ClassEntry = SchemeClassEntry | IndustryEntry

/** One class of a table of industries, with the corresponding IPC classes. */
export interface IndustryEntry extends Omit<SchemeClassEntry, 'scheme'> {
  readonly scheme: IndustryScheme
  /** As `readClassSymbol` reads them; empty if the file has none. */
  readonly ipc: readonly string[]
}

/** One class from a file of a classification scheme. */
export interface SchemeClassEntry {
  readonly scheme: ClassScheme
  /** In any notation that `readClassSymbol` reads. */
  readonly symbol: string
  /** Depth below its main group: 0 for the group itself, 1 for one dot. Null above groups or if the file does not give it. */
  readonly dots: number | null
  readonly titles: readonly LangText[]
  readonly definitions: readonly LangText[]
}

/** A class and its titles, one per language: from an imported file, otherwise Gezhi's own short title. */
export interface ClassStep {
  /** As the office writes it: `H01M10/05`. */
  readonly symbol: string
  readonly level: ClassLevel
  readonly titles: readonly LangText[]
}

export interface ClassNode extends ClassStep {
  readonly scheme: ClassScheme
  /** Dots before its title, 0 for a main group and above it. */
  readonly dots: number
  /** Its ancestors from the top: a title is read together with theirs. */
  readonly path: readonly ClassStep[]
  /** Number of classes directly below. */
  readonly children: number
  readonly definitions: readonly LangText[]
}

export interface SchemeProgress {
  /** Identity of the source: content hash and format version. */
  readonly source: string
  readonly position: number
  readonly rejected?: number
  readonly done: boolean
}

export interface SchemeBatch {
  /** With symbols that `readClassSymbol` reads; what an entry omits is left unchanged in a class that already exists. */
  readonly entries: readonly ClassEntry[]
  /** The titles are Gezhi's own: they are used in languages in which no imported file has a title for the class. */
  readonly builtIn?: true
  readonly progress?: SchemeProgress
}

export interface SchemeCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
}

/** Titles of classes in two languages. */
export interface BilingualTitles {
  readonly edition: string
  /** The titles of each class, one for each language; takes some tenths of a second. */
  readonly read: () => readonly (readonly LangText[])[]
}

/**
 * The classification schemes of an installation. The hierarchy is computed from symbols and dots on read, so files may be imported in any
 * order. Methods are synchronous: a look-up takes well below a millisecond, `findByTitle` some tens of milliseconds.
 */
export interface ClassSchemes {
  /** The class of a symbol in any usual notation; null if the scheme does not contain it or was not imported. */
  find(scheme: ClassScheme, symbol: string): ClassNode | null
  /** Direct children in scheme order; the top classes for null. Empty for an unknown symbol. */
  children(scheme: ClassScheme, symbol: string | null): ClassNode[]
  /** Symbols of all descendants in scheme order, without the class itself. Empty for an unknown symbol. */
  descendants(scheme: ClassScheme, symbol: string): string[]
  /** Classes whose title in any language contains all words (separated by spaces), upper levels first. */
  findByTitle(scheme: ClassScheme, words: string, limit: number): ClassNode[]
  /** Schemes imported down to subgroups. Imports of other processes show up within a second; cheap enough to call on every search. */
  withSubgroups(): ClassScheme[]
  /** Number of classes of each scheme that has any, by level; levels without classes are left out. */
  sizes(): { readonly scheme: ClassScheme; readonly levels: Readonly<Partial<Record<ClassLevel, number>>> }[]
  /** The titles of classes that have one in Chinese and one in English. `edition` changes with every scheme whose import is finished. */
  bilingualTitles(): BilingualTitles
  /** All imported classes of a table of industries, by code. */
  industries(scheme: IndustryScheme): Industry[]
  /** Writes entries and the position reached in their source in one transaction; durable when it returns. */
  write(batch: SchemeBatch): SchemeCounts
  /** How far an import of this source got; null if none was started. */
  sourceProgress(source: string): SchemeProgress | null
  close(): void
}
