import { useTranslation } from 'react-i18next'
import type { ShortcutRow } from '../../components/shortcuts/shortcut-help.tsx'

/** The keys of the result list and what they do. */
export function useKeyRows(): ShortcutRow[] {
  const { t } = useTranslation('search')
  return [
    { keys: ['j'], does: t('keys.next') },
    { keys: ['k'], does: t('keys.previous') },
    { keys: ['Enter'], does: t('keys.enter') },
    { keys: ['x'], does: t('keys.pick') },
    { keys: ['/'], does: t('keys.box') },
    { keys: ['Esc'], does: t('keys.restore') },
    { keys: ['[', ']'], does: t('keys.fold') },
    { keys: ['Ctrl', 'K'], does: t('keys.palette') },
    { keys: ['?'], does: t('keys.help') },
  ]
}
