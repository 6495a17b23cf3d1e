import { useTranslation } from 'react-i18next'
import { useActionKeyRows } from '../../components/record-actions/use-action-key-rows.ts'
import type { ShortcutRow } from '../../components/shortcuts/shortcut-help.tsx'
import { useKind } from '../../kinds/use-kind.ts'

/** The keys of the result list and what they do. */
export function useKeyRows(): ShortcutRow[] {
  const { t } = useTranslation('search')
  const actions = useActionKeyRows(useKind().name, 'selected')
  return [
    { keys: ['j'], does: t('keys.next') },
    { keys: ['k'], does: t('keys.previous') },
    { keys: ['Enter'], does: t('keys.enter') },
    { keys: ['x'], does: t('keys.pick') },
    ...actions,
    { keys: ['/'], does: t('keys.box') },
    { keys: ['Esc'], does: t('keys.restore') },
    { keys: ['[', ']'], does: t('keys.fold') },
    { keys: ['Ctrl', 'K'], does: t('keys.palette') },
    { keys: ['?'], does: t('keys.help') },
  ]
}
