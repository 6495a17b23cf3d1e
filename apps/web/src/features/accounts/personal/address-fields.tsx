import type { Language } from '@gezhi/contract/client'
import { PROVINCE_LABELS } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { SelectField, type SelectOption } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { FieldState } from '../../../components/form/use-form.ts'
import { joinAddress, regionsIn, splitAddress, type AddressParts, type RegionNode } from './address-parts.ts'
import styles from './personal.module.css'

const NO_REGIONS: readonly RegionNode[] = []

/** An address: province, city and district to select, a street to type. It is stored as one line. */
export function AddressFields({ field }: { field: FieldState }) {
  const { t } = useTranslation('personal')
  const language = useLanguage()
  const { data: regions = NO_REGIONS } = useQuery(callQuery(language, 'accounts', 'listRegions', {}))
  const parts = splitAddress(field.value, regions)
  const change = (some: Partial<AddressParts>) => field.onValue(joinAddress({ ...parts, ...some }))
  const cities = regionsIn(regions, parts.province)
  const part = (name: keyof AddressParts, cleared: Partial<AddressParts>): FieldState => ({
    name,
    value: parts[name],
    error: null,
    onValue: (value) => change({ ...cleared, [name]: value }),
  })
  return (
    <fieldset className={styles['address']}>
      <legend>{t('fields.address')}</legend>
      <div className={styles['regions']}>
        <SelectField
          label={t('fields.province')}
          field={part('province', { city: '', county: '' })}
          empty={t('fields.choose')}
          options={regions.map(({ name }) => optionOf(name, language))}
        />
        <SelectField
          label={t('fields.city')}
          field={part('city', { county: '' })}
          empty={t('fields.choose')}
          options={cities.map(({ name }) => optionOf(name, language))}
          disabled={cities.length === 0}
        />
        <SelectField
          label={t('fields.county')}
          field={part('county', {})}
          empty={t('fields.choose')}
          options={regionsIn(cities, parts.city).map(({ name }) => optionOf(name, language))}
          disabled={parts.city === ''}
        />
      </div>
      <TextField
        label={t('fields.street')}
        field={{ ...part('street', {}), error: field.error }}
        autoComplete="street-address"
        maxLength={150}
      />
    </fieldset>
  )
}

/** The stored value is Chinese; provinces are displayed in the language of the page, cities and districts have Chinese names only. */
function optionOf(value: string, language: Language): SelectOption {
  const name = PROVINCE_LABELS[value]?.[language]
  return name === undefined ? { value, name: value, lang: language === 'zh' ? undefined : 'zh' } : { value, name }
}
