import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { Button } from '../../../../components/button.tsx'
import { FormMessage } from '../../../../components/form/form-message.tsx'
import { QuestionDialog } from '../../login/question-dialog.tsx'
import { useFailureText } from '../../use-failure-text.ts'
import { useLoginMethods } from '../../use-login-methods.ts'
import styles from '../personal.module.css'
import type { ProvenPhone } from '../phone/phone-form.tsx'
import { useInvalidateAccount, type Account } from '../use-account.ts'
import { useFocusOnFirstField } from '../use-focus-on-first-field.ts'
import { IdentityDialog } from './identity-dialog.tsx'
import { ReasonChoice } from './reason-choice.tsx'

const RISKS = ['risk1', 'risk2', 'risk3', 'review'] as const

/**
 * Closing an account (B.cancellation.01): accepting the risk, verifying the phone, choosing reasons, a confirmation, and the request.
 * While the request awaits review the page shows that and is disabled.
 */
export function CancellationPanel({ account }: { account: Account }) {
  const { t } = useTranslation('personal')
  const methods = useLoginMethods()
  const [accepted, setAccepted] = useState(false)
  const [proving, setProving] = useState(false)
  const hasPhone = account.telephone !== ''
  // Without a phone the server requires a recent login, for which the dialog of sensitive calls asks.
  const [proven, setProven] = useState<Partial<ProvenPhone> | null>(hasPhone ? null : {})
  const pending = account.cancellationPending
  return (
    <>
      {pending && (
        <div className={styles['done']} role="status">
          <p>{t('cancellation.submitted')}</p>
          <p>{t('cancellation.since', { time: account.cancellationTime ?? '' })}</p>
          <p>{t('cancellation.withdraw')}</p>
        </div>
      )}
      <ul className={styles['risks']}>
        {RISKS.map((risk) => (
          <li key={risk}>{t(`cancellation.${risk}`)}</li>
        ))}
      </ul>
      {hasPhone && methods && !methods.sms && <p>{t('phone.off')}</p>}
      <fieldset className={styles['fieldset']} disabled={pending || (hasPhone && !methods?.sms)}>
        <label className={styles['checkbox']}>
          <input type="checkbox" checked={accepted || pending} onChange={(event) => setAccepted(event.target.checked)} />
          <span>{t('cancellation.accept')}</span>
        </label>
        {proven === null ? (
          <div className={styles['actions']}>
            <Button kind="primary" disabled={!accepted} onClick={() => setProving(true)}>
              {t('cancellation.begin')}
            </Button>
          </div>
        ) : (
          (hasPhone || accepted) && <Request proven={proven} accepted={accepted} onStale={hasPhone ? () => setProven(null) : undefined} />
        )}
      </fieldset>
      {proving && (
        <IdentityDialog
          telephone={account.telephone}
          onProven={(given) => {
            setProven(given)
            setProving(false)
          }}
          onClose={() => setProving(false)}
        />
      )}
    </>
  )
}

interface RequestProps {
  /** Empty for an account without a phone. */
  readonly proven: Partial<ProvenPhone>
  readonly accepted: boolean
  /** The code is no longer valid: the phone must be verified again. */
  readonly onStale: (() => void) | undefined
}

/** Reasons, the confirmation, and the request. */
function Request({ proven, accepted, onStale }: RequestProps) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const again = useInvalidateAccount()
  // The button that led here is gone, and so is its focus.
  const ref = useFocusOnFirstField()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [missing, setMissing] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [issue, setError] = useState<string | null>(null)
  const choose = (chosen: readonly string[]) => {
    setReasons(chosen)
    setMissing(false)
  }
  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      await apiClient.accounts.requestCancellation({ ...proven, stopReasonType: reasons.join(',') })
      await again()
    } catch (error) {
      setError(failureText(error))
    } finally {
      setBusy(false)
      setConfirming(false)
    }
  }
  return (
    <div ref={ref}>
      <p role="status" className={styles['explained']}>
        {proven.code !== undefined && t('cancellation.verified')}
      </p>
      {issue !== null && (
        <FormMessage kind="error">
          {issue}{' '}
          {onStale && (
            <Button kind="link" onClick={onStale}>
              {t('cancellation.begin')}
            </Button>
          )}
        </FormMessage>
      )}
      <ReasonChoice chosen={reasons} error={missing ? t('cancellation.reasonMissing') : null} onChosen={choose} />
      <div className={styles['actions']}>
        <Button kind="primary" disabled={!accepted} onClick={() => (reasons.length === 0 ? setMissing(true) : setConfirming(true))}>
          {t('cancellation.submit')}
        </Button>
      </div>
      {confirming && (
        <QuestionDialog
          title={t('cancellation.confirmTitle')}
          confirm={t('cancellation.confirm')}
          cancel={t('cancellation.cancel')}
          busy={busy}
          onConfirm={() => void send()}
          onCancel={() => setConfirming(false)}
        >
          <p>{t('cancellation.confirmText')}</p>
        </QuestionDialog>
      )}
    </div>
  )
}
