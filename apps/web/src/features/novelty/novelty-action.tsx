import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RecordActionProps } from '../../routing/feature.ts'

/** Opens the page of novelty analyses with the selected patent. */
export function NoveltyAction({ records, onDone }: RecordActionProps) {
  const navigate = useNavigate()
  useEffect(() => {
    onDone()
    const [first] = records
    void navigate({ to: '/noveltyAnalys', search: { number: first?.number ?? first?.id ?? '' } as never })
  }, [records, navigate, onDone])
  return null
}
