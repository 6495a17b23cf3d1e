/** The parts of a key event that shortcuts use. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** The focused element. */
  readonly target: EventTarget | null
}

/**
 * The shortcut of a key press, by the typed character (`?`, `j`, `[`, `Enter`); null in text fields, under a dialog, with a modifier, and
 * for keys that the focused control handles itself (Enter on a button or link).
 */
export function shortcutKey(press: KeyPress): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const focused = press.target instanceof Element ? press.target : null
  if (focused?.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return null
  // While a dialog is open keys belong to it, also while the focus is leaving it.
  if (focused?.ownerDocument.querySelector('dialog:modal')) return null
  if ((press.key === 'Enter' || press.key === ' ') && focused?.closest('button, a, summary, [role=separator]')) return null
  return press.key
}
