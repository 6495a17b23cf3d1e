import { useNavigate } from '@tanstack/react-router'
import { kindOfAddress, kindParam } from '../../../kinds/kind-of-address.ts'
import type { RecordActionProps } from '../../../routing/feature.ts'
import { useRunOnce } from './use-run-once.ts'

/** Opens the export page for the selected records. */
export function ExportAction({ kind, records, onDone }: RecordActionProps) {
  const navigate = useNavigate()
  useRunOnce(() => {
    const search = { picked: '1', ...kindParam(kindOfAddress({ kind })) }
    void navigate({ to: '/exportPage', search, state: { exportedIds: records.map(({ id }) => id) } })
    onDone()
  })
  return null
}
