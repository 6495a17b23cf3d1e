import type { Labelled } from '@gezhi/records'
import type { ComponentType } from 'react'
import type { KindDisplay, ListView } from './kind-display.ts'
import type { KindLanguage } from './kind-language.ts'
import type { LoadedOnce } from './loaded-once.ts'

/**
 * Everything addresses, requests and menus need to know of a searchable kind of record. Every visitor downloads it, so it is plain data:
 * the contents of its lists are in `KindDisplay`, its query language in `KindLanguage`.
 */
export interface SearchableKind {
  /** The name at the server: `patent`. */
  readonly name: string
  /** The name of one record in a sentence. */
  readonly label: Labelled
  /** The namespace of its catalogue (`wordsOf`). */
  readonly words: string
  readonly language: LoadedOnce<KindLanguage>
  readonly display: LoadedOnce<KindDisplay>
  /**
   * Paths of its list, of the page of one record, which is named by `id`, and of its advanced search where it has scenes (`AdvancedForm`).
   */
  readonly pages: { readonly list: string; readonly record: string; readonly advanced?: string }
  readonly calls: KindCalls
  /** In the order in which they are shown. */
  readonly facets: readonly FacetField[]
  readonly classTree?: ClassTree
  /** The first is how lists begin. */
  readonly sorts: readonly [SortOption, ...SortOption[]]
  /** What counts as one hit: each record (`UNGROUPED`) or a grouping of the kind. The first is the default of lists. */
  readonly groupings: readonly [string, ...string[]]
  /** How a page of results can be shown; the first is the default. Where there are several, each is an address below that of the list. */
  readonly views: readonly [ListView, ...ListView[]]
  /** Search modes other than the plain query, by their names in addresses. */
  readonly modes: Readonly<Record<string, KindMode>>
  /** The facets whose values are databases that can be chosen; absent if there is only one. */
  readonly databases?: { readonly types: string; readonly countries: string }
  /** Users tag its records, and see which of them they have read. */
  readonly marked?: true
  /** Users' indexes have fields of its records, which queries, facets and columns name `my.评级`. */
  readonly hasOwnFields?: true
  /** Its searches are stored in the history at the server. */
  readonly storesHistory?: true
  /** When its searches need a login: always, or unless the installation is open (`RouteAccess` reader); absent if guests may search. */
  readonly needsLogin?: 'always' | 'unlessOpen'
  /** Links from the names of applicants and owners of other records to its records; absent if these are no organisations. */
  readonly partyLinks?: LoadedOnce<ComponentType<PartyLinksProps>>
  /** Its records can be exported to files. */
  readonly isExported?: true
  /** Its records can have original files, which are exported as a zip file. */
  readonly hasFiles?: true
  readonly box: KindBox
  /** The key that opens the page of a record, from a record or its row. */
  pageId(record: object): string
}

/** One name of several that a record gives: those are requested together. */
export interface PartyLinksProps {
  readonly name: string
  /** With `name`. */
  readonly names: readonly string[]
}

/** The grouping of lists in which each record is a hit. */
export const UNGROUPED = 'none'

/**
 * Names of the calls of a kind. Requests and responses are the same for all kinds (`listRequestSchema`, `listAnswerOf` of the contract).
 */
export interface KindCalls {
  /** The domain of all but `record` and `drawing`. */
  readonly domain: string
  /** The page of hits, and counts of facets. */
  readonly list: string
  /** The call that counts hits; absent if the list is used for it. */
  readonly count?: string
  /** The fields of queries; absent if they come from the field table. */
  readonly fields?: string
  /** Diagnostics of a query, and hits of its clauses; absent if a query is checked when it is run. */
  readonly check?: string
  /** Completions of a typed text: words, and names of companies; absent without suggestions. */
  readonly suggest?: string
  /** Organisations whose name contains the typed text; absent if none are offered. */
  readonly companies?: string
  /** Conditions to remove from a search without hits; absent if not supported. */
  readonly relax?: string
  /** Names and classes that plain words match; absent if the kind has neither. */
  readonly readings?: string
  /** Records of the numbers in a text, and links for numbers without records; absent if numbers have a single notation. */
  readonly numbers?: string
  /** Stores a query that is too long for an address under a key; absent if it stays there. */
  readonly storeQuery?: string
  /** The query of a key. */
  readonly openQuery?: string
  /** One record as a PDF file, and its error for a record that is too long for that; absent if exports are used for it. */
  readonly document?: { readonly domain: string; readonly name: string; readonly tooLong: string }
  /** One record, by a number in any writing. */
  readonly record: { readonly domain: string; readonly name: string; readonly parameter: string }
  /** A drawing by the `number` of its record and its own `id`, as a file; absent if records have none. */
  readonly drawing?: { readonly domain: string; readonly name: string }
}

/** Texts and options of the home page's search box for a kind. */
export interface KindBox {
  /** Name of the searched records: 专利, Patents. */
  readonly name: Labelled
  /** Placeholder of the box. */
  readonly placeholder: Labelled
  readonly tools: readonly BoxTool[]
  /** Parameters of the help page about the formats of its numbers; absent if there is none. */
  readonly numberFormats?: Readonly<Record<string, string>>
  /**
   * Only members search the kind from the box (G15); other users are shown what a membership opens, and that page: every user may search
   * there.
   */
  readonly membersOnly?: { readonly elsewhere: string }
  /** The field that a suggested company is searched in. */
  readonly companyField?: string
  /** Facets that the box asks for before its list is opened, with how many values of each. */
  readonly facets?: readonly { readonly facet: string; readonly count: number }[]
}

/** Tools of the search box: translation, batch import (`modes.batch`), synonyms. */
export type BoxTool = 'translation' | 'batch' | 'expansion'

export interface FacetField {
  /** The name in addresses: `f=country:CN`. Its caption is `facet.<key>` in the catalogue of the kind. */
  readonly key: string
  /** The field for grouping and filtering in the API. */
  readonly field: string
  /** How its values are chosen where that is not a list of them: years also as a histogram, countries as a tree below their regions. */
  readonly panel?: 'years' | 'countries'
  /** Its values are codes, which are shown before their titles. */
  readonly coded?: true
}

/** Facets that are the levels of one classification: one tree, whose selected classes are joined by OR at any level. */
export interface ClassTree {
  /** Keys of the facets, from the top. */
  readonly levels: readonly [string, ...string[]]
  /** The field for filtering by any level in the API. */
  readonly field: string
}

export interface SortOption {
  /** The name in addresses. Its caption is `sort.<key>` in the catalogue of the kind. */
  readonly key: string
  readonly sortField: string
  readonly sortOrder: 'ASC' | 'DESC'
}

/** A search mode other than the plain query. */
export interface KindMode {
  /** The call of the kind's domain that answers its list. */
  readonly call: string
  /** Where it is entered and changed. */
  readonly entry: string
  /** Parameters of the entry by the arguments; those of the list unless given. */
  readonly entryParams?: (args: Readonly<Record<string, unknown>>) => Record<string, string>
  /** It needs the query in the address: without one there is nothing to search for. */
  readonly ofQuery?: true
  /** It lists records that were named individually: each is a hit unless the user groups them. */
  readonly listsEach?: true
  /** Others change the list: those of the folder `fileId`. */
  readonly live?: true
  /** Arguments that are lists of values of facets, with the keys of these. */
  readonly facetValues?: Readonly<Record<string, readonly string[]>>
}
