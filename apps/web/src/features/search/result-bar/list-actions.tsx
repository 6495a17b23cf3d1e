import { createElement, lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useListActions } from '../../../components/record-actions/record-actions-context.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { ListAction, ListActionProps } from '../../../routing/feature.ts'
import { listCall } from '../../../search-state/search-request.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { openLoginDialog } from '../../../session/login-dialog.ts'
import { sessionUser } from '../../../session/session-store.ts'
import styles from './result-bar.module.css'

interface ListActionsProps {
  readonly state: SearchState
  /** Hits, at least; 0 while they are unknown. */
  readonly total: number
}

type ListActionComponent = LazyExoticComponent<ComponentType<ListActionProps>>

/** Components of actions by name, each loaded once. */
const components = new Map<string, ListActionComponent>()

/** What can be done with all records of the list. Visitors are offered the login for what needs an account. */
export function ListActions({ state, total }: ListActionsProps) {
  const language = useLanguage()
  const actions = useListActions(state.kind.name)
  const [open, setOpen] = useState<ListAction | null>(null)
  const component = open && componentOf(open)
  return (
    <>
      {actions.map((action) => {
        const label = action.ofList.label[language]
        const start = () => (!action.needsAccount || sessionUser() ? setOpen(action) : openLoginDialog())
        return (
          <Button
            key={action.name}
            icon
            className={styles['wide'] ?? ''}
            aria-label={label}
            title={label}
            disabled={total === 0}
            onClick={start}
          >
            <Icon name={action.icon} />
          </Button>
        )
      })}
      <Suspense fallback={null}>
        {component && createElement(component, { kind: state.kind.name, ...listCall(state), total, onDone: () => setOpen(null) })}
      </Suspense>
    </>
  )
}

function componentOf({ name, ofList }: ListAction): ListActionComponent {
  const known = components.get(name)
  if (known !== undefined) return known
  const loaded = lazy(async () => ({ default: await ofList.open() }))
  components.set(name, loaded)
  return loaded
}
