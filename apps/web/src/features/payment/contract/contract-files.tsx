import type { Contract } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { DocumentUpload } from '../document-upload.tsx'
import styles from '../payment.module.css'
import { saveDocument } from '../../../components/save-document.ts'

/** Largest signed copy in MB (G100). */
const MEGABYTES = 10

/** The file of a contract: the generated one, or the signed copy that takes its place until it is removed. */
export function ContractFiles({ contract: { orderNo, signedName } }: { contract: Contract }) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const [busy, setBusy] = useState<'download' | 'recover' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const run = async (name: NonNullable<typeof busy>, action: () => Promise<unknown>) => {
    setBusy(name)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(error)
    }
    setBusy(null)
  }
  const download = () =>
    run('download', async () => saveDocument(await apiClient.payment.getContractFile({ orderNo }), `${t('contract.title')} ${orderNo}`))
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
      <DocumentUpload
        label={t('contract.signedFile')}
        megabytes={MEGABYTES}
        send={t('contract.upload')}
        disabled={busy !== null}
        notice={t('contract.signedSent')}
        upload={(file) => apiClient.payment.uploadContract({ orderNo, file })}
      />
    </section>
  )
}
