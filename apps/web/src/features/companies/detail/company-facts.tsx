import type { Company } from '@gezhi/contract/client'
import {
  COMPANY_STATUS_LABELS,
  COUNTRY_LABELS,
  CURRENCY_LABELS,
  LEI_CATEGORY_LABELS,
  LEI_CORROBORATION_LABELS,
  LEI_STATUS_LABELS,
  PROVINCE_LABELS,
  type CodeLabels,
} from '@gezhi/records'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { recordDate } from '../../../kinds/record-date.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type zh from '../catalogue/zh.ts'
import { COMPANY_SOURCE_NAMES } from './source-names.ts'
import styles from '../company-page.module.css'

type Fact = keyof typeof zh.facts

/** A code of GLEIF's list of legal forms, as the import writes it. */
const LEGAL_FORM = /^ELF ([0-9A-Z]{4})$/
/** A code of a region outside China, ISO 3166-2. */
const SUBDIVISION = /^[A-Z]{2}-[0-9A-Z]{1,3}$/

/** The register's facts about a company; those that no source gives are left out. */
export function CompanyFacts({ company }: { readonly company: Company }) {
  const { t, i18n } = useTranslation('companies')
  const language = useLanguage()
  const label = (labels: CodeLabels, code: string | null) => (code === null ? null : (labels[code]?.[language] ?? code))
  const lei = company.lei_registration
  const register = (code: string | null) => code && t('codes.register', { code })
  const legalForm = (written: string | null) => {
    const code = written?.match(LEGAL_FORM)?.[1]
    if (code === undefined) return written
    const meaning = code === '8888' || code === '9999' ? code : 'other'
    return t(`codes.forms.${meaning}`, { code })
  }
  const subdivision = (written: string | null) =>
    written !== null && SUBDIVISION.test(written) ? t('codes.subdivision', { code: written }) : label(PROVINCE_LABELS, written)
  const amount = ({ amount: value, currency }: NonNullable<Company['capital']>) =>
    value === null ? '' : `${new Intl.NumberFormat(i18n.language).format(value)} ${label(CURRENCY_LABELS, currency) ?? ''}`
  const facts: readonly (readonly [key: Fact, value: string | null])[] = [
    ['creditCode', company.credit_code],
    ['registrationNumber', company.registration_number],
    ['formerNumbers', company.former_numbers.join('; ')],
    ['lei', company.lei],
    ['leiStatus', lei && [label(LEI_STATUS_LABELS, lei.status), recordDate(lei.renewal)].filter(Boolean).join(' · ')],
    ['leiCheck', lei && [label(LEI_CORROBORATION_LABELS, lei.corroboration), register(lei.checked_at)].filter(Boolean).join(' · ')],
    ['leiCategory', label(LEI_CATEGORY_LABELS, company.category)],
    ['registeredAt', register(company.registered_at)],
    [
      'names',
      company.names
        .slice(1)
        .map(({ text }) => text)
        .join('; '),
    ],
    ['otherNames', company.other_names.join('; ')],
    ['formerNames', company.former_names.join('; ')],
    ['shortName', company.short_name],
    ['status', label(COMPANY_STATUS_LABELS, company.status)],
    ['type', legalForm(company.type)],
    ['founded', recordDate(company.founded)],
    ['closed', recordDate(company.closed)],
    ['representative', company.representative],
    ['capital', company.capital && [company.capital.text, amount(company.capital)].filter(Boolean).join(' = ')],
    ['region', [label(COUNTRY_LABELS, company.country), subdivision(company.province), company.city].filter(Boolean).join(' · ')],
    ['address', company.address],
    ['headquarters', company.headquarters],
    ['shareholders', company.shareholders.map(({ name, share }) => [name, share].filter(Boolean).join(' ')).join('; ')],
    ['branches', company.branches.map(({ name }) => name).join('; ')],
    ['scope', company.scope],
    [
      'sources',
      // Relations of a company are many records of one file.
      [
        ...new Set(
          company.sources.map(({ format, file }) => [COMPANY_SOURCE_NAMES[format]?.[language] ?? format, file].filter(Boolean).join(' · ')),
        ),
      ].join('; '),
    ],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([key, value]) =>
        value ? (
          <Fragment key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ) : null,
      )}
    </dl>
  )
}
