import { useTranslation } from 'react-i18next'
import { useActionKeyRows } from '../../components/record-actions/use-action-key-rows.ts'
import type { ShortcutRow } from '../../components/shortcuts/shortcut-help.tsx'

/** The keys of the patent page and what they do. */
export function usePatentKeyRows(): ShortcutRow[] {
  const { t } = useTranslation('patents')
  return [
    { keys: ['n'], does: t('keys.next') },
    { keys: ['p'], does: t('keys.previous') },
    { keys: ['['], does: t('keys.list') },
    { keys: [']'], does: t('keys.side') },
    ...useActionKeyRows('patent', 'one'),
    { keys: ['Esc'], does: t('keys.back') },
    { keys: ['/'], does: t('keys.search') },
    { keys: ['Ctrl', 'K'], does: t('keys.palette') },
    { keys: ['?'], does: t('keys.help') },
  ]
}
