import { useState } from 'react'
import { listCall } from '../../search-state/search-request.ts'
import { changeSearch, toAddressParams, type SearchState } from '../../search-state/search-state.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { LateMonitorDialog } from './late-monitor-dialog.tsx'

interface MonitorSearchButtonProps {
  readonly label: string
  readonly state: SearchState
}

/** Watches a search; visitors are offered the login. */
export function MonitorSearchButton({ label, state }: MonitorSearchButtonProps) {
  const user = useSessionUser()
  const [isOpen, setOpen] = useState(false)
  const request = () => ({
    type: 'query' as const,
    kind: state.kind.name,
    list: listCall(state),
    address: toAddressParams(changeSearch(state, {})),
  })
  return (
    <>
      <Button icon aria-label={label} title={label} onClick={() => (user === null ? openLoginDialog() : setOpen(true))}>
        <Icon name="watch" />
      </Button>
      {isOpen && <LateMonitorDialog targets={[{ label: null, name: state.query, request: request() }]} onClose={() => setOpen(false)} />}
    </>
  )
}
