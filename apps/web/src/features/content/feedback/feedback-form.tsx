import { isMaskedPhone, MAX_FEEDBACK_CHARACTERS } from '@gezhi/contract/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { like, needed, phone } from '../../../components/form/checks.ts'
import formStyles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextAreaField } from '../../../components/form/text-area-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import styles from './feedback.module.css'
import { FeedbackSent } from './feedback-sent.tsx'
import { PictureField } from './picture-field.tsx'
import { SignInNote } from './sign-in-note.tsx'
import { useInvalidateHistory } from './use-feedback-history.ts'
import { useFeedbackTypes } from './use-feedback-types.ts'

/** ms the thanks are displayed before the form is cleared (B.feedback.24). */
const RESET_MS = 3000

const EMPTY = { type: '', content: '', picturePath: '', contact: '' }
const CHECKS = {
  type: [needed('feedbackTypeMissing')],
  content: [needed('feedbackContentMissing'), like(/^.{0,300}$/su, 'feedbackContentLong')],
  picturePath: [needed('feedbackPictureMissing')],
  // The account's own number is masked: only the server knows it in full.
  contact: phone('contactMissing', 'contactWrong').map((check) => (value: string) => (isMaskedPhone(value) ? null : check(value))),
}

/**
 * Feedback about the product, with pictures, which can also be pasted or dropped (G203). A failure is displayed here instead of a page (G149),
 * and the text is preserved.
 */
export function FeedbackForm() {
  const { t } = useTranslation(['feedback', 'form'])
  const user = useSessionUser()
  const signedIn = user !== null
  const types = useFeedbackTypes()
  const causeOf = useCause()
  const historyAgain = useInvalidateHistory()
  const form = useForm({ ...EMPTY, contact: user?.telephone ?? '' }, CHECKS)
  const [sent, setSent] = useState(false)
  const { clear } = form
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => {
      clear()
      setSent(false)
    }, RESET_MS)
    return () => clearTimeout(timer)
    // The form is rendered with every key press; it is cleared once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sent])

  const send = async (values: typeof EMPTY) => {
    await apiClient.content.addHelpFeedback({ ...values, type: Number(values.type) })
    setSent(true)
    void historyAgain()
  }
  if (types.isError) return <FailurePanel title={t('typesFailed')} error={types.error} onRetry={() => void types.refetch()} />
  if (sent) return <FeedbackSent />
  return (
    <form className={styles['form']} {...form.submit(send, { blocked: !signedIn })}>
      {!signedIn && <SignInNote>{t('signIn')}</SignInNote>}
      <p className={styles['required']}>{t('allRequired')}</p>
      <SelectField
        label={t('type')}
        field={form.field('type')}
        empty={t('chooseType')}
        options={(types.data ?? []).map(({ dictLabel, dictValue }) => ({ value: dictValue, name: dictLabel }))}
      />
      <TextAreaField label={t('content')} field={form.field('content')} max={MAX_FEEDBACK_CHARACTERS} placeholder={t('contentHint')} />
      <PictureField field={form.field('picturePath')} signedIn={signedIn} />
      <TextField
        label={t('contact')}
        field={form.field('contact')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={16}
        placeholder={t('contactHint')}
      />
      {form.failure !== null && <FormMessage kind="error">{t('notSent', { cause: causeOf(form.failure) })}</FormMessage>}
      <Button type="submit" kind="primary" className={formStyles['submit']} disabled={!signedIn} aria-disabled={form.busy}>
        {t(form.busy ? 'sending' : 'submit')}
      </Button>
    </form>
  )
}
