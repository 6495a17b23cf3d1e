import { isHelpPanel, type HelpPanelName, type HelpLocation } from '../help/help-location.ts'
import { articlesBelow, type HelpPart } from '../help/use-help-menu.ts'

/** The initial content of the help drawer: a group of articles, or a panel, as named in the dictionary help_center_map. */
export type HelpDrawerPanel = 'system' | 'function' | 'data' | HelpPanelName

/** The initial location of the drawer: the panel, or the first article of the group, or of the whole menu if there is no such group. */
export function firstLocation(parts: readonly HelpPart[], panel: HelpDrawerPanel): HelpLocation {
  if (isHelpPanel(panel)) return { panel }
  const articles = parts.filter((part) => part.kind === 'articles')
  const [first] = articlesBelow((articles.find(({ name }) => name === panel) ?? articles[0])?.entries ?? [])
  return first === undefined ? { panel: 'upgrade' } : { id: String(first.id) }
}
