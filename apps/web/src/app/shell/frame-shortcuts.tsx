import { useTranslation } from 'react-i18next'
import { ShortcutHelp } from '../../components/shortcuts/shortcut-help.tsx'
import { showDrawer } from './drawer.ts'

/** The global shortcuts; pages with shortcuts of their own have a separate list. */
export function FrameShortcuts() {
  const { t } = useTranslation()
  const rows = [
    { keys: ['Ctrl', 'K'], does: t('shortcuts.palette') },
    { keys: ['/'], does: t('shortcuts.search') },
    { keys: ['↑', '↓'], does: t('shortcuts.menus') },
    { keys: ['Esc'], does: t('shortcuts.leave') },
    { keys: ['?'], does: t('shortcuts.list') },
  ]
  return <ShortcutHelp title={t('shortcuts.title')} close={t('shortcuts.close')} rows={rows} onClose={() => showDrawer(null)} />
}
