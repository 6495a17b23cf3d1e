import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import type { ListActionProps } from '../../routing/feature.ts'

/** Starts the landscape of a list and opens its page, which shows the progress. */
export function DrawAction({ call, request, onDone }: ListActionProps) {
  const { t } = useTranslation('landscape')
  const navigate = useNavigate()
  const causeOf = useCause()
  const [failure, setFailure] = useState<string | null>(null)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    apiClient.landscape.createLandscape({ list: { call, request } }).then(
      ({ id }) => {
        onDone()
        return navigate({ to: '/visualindex/landscape', search: { id } as never })
      },
      (error: unknown) => setFailure(causeOf(error)),
    )
  }, [call, request, navigate, onDone, causeOf])
  return (
    <Modal title={t('drawingTitle')} close={t('close')} onClose={onDone}>
      {failure === null ? <p role="status">{t('starting')}</p> : <FormMessage kind="error">{failure}</FormMessage>}
    </Modal>
  )
}
