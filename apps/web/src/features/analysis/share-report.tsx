import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import styles from './analysis.module.css'

interface ShareReportProps {
  readonly id: string
  readonly shareCode: string | null
  /** The link was made or ended. */
  readonly onChanged: () => void
}

/** The link by which others read the latest run of a report, until the user ends it. */
export function ShareReport({ id, shareCode, onChanged }: ShareReportProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const share = useMutation({
    mutationFn: (shared: boolean) => apiClient.analysis.shareReport({ id, shared }),
    onSuccess: onChanged,
  })
  const link = shareCode === null ? '' : `${location.origin}/analyseView?share=${encodeURIComponent(shareCode)}`
  return (
    <div className={styles['bar']}>
      {shareCode === null && (
        <Button disabled={share.isPending} onClick={() => share.mutate(true)}>
          {t('share.begin')}
        </Button>
      )}
      {shareCode !== null && (
        <>
          <label className={styles['query']}>
            {t('share.link')}
            <input className="gz-input" readOnly value={link} onFocus={(event) => event.target.select()} />
          </label>
          <CopyButton text={link} label={t('share.copy')} done={t('share.copied')} failed={t('share.notCopied')} withLabel />
          <Button disabled={share.isPending} onClick={() => share.mutate(false)}>
            {t('share.end')}
          </Button>
        </>
      )}
      {share.error && <FormMessage kind="error">{causeOf(share.error)}</FormMessage>}
    </div>
  )
}
