import type { HelpEntry } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { isHelpPanel, type HelpPanelName } from './help-location.ts'

/** A part of the help menu: articles, or one panel. */
export type HelpPart =
  | { readonly kind: 'articles'; readonly name: string; readonly title: string; readonly entries: readonly HelpEntry[] }
  | { readonly kind: 'panel'; readonly name: HelpPanelName; readonly title: string }

/** The help menu: the parts of the dictionary help_center_map in its order (B.help.02), then what else has articles. */
export function useHelpMenu() {
  const language = useLanguage()
  const sections = useQuery(callQuery(language, 'content', 'getHelpIndex', {}))
  const names = useQuery(callQuery(language, 'content', 'listDictionaryEntries', { dictType: 'help_center_map' }))
  const data = sections.data && names.data && partsOf(sections.data, names.data)
  return {
    data,
    error: sections.error ?? names.error,
    isPending: data === undefined && !sections.error && !names.error,
    refetch: () => Promise.all([sections.refetch(), names.refetch()]).then(([answer]) => answer as never),
  }
}

interface Section {
  readonly section: string
  readonly title: string
  readonly children: readonly HelpEntry[]
}

function partsOf(sections: readonly Section[], names: readonly { dictLabel: string; dictValue: string }[]): HelpPart[] {
  const named = names.flatMap(({ dictLabel, dictValue }): HelpPart[] => {
    if (isHelpPanel(dictValue)) return [{ kind: 'panel', name: dictValue, title: dictLabel }]
    const section = sections.find((one) => one.section === dictValue)
    return section ? articlesOf({ ...section, title: dictLabel }) : []
  })
  const others = sections.filter(({ section }) => !names.some(({ dictValue }) => dictValue === section))
  const parts = [...named, ...others.flatMap(articlesOf)]
  // Articles come before panels with actions.
  return [...parts.filter(({ kind }) => kind === 'articles'), ...parts.filter(({ kind }) => kind === 'panel')]
}

function articlesOf({ section, title, children }: Section): HelpPart[] {
  return children.length === 0 ? [] : [{ kind: 'articles', name: section, title, entries: children }]
}

/** All articles below some entries, in the order of the menu; groups themselves have no text. */
export function articlesBelow(entries: readonly HelpEntry[]): HelpEntry[] {
  return entries.flatMap((entry) => [...(entry.detailContent === '' ? [] : [entry]), ...articlesBelow(entry.children)])
}
