import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { showNotice } from '../../../../components/notice/notice-store.ts'
import { useLoginMethods } from '../../use-login-methods.ts'
import { AccountPage } from '../account-page.tsx'
import styles from '../personal.module.css'
import { useInvalidateAccount, type Account } from '../use-account.ts'
import { useFocusOnFirstField } from '../use-focus-on-first-field.ts'
import { PhoneForm, type ProvenPhone } from './phone-form.tsx'
import { isMaskedAs } from './is-masked-as.ts'

/** /personalHome/phone: changes the phone, after codes have verified the old one and the new one; or sets the first one. */
export function PhonePage() {
  const { t } = useTranslation('personal')
  const methods = useLoginMethods()
  return (
    <AccountPage title={t('menu.phone')}>
      {(account) => (
        <>
          {account.telephone !== '' && <p className={styles['explained']}>{t('phone.current', { telephone: account.telephone })}</p>}
          {methods && !methods.sms && <p>{t('phone.off')}</p>}
          {methods?.sms && <PhoneSteps key={account.telephone} account={account} />}
        </>
      )}
    </AccountPage>
  )
}

function PhoneSteps({ account: { telephone } }: { account: Account }) {
  const { t } = useTranslation('personal')
  const again = useInvalidateAccount()
  const [proven, setProven] = useState<ProvenPhone | null>(null)
  const done = async () => {
    showNotice(t('save.done'))
    await again()
  }
  if (telephone === '') {
    return (
      <PhoneForm
        purpose="newPhone"
        step={t('phone.bindExplained')}
        label={t('phone.next')}
        submit={t('phone.bind')}
        onGiven={async ({ telephone: phone, code }) => {
          await apiClient.accounts.bindPhone({ phone, code, telephone: phone, phoneCode: code })
          await done()
        }}
      />
    )
  }
  if (proven === null) {
    return (
      <PhoneForm
        key="old"
        purpose="oldPhone"
        step={t('phone.stepOld')}
        label={t('phone.old')}
        submit={t('phone.continue')}
        errorOf={(given) => (isMaskedAs(given, telephone) ? null : t('phone.other'))}
        onGiven={async (given) => {
          await apiClient.accounts.checkPhoneCode({ ...given, purpose: 'oldPhone' })
          setProven(given)
        }}
      />
    )
  }
  return (
    <SecondStep>
      <PhoneForm
        key="new"
        other
        purpose="newPhone"
        step={t('phone.stepNew')}
        label={t('phone.next')}
        submit={t('phone.submit')}
        onGiven={async (given) => {
          await apiClient.accounts.changePhone({ ...given, oldCode: proven.code })
          await done()
        }}
      />
    </SecondStep>
  )
}

/** Replaces what was just sent and moves the focus. */
function SecondStep({ children }: { children: ReactNode }) {
  return <div ref={useFocusOnFirstField()}>{children}</div>
}
