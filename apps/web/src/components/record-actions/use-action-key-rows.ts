import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import type { ShortcutRow } from '../shortcuts/shortcut-help.tsx'
import { useRecordActions } from './record-actions-context.ts'

/** The keys of the actions for records of a kind, for the list of shortcuts of a page with one record or with selected ones. */
export function useActionKeyRows(kind: string, records: 'one' | 'selected'): ShortcutRow[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return useRecordActions(kind).map(({ key, label: { [language]: name } }) => ({
    keys: [key],
    does: records === 'one' ? name : t('actions.ofSelected', { name }),
  }))
}
