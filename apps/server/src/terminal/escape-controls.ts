/**
 * Characters a terminal would interpret: controls (C0, DEL, C1) except tab and line feed, line separators, and marks that change the text
 * direction.
 */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** A text for a terminal: such characters are written as `\\u001b`, like in JSON. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
