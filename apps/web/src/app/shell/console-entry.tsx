import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callQuery } from '../../api/call-query.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { findRoute } from '../routes/find-route.ts'

/**
 * The link to the console in the menu of an account, for operators only; the role is requested from the server when the menu is opened.
 */
export function ConsoleEntry({ className }: { className: string | undefined }) {
  const language = useLanguage()
  const { data } = useQuery(callQuery(language, 'accounts', 'getCurrentUser', {}))
  if (data?.role !== 'operator') return null
  return (
    <Link to="/ops" className={className}>
      <Icon name="settings" />
      {findRoute('/ops')?.title?.[language]}
    </Link>
  )
}
