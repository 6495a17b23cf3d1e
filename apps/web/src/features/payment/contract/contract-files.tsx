import type { Contract } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { DocumentField } from '../document-field.tsx'
import styles from '../payment.module.css'
import { saveDocument } from '../../../components/save-document.ts'

/** Largest signed copy in MB (G100). */
const MEGABYTES = 10

/** The file of a contract: the generated one, or the signed copy that takes its place until it is removed. */
export function ContractFiles({ contract: { orderNo, signedName } }: { contract: Contract }) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const [file, setFile] = useState<File | null>(null)
  const [issue, setIssue] = useState<string | null>(null)
  const [busy, setBusy] = useState<'download' | 'upload' | 'recover' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const run = async (name: NonNullable<typeof busy>, action: () => Promise<unknown>, onFailed: (error: unknown) => void = setFailure) => {
    setBusy(name)
    setFailure(null)
    setIssue(null)
    try {
      await action()
    } catch (error) {
      onFailed(error)
    }
    setBusy(null)
  }
  const download = () =>
    run('download', async () => saveDocument(await apiClient.payment.getContractFile({ orderNo }), `${t('contract.title')} ${orderNo}`))
  const upload = (chosen: File) =>
    run(
      'upload',
      async () => {
        await apiClient.payment.uploadContract({ orderNo, file: chosen })
        await queries.invalidateQueries({ queryKey: ['payment'] })
        setFile(null)
        showNotice(t('contract.signedSent'))
      },
      (error) => setIssue(causeOf(error)),
    )
  const recover = () =>
    run('recover', async () => {
      await apiClient.payment.recoverContract({ orderNo })
      await queries.invalidateQueries({ queryKey: ['payment'] })
      showNotice(t('contract.recovered'))
    })
  return (
    <section className={styles['files']} aria-label={t('contract.file')}>
      <p>{signedName === null ? t('contract.generated') : t('contract.signed', { name: signedName || t('contract.title') })}</p>
      {failure !== null && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      <div className={styles['buttons']}>
        <Button kind="primary" disabled={busy !== null} onClick={() => void download()}>
          {t(busy === 'download' ? 'contract.preparing' : 'contract.download')}
        </Button>
        {signedName !== null && (
          <Button disabled={busy !== null} onClick={() => void recover()}>
            {t('contract.recover')}
          </Button>
        )}
      </div>
      <DocumentField
        label={t('contract.signedFile')}
        file={file}
        megabytes={MEGABYTES}
        issue={issue}
        onFile={(chosen, wrong) => {
          setFile(chosen)
          setIssue(wrong)
        }}
      />
      <Button disabled={file === null || busy !== null} onClick={() => file !== null && void upload(file)}>
        {t(busy === 'upload' ? 'document.sending' : 'contract.upload')}
      </Button>
    </section>
  )
}
