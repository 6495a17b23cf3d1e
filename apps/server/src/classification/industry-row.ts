/** A class of a table of industries; its children name it as their parent. */
export interface IndustryRow {
  readonly code: string
  readonly parent: string | null
  readonly zh: string
  readonly en: string
}
