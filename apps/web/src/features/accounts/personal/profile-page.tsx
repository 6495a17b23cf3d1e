import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AccountPage } from './account-page.tsx'
import { AvatarField } from './avatar-field.tsx'
import { DataCopyPanel } from './privacy/data-copy-panel.tsx'
import { CancellationPanel } from './cancellation/cancellation-panel.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { ProfileValues } from './profile-values.ts'
import { SecurityList } from './security-list.tsx'

const ALL: readonly (keyof ProfileValues)[] = ['nick', 'userType', 'profession', 'occupation', 'organization', 'address']

/** /user/profile: the profile; `?tab=security` login methods, `?tab=privacy` a copy of the data, `?tab=cancellation` closing the account. */
export function ProfilePage() {
  const { t } = useTranslation('personal')
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  switch (tab) {
    case 'security':
      return <AccountPage title={t('menu.security')}>{(account) => <SecurityList account={account} />}</AccountPage>
    case 'privacy':
      return <AccountPage title={t('menu.privacy')}>{() => <DataCopyPanel />}</AccountPage>
    case 'cancellation':
      return <AccountPage title={t('menu.cancellation')}>{(account) => <CancellationPanel account={account} />}</AccountPage>
    default:
      return (
        <AccountPage title={t('menu.profile')}>
          {(account) => (
            <>
              <AvatarField account={account} />
              <ProfileForm account={account} names={ALL} />
            </>
          )}
        </AccountPage>
      )
  }
}
