/** What a citation of a patent names. */
export interface Reference {
  /** May be empty; its place is then taken by the number. */
  readonly title: string
  readonly inventors: readonly string[]
  readonly applicants: readonly string[]
  /** Publication number with country and kind. */
  readonly number: string
  readonly applicationNumber?: string
  /** Two-letter code of the office. */
  readonly office: string
  /** Of publication, `yyyy-MM-dd`. */
  readonly date: string | null
  /** Of the title, two letters. */
  readonly language: string
  readonly url?: string
  readonly abstract?: string
}
