import { lazy } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'

/** The page of the query language with its texts, loaded when its tab is first opened. */
export const LateCommandPage = lazy(async () => {
  const [{ CommandPage }] = await Promise.all([import('../search/modes/command/command-page.tsx'), loadNamespaces(['command'])])
  return { default: CommandPage }
})
