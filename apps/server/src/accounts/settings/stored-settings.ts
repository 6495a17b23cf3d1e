import type { DisplayField, DisplayScene, SearchSettings, Shortcut } from '@gezhi/contract'

/** A user's changes; missing values are defaults. */
export interface StoredSettings {
  readonly set?: Partial<SearchSettings>
  /** By view: the fields that are shown, in their order. */
  readonly fields?: Partial<Record<DisplayScene, readonly DisplayField[]>>
  readonly order?: { readonly sortField: string; readonly sortOrder: 'ASC' | 'DESC' } | null
  readonly shortcuts?: readonly Shortcut[]
}
