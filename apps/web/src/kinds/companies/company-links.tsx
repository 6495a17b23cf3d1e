import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { PartyLinksProps } from '../searchable-kind.ts'
import styles from './company-links.module.css'

/** Names that one call accepts. */
const MAX_NAMES = 30

/** Links to the companies of a name, each with the reason of the link; nothing for a name without a company. */
export function CompanyLinks({ name, names }: PartyLinksProps) {
  const { t } = useTranslation('companies')
  const requested = [...new Set(names)].slice(0, MAX_NAMES)
  const { data = [] } = useQuery({ ...callQuery(useLanguage(), 'companies', 'linkCompanies', { names: requested }), retry: false })
  const companies = data.find((one) => one.name === name)?.companies ?? []
  return companies.map((company) => (
    <span key={company.id} className={styles['link']}>
      <Link to="/organizationDetaile" search={{ id: company.id } as never}>
        {company.name === name ? t('linked.open') : company.name}
      </Link>{' '}
      <span>{[t(`linked.reasons.${company.reason}`), company.note].filter(Boolean).join(' · ')}</span>
    </span>
  ))
}
