import { isHelpPanel, type HelpPanelName, type HelpLocation } from '../help/help-location.ts'
import { articlesBelow, type HelpPart } from '../help/use-help-menu.ts'

/** What the help drawer can open with: a part of articles, or a panel, as the dictionary help_center_map names them. */
export type HelpDrawerPanel = 'system' | 'function' | 'data' | HelpPanelName

/** Where the drawer opens: the panel, or the first article of the part, or of the whole menu if there is no such part. */
export function firstLocation(parts: readonly HelpPart[], panel: HelpDrawerPanel): HelpLocation {
  if (isHelpPanel(panel)) return { panel }
  const articles = parts.filter((part) => part.kind === 'articles')
  const [first] = articlesBelow((articles.find(({ name }) => name === panel) ?? articles[0])?.entries ?? [])
  return first === undefined ? { panel: 'upgrade' } : { id: String(first.id) }
}
