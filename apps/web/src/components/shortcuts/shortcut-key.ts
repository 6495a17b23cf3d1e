/** What a shortcut needs to know of a key press. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** What has the focus. */
  readonly target: EventTarget | null
}

/**
 * The shortcut a key press stands for, by the character it types (`?`, `j`, `[`, `Enter`); null while something is typed, under a
 * dialog, with a modifier, and for keys that the focused control needs itself (Enter on a button or link).
 */
export function shortcutKey(press: KeyPress): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const focused = press.target instanceof Element ? press.target : null
  if (focused?.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return null
  // Under a dialog keys are the dialog's, also while the focus is on its way out of it.
  if (focused?.ownerDocument.querySelector('dialog:modal')) return null
  if ((press.key === 'Enter' || press.key === ' ') && focused?.closest('button, a, summary, [role=separator]')) return null
  return press.key
}
