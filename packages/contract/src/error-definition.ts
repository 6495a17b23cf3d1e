/** A row of the register of errors. */
export interface ErrorDefinition {
  /** Code of the envelope (decisions K). */
  readonly code: number
  /** Any call may return it, so calls need not list it. */
  readonly everywhere: boolean
  /** Messages; `{name}` is replaced by the error's value. */
  readonly zh: string
  readonly en: string
}

/** Errors by name. */
export type ErrorTable = Readonly<Record<string, ErrorDefinition>>
