import type { ClassLevel, ClassScheme, LangText } from '@gezhi/records'
import type { Industry, IndustryScheme } from './industry-code.ts'

/** One class as a file says it: of a patent classification or of a table of industries. */
export type ClassEntry = SchemeClassEntry | IndustryEntry

/** One class of a table of industries, with the classes of the IPC that stand for it. */
export interface IndustryEntry extends Omit<SchemeClassEntry, 'scheme'> {
  readonly scheme: IndustryScheme
  /** As `readClassSymbol` reads them; empty where the file says none. */
  readonly ipc: readonly string[]
}

/** One class as a scheme's file says it. */
export interface SchemeClassEntry {
  readonly scheme: ClassScheme
  /** In any writing `readClassSymbol` reads. */
  readonly symbol: string
  /** How deep below its main group: 0 for the group itself, 1 for one dot. Null where the file does not say, or above groups. */
  readonly dots: number | null
  readonly titles: readonly LangText[]
  readonly definitions: readonly LangText[]
}

/** A class and its titles, one for each language: of a file where one gave it, else the short one that comes with Gezhi. */
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
  /** What it stands below, from the top: a title is read together with these. */
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
  /** Symbols that `readClassSymbol` reads; a class met before keeps what this one does not say. */
  readonly entries: readonly ClassEntry[]
  /** The titles come with Gezhi: they are read in languages in which no file gave the class a title. */
  readonly builtIn?: true
  readonly progress?: SchemeProgress
}

export interface SchemeCounts {
  readonly new: number
  readonly changed: number
  readonly unchanged: number
}

/**
 * The classification schemes of an installation. Which class stands below which is worked out from symbols and dots when asked, so files
 * may come in any order. Methods answer at once: a look-up takes well below a millisecond, `findByTitle` some tens.
 */
export interface ClassSchemes {
  /** The class of a symbol in any usual writing; null where the scheme does not have it, or is not there. */
  find(scheme: ClassScheme, symbol: string): ClassNode | null
  /** Classes directly below, in the scheme's order; those at the top for null. Empty for an unknown symbol. */
  children(scheme: ClassScheme, symbol: string | null): ClassNode[]
  /** Symbols of all classes below, in the scheme's order, without the class itself. Empty for an unknown symbol. */
  descendants(scheme: ClassScheme, symbol: string): string[]
  /** Classes whose title in any language has all these words, upper ones first; words are parted by spaces. */
  findByTitle(scheme: ClassScheme, words: string, limit: number): ClassNode[]
  /** Schemes that reach down to subgroups, of other processes' imports a second later; quick enough to be asked at every search. */
  withSubgroups(): ClassScheme[]
  /** Number of classes of each scheme that has any, by level; levels without classes are left out. */
  sizes(): { readonly scheme: ClassScheme; readonly levels: Readonly<Partial<Record<ClassLevel, number>>> }[]
  /** All classes that were imported of a table of industries, by code. */
  industries(scheme: IndustryScheme): Industry[]
  /** Entries and the position reached in their source, in one transaction; durable when it returns. */
  write(batch: SchemeBatch): SchemeCounts
  /** How far an import got with this source, null when it never began. */
  sourceProgress(source: string): SchemeProgress | null
  close(): void
}
