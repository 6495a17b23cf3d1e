import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import type { FormProps } from '../../../components/form/use-form.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from './dialog.module.css'

interface FormDialogProps {
  readonly title: string
  /** Above the fields. */
  readonly explained?: string
  /** Label of the button that submits. */
  readonly confirm: string
  /** Label of the button that closes it instead; that of the console unless given. */
  readonly dismiss?: string | undefined
  /** The form: its props, whether it is being sent, and the error of the last time. */
  readonly submit: FormProps
  readonly form: { readonly busy: boolean; readonly failure: unknown }
  readonly width?: number
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A form in a dialog of the console: fields, the error of the server, buttons. */
export function FormDialog({ title, explained, confirm, dismiss, submit, form, width, children, onClose }: FormDialogProps) {
  const { t } = useTranslation('operations')
  return (
    <Modal title={title} close={t('close')} onClose={onClose} {...(width !== undefined && { width })}>
      <form className={styles['form']} {...submit}>
        {explained !== undefined && <p>{explained}</p>}
        <div className={styles['fields']}>{children}</div>
        {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
        <footer className={styles['answers']}>
          <Button onClick={onClose}>{dismiss ?? t('cancel')}</Button>
          <Button kind="primary" type="submit" aria-disabled={form.busy}>
            {confirm}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
