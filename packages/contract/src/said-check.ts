/** What is wrong with a value that no schema type says, in both languages; stands after the name of its field. */
export interface CheckedError {
  readonly zh: string
  readonly en: string
}

/** Options of zod's `refine` that carry the fault to whoever words it in the caller's language. */
export function saying(zh: string, en: string): { params: { said: CheckedError } } {
  return { params: { said: { zh, en } } }
}
