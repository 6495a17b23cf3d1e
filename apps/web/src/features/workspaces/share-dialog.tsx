import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import styles from './spaces-page.module.css'
import { useInvalidateSpaces } from './use-spaces.ts'

interface ShareDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** The link by which a space is shared, until the user withdraws it. */
export function ShareDialog({ id, name, onClose }: ShareDialogProps) {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  const share = useMutation({
    mutationFn: (shared: boolean) => apiClient.workspaces.shareSpace({ id, shared }),
    onSettled: again,
  })
  const { data } = useQuery({
    queryKey: ['spaceShare', id],
    queryFn: () => apiClient.workspaces.findSpaceShare({ id }),
    staleTime: 0,
    gcTime: 0,
  })
  const current = share.data ?? data
  const code = current?.shareCode ?? null
  const link = code === null ? '' : `${location.origin}/interspace?share=${encodeURIComponent(code)}`
  return (
    <Modal title={t('share.dialog', { name })} close={t('close')} onClose={onClose}>
      {share.error && <FormMessage kind="error">{causeOf(share.error)}</FormMessage>}
      {current === undefined && <WaitingBar />}
      {current !== undefined && code === null && (
        <>
          <p>{t('share.text')}</p>
          <div className={styles['answers']}>
            <Button kind="primary" disabled={share.isPending} onClick={() => share.mutate(true)}>
              {t('share.begin')}
            </Button>
          </div>
        </>
      )}
      {code !== null && (
        <>
          <p>{t('share.active')}</p>
          <p className={styles['link']}>
            <input className="gz-input" readOnly aria-label={t('share.link')} value={link} onFocus={(event) => event.target.select()} />
            <CopyButton text={link} label={t('share.copy')} done={t('share.copiedLink')} failed={t('share.notCopied')} withLabel />
          </p>
          <p>{t('share.readers', { count: current?.readers ?? 0 })}</p>
          <div className={styles['answers']}>
            <Button disabled={share.isPending} onClick={() => share.mutate(false)}>
              {t('share.end')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
