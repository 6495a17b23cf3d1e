import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import type { ProofDemand } from '../../../api/proof-demand.ts'
import { Button } from '../../../components/button.tsx'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useFailureText } from '../use-failure-text.ts'
import { PasswordProof } from './password-proof.tsx'
import { SmsProof } from './sms-proof.tsx'
import { TotpProof } from './totp-proof.tsx'

/** Requests a proof of identity before a sensitive change: password, a code sent to the phone, or TOTP. */
export function ProofDialog({ demand }: { demand: ProofDemand }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const { data, error } = useQuery({ ...callQuery(useLanguage(), 'accounts', 'listProofMethods', {}), staleTime: 0 })
  const [bySms, setBySms] = useState(false)
  const proven = () => demand.settle(true)
  const sms = data !== undefined && data.sms && (bySms || !data.password)
  return (
    <Modal title={t('proof.title')} close={t('proof.close')} onClose={() => demand.settle(false)}>
      <p>{t('proof.explained')}</p>
      {error !== null && <FormMessage kind="error">{failureText(error)}</FormMessage>}
      {data && !data.password && !data.sms && !data.totp && <FormMessage kind="error">{t('proof.logInAgain')}</FormMessage>}
      {data?.totp && <TotpProof onProven={proven} />}
      {data?.password && !sms && <PasswordProof onProven={proven} />}
      {sms && <SmsProof telephone={data.telephone} onProven={proven} />}
      {data?.password && data.sms && (
        <Button kind="link" onClick={() => setBySms(!sms)}>
          {t(sms ? 'proof.byPassword' : 'proof.bySms')}
        </Button>
      )}
    </Modal>
  )
}
