/** A validation message in both languages, shown after the name of the field. */
export interface LocalizedIssue {
  readonly zh: string
  readonly en: string
}

/** Options for zod's `refine`: the message is chosen later, in the language of the request. */
export function localizedIssue(zh: string, en: string): { params: { issue: LocalizedIssue } } {
  return { params: { issue: { zh, en } } }
}
