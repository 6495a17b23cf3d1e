import { useTranslation } from 'react-i18next'
import { useRecentSearches } from '../../search-state/recent/recent-searches.ts'
import { useNamedStrategies } from '../../search-state/strategies/use-named-strategies.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { useColorScheme } from '../../theme/color-scheme.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryLabel } from '../navigation/entry-label.ts'
import { ACCOUNT_MENU, FOOT_LINKS, HOME, TOOLS, TOP_LINKS } from '../navigation/menus.ts'
import type { PaletteSources } from './palette-entries.ts'

/** Sources of the palette: earlier searches, saved strategies, the pages in menus without duplicates, and settings. */
export function usePaletteSources(): PaletteSources {
  const { t } = useTranslation()
  const language = useLanguage()
  const user = useSessionUser()
  const dark = useColorScheme() === 'dark'
  const { data: strategies = [] } = useNamedStrategies()
  const entries = [HOME, ...TOOLS.flatMap(({ entries: tools }) => tools), ...TOP_LINKS, ...(user ? ACCOUNT_MENU : []), ...FOOT_LINKS]
  const named = entries.map((page) => [entryLabel(language, page), page] as const)
  return {
    recent: useRecentSearches(),
    strategies,
    pages: [...new Map(named)].map(([name, page]) => ({ name, page })),
    commands: [
      { command: 'theme', name: t(dark ? 'useLightColors' : 'useDarkColors') },
      { command: 'language', name: t('switchLanguage') },
      { command: 'help', name: t('openHelp') },
      { command: 'shortcuts', name: t('shortcuts.title') },
    ],
  }
}
