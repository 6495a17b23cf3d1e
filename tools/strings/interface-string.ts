/** A text shown to visitors, administrators, operators or API clients. */
export interface InterfaceString {
  /** The file and, if there is one, the key. */
  readonly place: string
  readonly zh: string
  readonly en: string
}
