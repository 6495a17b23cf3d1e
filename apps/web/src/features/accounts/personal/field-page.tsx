import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccountPage } from './account-page.tsx'
import { entryAt, type PersonalPage } from './centre-entries.ts'
import { ProfileForm } from './profile-form.tsx'
import type { ProfileValues } from './profile-values.ts'

/** The pages with a single field, and the field. */
const FIELDS: Partial<Record<PersonalPage, keyof ProfileValues>> = {
  address: 'address',
  organization: 'organization',
  industry: 'profession',
  userNick: 'nick',
  usertype: 'userType',
  occupation: 'occupation',
}

/** /personalHome/address, organization, industry, userNick, usertype, occupation: one field; leads back to the overview. */
export function FieldPage() {
  const { t } = useTranslation('personal')
  const navigate = useNavigate()
  const page = entryAt(useLocation().pathname, undefined)?.name as PersonalPage | undefined
  const field = page && FIELDS[page]
  if (!field) return null
  return (
    <AccountPage title={t(`menu.${page}`)}>
      {(account) => (
        <ProfileForm key={page} account={account} names={[field]} onDone={() => void navigate({ to: '/personalHome/personals' })} />
      )}
    </AccountPage>
  )
}
