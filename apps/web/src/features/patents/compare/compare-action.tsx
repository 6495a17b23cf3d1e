import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordActionProps } from '../../../routing/feature.ts'
import { usePatentDetail } from '../api/use-patent-detail.ts'
import { compareParams } from './compare-address.ts'
import { ComparePicker } from './picker/compare-picker.tsx'

/** Compares the selected patents; for a single one, what it is compared with is chosen first. */
export function CompareAction({ records, onDone }: RecordActionProps) {
  const [first] = records
  if (first === undefined) return null
  if (records.length > 1) return <OpenComparison ids={records.map(({ id, number }) => number ?? id)} onDone={onDone} />
  return <CompareOne id={first.number ?? first.id} onDone={onDone} />
}

function OpenComparison({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/compare', search: compareParams(ids) })
    onDone()
    // Once: the records of an action do not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

function CompareOne({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('comparison')
  const navigate = useNavigate()
  const { data } = usePatentDetail(id)
  return (
    <ComparePicker
      patent={data ?? null}
      chosen={[id]}
      submit={t('picker.compare')}
      onClose={onDone}
      onPick={(numbers) => {
        onDone()
        void navigate({ to: '/compare', search: compareParams([id, ...numbers]) })
      }}
    />
  )
}
