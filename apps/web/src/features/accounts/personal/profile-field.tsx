import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import type { FieldState } from '../../../components/form/use-form.ts'
import { AddressFields } from './address-fields.tsx'
import { USER_TYPES, type ProfileValues } from './profile-values.ts'
import { useProfessions } from './use-professions.ts'

/** One field of the profile with the appropriate control. */
export function ProfileField({ name, field }: { name: keyof ProfileValues; field: FieldState }) {
  const { t } = useTranslation('personal')
  const professions = useProfessions()
  const label = t(`fields.${name}`)
  switch (name) {
    case 'userType':
      return (
        <SelectField
          label={label}
          field={field}
          empty={t('fields.choose')}
          options={USER_TYPES.map((value) => ({ value, name: t(`userTypes.${value}`) }))}
        />
      )
    case 'profession':
      return <SelectField label={label} field={field} empty={t('fields.choose')} options={professions} />
    case 'address':
      return <AddressFields field={field} />
    case 'nick':
      return <TextField label={label} field={field} autoComplete="nickname" maxLength={50} />
    case 'occupation':
      return <TextField label={label} field={field} autoComplete="organization-title" maxLength={200} />
    case 'organization':
      return <TextField label={label} field={field} autoComplete="organization" maxLength={200} />
  }
}
