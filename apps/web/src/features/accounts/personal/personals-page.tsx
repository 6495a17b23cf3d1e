import { useTranslation } from 'react-i18next'
import { AccountPage } from './account-page.tsx'
import { AccountRow } from './account-row.tsx'
import { AvatarField } from './avatar-field.tsx'
import styles from './personal.module.css'
import { USER_TYPES } from './profile-values.ts'
import type { Account } from './use-account.ts'
import { useProfessions } from './use-professions.ts'
import { VerifiedTag } from './verified-tag.tsx'

/** /personalHome/personals: all data of the user, each with the page to change it. */
export function PersonalsPage() {
  const { t } = useTranslation('personal')
  return <AccountPage title={t('menu.personals')}>{(account) => <Facts account={account} />}</AccountPage>
}

function Facts({ account }: { account: Account }) {
  const { t } = useTranslation('personal')
  const professions = useProfessions()
  const type = USER_TYPES.find((one) => one === String(account.userType))
  const profession = professions.find(({ value }) => value === account.profession)?.name
  return (
    <>
      <AvatarField account={account} />
      <ul className={styles['rows']}>
        <AccountRow name={t('fields.nick')} value={account.nick} page="userNick" />
        <AccountRow name={t('fields.userType')} value={type ? t(`userTypes.${type}`) : null} page="usertype" />
        <AccountRow name={t('fields.profession')} value={profession ?? account.profession} page="industry" />
        <AccountRow name={t('fields.occupation')} value={account.occupation} page="occupation" />
        <AccountRow name={t('fields.organization')} value={account.organization} page="organization" />
        <AccountRow name={t('fields.address')} value={account.address} page="address" />
        <AccountRow
          name={t('fields.email')}
          value={
            account.email && (
              <>
                {account.email} <VerifiedTag verified={account.emailVerified} />
              </>
            )
          }
          page="email"
        />
        <AccountRow name={t('fields.telephone')} value={account.telephone || null} page="phone" />
        <AccountRow
          name={t('fields.password')}
          value={t(account.password === 'true' ? 'security.passwordSet' : 'security.passwordNone')}
          page="changepassword"
        />
        <AccountRow name={t('fields.since')} value={account.createTime} />
      </ul>
    </>
  )
}
