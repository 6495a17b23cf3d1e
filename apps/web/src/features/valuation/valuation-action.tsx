import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import type { RecordActionProps } from '../../routing/feature.ts'

/** Values the selected patents: one opens its details, several a list. */
export function ValuationAction({ records, onDone }: RecordActionProps) {
  const { t } = useTranslation('valuation')
  const navigate = useNavigate()
  const causeOf = useCause()
  const [failure, setFailure] = useState<string | null>(null)
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const go = (to: '/assessmentDetail' | '/assessmentList', id: string) => {
      onDone()
      return navigate({ to, search: { id } as never })
    }
    const [first, ...others] = records
    if (first !== undefined && others.length === 0) {
      void go('/assessmentDetail', first.number ?? first.id)
      return
    }
    const numberList = records.flatMap(({ number }) => number ?? [])
    if (numberList.length === 0) setFailure(t('noNumbers'))
    else
      apiClient.valuation.valueNumbers({ numberList }).then(
        ({ id }) => go('/assessmentList', id),
        (error: unknown) => setFailure(causeOf(error)),
      )
  }, [records, navigate, onDone, causeOf, t])
  return (
    <Modal title={t('title')} close={t('close')} onClose={onDone}>
      {failure === null ? <p role="status">{t('starting')}</p> : <FormMessage kind="error">{failure}</FormMessage>}
    </Modal>
  )
}
