import { useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { useExports, useInvalidateExports } from './use-exports.ts'

/** Whether messages report the end of the user's exports (C.export.05), and how to change it. A change that fails is undone. */
export function useExportNotice(): readonly [boolean, (on: boolean) => void] {
  const { data } = useExports(1)
  const again = useInvalidateExports()
  const [changed, setChanged] = useState<boolean | null>(null)
  const change = (on: boolean) => {
    setChanged(on)
    void apiClient.exports
      .switchExport({ status: on ? 1 : 0 })
      .then(again)
      // The checkbox shows what the server has.
      .catch(() => {})
      .finally(() => setChanged(null))
  }
  return [changed ?? data?.status !== 0, change]
}
