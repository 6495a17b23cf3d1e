import type { IndustryScheme } from '@gezhi/classification'
import type { ClassScheme } from '@gezhi/records'

/** How the columns of a table become the classes of one scheme, or of a table of industries. Plain JSON, so that a mapping can be a file of its own. */
export interface SchemeMapping {
  /** Name of the format: `ipc-table`. */
  readonly format: string
  /** Rises when the same rows give other classes. */
  readonly version: number
  readonly scheme: ClassScheme | IndustryScheme
  /** Columns that must all be there for a file to be of this format. */
  readonly recognisedBy: readonly string[]
  /** Column to what it holds; other columns are left out. */
  readonly columns: Readonly<Record<string, SchemeColumn>>
}

export type SchemeColumn =
  /** Dots before the title; empty where the row does not say. */
  /** `ipc`: the classes of the IPC that stand for an industry. */
  { readonly to: 'symbol' | 'ipc' } | { readonly to: 'dots' } | { readonly to: 'title' | 'definition'; readonly lang: string }
