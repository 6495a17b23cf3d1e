import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { AccountRow } from '../personal/account-row.tsx'
import { TotpDialog } from './totp-dialog.tsx'

/** Whether an administrator has set up TOTP, with a button to set it up, also again. */
export function TotpRow() {
  const { t } = useTranslation('accounts')
  const queries = useQueryClient()
  const { data } = useQuery(callQuery(useLanguage(), 'accounts', 'getTotpState', {}))
  const [open, setOpen] = useState(false)
  if (data === undefined) return null
  const close = () => {
    setOpen(false)
    void queries.invalidateQueries({ queryKey: ['accounts', 'getTotpState'] })
  }
  const off = data.required ? 'totp.offRequired' : 'totp.off'
  return (
    <>
      <AccountRow
        name={t('totp.name')}
        value={data.enrolled ? t('totp.on', { count: data.recoveryCodesLeft }) : t(off)}
        action={
          <Button kind="link" onClick={() => setOpen(true)}>
            {t(data.enrolled ? 'totp.again' : 'totp.setUp')}
          </Button>
        }
      />
      {open && <TotpDialog enrolled={data.enrolled} onClose={close} />}
    </>
  )
}
