import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

/** `NotesSection` with its texts, loaded when it is first shown. */
export const LateNotesSection = lazy(async () => {
  const [{ NotesSection }] = await Promise.all([import('./notes-section.tsx'), loadNamespaces(['notes'])])
  return { default: NotesSection }
})
