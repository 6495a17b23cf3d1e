import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

/** `NotesPanel` with its texts, loaded when it is first shown. */
export const LateNotesPanel = lazy(async () => {
  const [{ NotesPanel }] = await Promise.all([import('./notes-panel.tsx'), loadNamespaces(['notes'])])
  return { default: NotesPanel }
})
