import { useTranslation } from 'react-i18next'
import { useInstitutionName } from '../single-sign-on/use-institution-name.ts'
import { useLoginMethods } from '../use-login-methods.ts'
import { TotpRow } from '../totp/totp-row.tsx'
import { AccountRow } from './account-row.tsx'
import styles from './personal.module.css'
import type { Account } from './use-account.ts'
import { VerifiedTag } from './verified-tag.tsx'
import { SingleSignOnRow } from './single-sign-on-row.tsx'
import { WeChatRow } from './wechat-row.tsx'

/** The login methods of the account: password, phone, e-mail, WeChat. */
export function SecurityList({ account }: { account: Account }) {
  const { t } = useTranslation('personal')
  const methods = useLoginMethods()
  const institution = useInstitutionName()
  return (
    <ul className={styles['rows']}>
      <AccountRow
        name={t('fields.password')}
        value={t(account.password === 'true' ? 'security.passwordSet' : 'security.passwordNone')}
        page="changepassword"
      />
      <AccountRow name={t('fields.telephone')} value={account.telephone || null} page="phone" />
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
      {account.role === 'operator' && <TotpRow />}
      {institution !== null && <SingleSignOnRow name={institution} />}
      {methods?.wechat && <WeChatRow hasPhone={account.telephone !== ''} />}
    </ul>
  )
}
