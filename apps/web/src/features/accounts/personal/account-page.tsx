import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useAccount, type Account } from './use-account.ts'

/** A page of the centre: its heading, and its content once the account is loaded. */
export function AccountPage({ title, children }: { title: string; children: (account: Account) => ReactNode }) {
  const { t } = useTranslation('personal')
  const { data, error, refetch } = useAccount()
  const failureText = useFailureText()
  return (
    <>
      <h1>{title}</h1>
      {data && children(data)}
      {!data && !error && <p role="status">{t('save.loading')}</p>}
      {!data && error && (
        <>
          <FormMessage kind="error">{failureText(error)}</FormMessage>
          <Button onClick={() => void refetch()}>{t('save.retry')}</Button>
        </>
      )}
    </>
  )
}
