import type { SearchSettings, Shortcut } from '@gezhi/contract'

/** A user's changes; missing values are defaults. */
export interface StoredSettings {
  readonly set?: Partial<SearchSettings>
  /** By kind and view (`fieldsKey`): the fields that are shown, in their order. */
  readonly fields?: Readonly<Record<string, readonly string[]>>
  readonly order?: { readonly sortField: string; readonly sortOrder: 'ASC' | 'DESC' } | null
  readonly shortcuts?: readonly Shortcut[]
}
