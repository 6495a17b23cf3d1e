import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RecordActionProps } from '../../routing/feature.ts'

/** Opens the graph around the selected patent. */
export function GraphAction({ records, onDone }: RecordActionProps) {
  const navigate = useNavigate()
  const id = records[0]?.id
  useEffect(() => {
    onDone()
    if (id !== undefined) void navigate({ to: '/graphDetail', search: { id: `patent:${id}` } as never })
  }, [id, navigate, onDone])
  return null
}
