import type { Company } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPANIES } from '../../../kinds/companies/companies.ts'
import styles from '../company-page.module.css'
import { relationsByCompany, type Relations } from './relations-by-company.ts'

/** Parents above the company and children below it, as a tree; nothing without any. */
export function CompanyTree({ company }: { readonly company: Company }) {
  const { t } = useTranslation('companies')
  const { parents, children } = company
  const above = relationsByCompany(parents)
  if (parents.length + children.length === 0) return null
  const own = (
    <li aria-current="true">
      <strong>{company.name}</strong>
      {children.length > 0 && (
        <ul>
          {relationsByCompany(children).map((relations) => (
            <Relation key={relations[0].lei} relations={relations} />
          ))}
        </ul>
      )}
    </li>
  )
  return (
    <section aria-label={t('tree.title')}>
      <h2>{t('tree.title')}</h2>
      <ul className={styles['tree']}>
        {above.map((relations, index) => (
          <Relation key={relations[0].lei} relations={relations}>
            {index === above.length - 1 && <ul>{own}</ul>}
          </Relation>
        ))}
        {above.length === 0 && own}
      </ul>
    </section>
  )
}

function Relation({ relations, children }: { readonly relations: Relations; readonly children?: ReactNode }) {
  const { t } = useTranslation('companies')
  const [{ id, name, lei }] = relations
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
        {relations
          .flatMap(({ relation, active }) => [t(`tree.${relation}`), ...(active ? [] : [t('tree.ended')])])
          .concat(name === lei ? [] : [lei])
          .join(' · ')}
      </span>
      {children}
    </li>
  )
}
