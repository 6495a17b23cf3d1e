import type { Company, RelatedCompany } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { COMPANIES } from '../../../kinds/companies/companies.ts'
import styles from '../company-page.module.css'

/** Parents above the company and children below it, as a tree; nothing without any. */
export function CompanyTree({ company }: { readonly company: Company }) {
  const { t } = useTranslation('companies')
  const { parents, children } = company
  if (parents.length + children.length === 0) return null
  const own = (
    <li aria-current="true">
      <strong>{company.name}</strong>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Relation key={`${child.relation} ${child.lei}`} company={child} />
          ))}
        </ul>
      )}
    </li>
  )
  return (
    <section aria-label={t('tree.title')}>
      <h2>{t('tree.title')}</h2>
      <ul className={styles['tree']}>
        {parents.map((parent) => (
          <Relation key={`${parent.relation} ${parent.lei}`} company={parent} />
        ))}
        {parents.length === 0 ? (
          own
        ) : (
          <li>
            <ul>{own}</ul>
          </li>
        )}
      </ul>
    </section>
  )
}

function Relation({ company: { id, name, lei, relation, active } }: { readonly company: RelatedCompany }) {
  const { t } = useTranslation('companies')
  return (
    <li>
      {id === null ? (
        name
      ) : (
        <Link to={COMPANIES.pages.record} search={{ id } as never}>
          {name}
        </Link>
      )}{' '}
      <span className={styles['note']}>
        {t(`tree.${relation}`)}
        {!active && ` · ${t('tree.ended')}`}
        {name !== lei && ` · ${lei}`}
      </span>
    </li>
  )
}
