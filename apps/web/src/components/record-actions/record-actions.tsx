import { createElement, lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import type { ActionRecord, RecordAction, RecordActionProps } from '../../routing/feature.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { sessionUser } from '../../session/session-store.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { showNotice } from '../notice/notice-store.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { checkCount } from './action-limits.ts'
import { useRecordActions } from './record-actions-context.ts'

interface RecordActionsProps {
  /** Name of the record kind. */
  kind: string
  records: readonly ActionRecord[]
  /** Icons without words, for a header with little space. */
  compact?: boolean
  /** On the page of the one record: the buttons show what was done for it already. */
  withDone?: boolean
  /** Called when an action has ended. */
  onDone?: () => void
}

type ActionComponent = LazyExoticComponent<ComponentType<RecordActionProps>>

/** Components of actions by name, each loaded once. */
const components = new Map<string, ActionComponent>()

/** The actions of all features for some records: a button and a key each. Visitors are offered the login for those that need an account. */
export function RecordActions({ kind, records, compact = false, withDone = false, onDone }: RecordActionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const actions = useRecordActions(kind)
  const [open, setOpen] = useState<RecordAction | null>(null)
  // An action is for the records that were selected when it began.
  const [taken, setTaken] = useState(records)
  const start = (action: RecordAction) => {
    const check = checkCount(action, records.length)
    if (check !== 'fits') {
      showNotice(t(`actions.${check}`, { name: action.label[language], min: action.min ?? 1, max: action.max ?? 0 }))
    } else if (!action.needsAccount || sessionUser()) {
      setTaken(records)
      setOpen(action)
    } else openLoginDialog()
  }
  useShortcuts(Object.fromEntries(actions.map((action) => [action.key, () => start(action)])))
  return (
    <>
      {actions.map((action) => (
        <ActionButton
          key={action.name}
          kind={kind}
          action={action}
          id={withDone ? (records[0]?.id ?? null) : null}
          compact={compact}
          onClick={() => start(action)}
        />
      ))}
      <Suspense fallback={null}>
        {open &&
          createElement(componentOf(open), {
            kind,
            records: taken,
            onDone: () => {
              setOpen(null)
              onDone?.()
            },
          })}
      </Suspense>
    </>
  )
}

interface ActionButtonProps {
  readonly kind: string
  readonly action: RecordAction
  /** The record that the button may show to be done; null for none. */
  readonly id: string | null
  readonly compact: boolean
  readonly onClick: () => void
}

function ActionButton({ kind, action, id, compact, onClick }: ActionButtonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { useDone } = action.done ?? NEVER_DONE
  const done = useDone(kind, id) ? action.done : undefined
  const label = (done?.label ?? action.label)[language]
  const name = (done?.undo ?? action.label)[language]
  return (
    <Button
      kind="plain"
      icon={compact}
      data-done={done && ''}
      aria-label={compact ? label : undefined}
      title={t('actions.withKey', { name, key: action.key })}
      onClick={onClick}
    >
      <Icon name={action.icon} />
      {!compact && label}
    </Button>
  )
}

const NEVER_DONE = { useDone: () => false }

function componentOf(action: RecordAction): ActionComponent {
  const known = components.get(action.name)
  if (known !== undefined) return known
  const loaded = lazy(async () => ({ default: await action.open() }))
  components.set(action.name, loaded)
  return loaded
}
