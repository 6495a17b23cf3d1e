/** Texts typed but not saved, by form, for the length of a visit: the panel is closed whenever another tab of the page is opened. */
const drafts = new Map<string, string>()

/** The typed text of a form; empty without one. */
export function noteDraft(form: string): string {
  return drafts.get(form) ?? ''
}

/** Stores the typed text of a form. */
export function storeNoteDraft(form: string, text: string): void {
  if (text === '') drafts.delete(form)
  else drafts.set(form, text)
}
