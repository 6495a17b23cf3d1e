import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useLanguage } from '../../language/use-language.ts'

/** The way to the console in the menu of an account, for operators alone; who is one is asked of the server when the menu is opened. */
export function ConsoleEntry({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { data } = useQuery(callQuery(useLanguage(), 'accounts', 'findUserInformation', {}))
  if (data?.role !== 'operator') return null
  return (
    <Link to="/ops" className={className}>
      <Icon name="settings" />
      {t('titles.ops')}
    </Link>
  )
}
