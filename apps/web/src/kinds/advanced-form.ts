import type { SearchScenes } from '@gezhi/contract/client'
import type { Labelled } from '@gezhi/records'

/** Initial content of the advanced search of a kind. */
export interface AdvancedForm {
  /** Fields of the rows of an empty form; a row that is added has the first. */
  readonly rows: readonly [string, ...string[]]
  /**
   * Templates of queries for the form, with examples in the language of the page; each can be shown in rows. Captions are
   * `templates.<key>` in the texts of the kind.
   */
  readonly templates?: readonly { readonly key: string; readonly query: Labelled }[]
  /** Each has its own address below that of the page. Captions are `scenes.<name>`. Absent if there is only one scene. */
  readonly scenes?: SearchScenes
}
