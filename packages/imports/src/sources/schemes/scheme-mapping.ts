import type { IndustryScheme } from '@gezhi/classification'
import type { ClassScheme } from '@gezhi/records'

/**
 * Maps the columns of a table to the classes of one scheme, or of a table of industries. Plain JSON, so that a mapping can be a separate
 * file.
 */
export interface SchemeMapping {
  /** Name of the format: `ipc-table`. */
  readonly format: string
  /** Increase it when the same rows give different classes. */
  readonly version: number
  readonly scheme: ClassScheme | IndustryScheme
  /** Columns that must all exist for a file to be of this format. */
  readonly recognisedBy: readonly string[]
  /** Column to target; other columns are ignored. */
  readonly columns: Readonly<Record<string, SchemeColumn>>
}

export type SchemeColumn =
  /** Dots before the title; empty if the row has none. */
  /** `ipc`: the IPC classes that correspond to an industry. */
  { readonly to: 'symbol' | 'ipc' } | { readonly to: 'dots' } | { readonly to: 'title' | 'definition'; readonly lang: string }
