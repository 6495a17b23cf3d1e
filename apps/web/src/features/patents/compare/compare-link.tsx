import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageAddress } from '../use-page-address.ts'
import { compareParams } from './compare-address.ts'

/** A link that compares another patent with the one of the page. */
export function CompareLink({ id }: { id: string }) {
  const { t } = useTranslation('patents')
  const [address] = usePageAddress()
  return (
    <Link to="/compare" search={compareParams([address.id, id])} aria-label={t('compare.one', { number: id })}>
      {t('compare.name')}
    </Link>
  )
}
