import { useState } from 'react'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'
import type { StoredSearch } from '../../search-state/saved/saved-search.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { LateStrategyDialog } from './late-strategy-dialog.tsx'

interface SaveStrategyButtonProps {
  readonly label: string
  /** What is saved, read when the button is pressed; null while there is nothing to save. */
  readonly search: () => StoredSearch | null
  /** Hits of the search, if they are known. */
  readonly number: number | null
  /** An icon without words. */
  readonly compact?: boolean
  readonly disabled?: boolean
}

/** Saves a search as a strategy; visitors are offered the login. */
export function SaveStrategyButton({ label, search, number, compact = false, disabled = false }: SaveStrategyButtonProps) {
  const user = useSessionUser()
  const [saved, setSaved] = useState<StoredSearch | null>(null)
  return (
    <>
      <Button
        icon={compact}
        disabled={disabled}
        aria-label={compact ? label : undefined}
        title={compact ? label : undefined}
        onClick={() => (user === null ? openLoginDialog() : setSaved(search()))}
      >
        <Icon name="bookmark" />
        {!compact && label}
      </Button>
      {saved !== null && <LateStrategyDialog search={saved} number={number} onClose={() => setSaved(null)} />}
    </>
  )
}
