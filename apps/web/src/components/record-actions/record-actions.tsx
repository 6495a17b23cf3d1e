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
  /** Called when an action has ended. */
  onDone?: () => void
}

type ActionComponent = LazyExoticComponent<ComponentType<RecordActionProps>>

/** Components of actions by name, each loaded once. */
const components = new Map<string, ActionComponent>()

/** The actions of all features for some records: a button and a key each. Visitors are offered the login for those that need an account. */
export function RecordActions({ kind, records, compact = false, onDone }: RecordActionsProps) {
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
        <Button
          key={action.name}
          kind="plain"
          icon={compact}
          aria-label={compact ? action.label[language] : undefined}
          title={t('actions.withKey', { name: action.label[language], key: action.key })}
          onClick={() => start(action)}
        >
          <Icon name={action.icon} />
          {!compact && action.label[language]}
        </Button>
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

function componentOf(action: RecordAction): ActionComponent {
  const known = components.get(action.name)
  if (known !== undefined) return known
  const loaded = lazy(async () => ({ default: await action.open() }))
  components.set(action.name, loaded)
  return loaded
}
