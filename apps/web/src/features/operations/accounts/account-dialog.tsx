import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { useAction } from '../frame/use-action.ts'
import { GrantDialog } from './grant-dialog.tsx'
import type { ListedAccount } from './listed-account.ts'

/** Actions on an account that ask for confirmation. */
const ACTIONS = {
  lock: (id: string) => apiClient.operations.lockAccount({ id, locked: true }),
  unlock: (id: string) => apiClient.operations.lockAccount({ id, locked: false }),
  forceOut: (id: string) => apiClient.operations.forceOutAccount({ id }),
  makeOperator: (id: string) => apiClient.operations.setAccountRole({ id, role: 'operator' }),
  makeUser: (id: string) => apiClient.operations.setAccountRole({ id, role: 'user' }),
} as const

export type AccountAction = keyof typeof ACTIONS | 'give'

interface AccountDialogProps {
  readonly account: ListedAccount
  readonly action: AccountAction
  readonly onClose: () => void
}

/** Asks for confirmation of an action on an account. */
export function AccountDialog({ account, action, onClose }: AccountDialogProps) {
  return action === 'give' ? (
    <GrantDialog account={account} onClose={onClose} />
  ) : (
    <ActionDialog account={account} action={action} onClose={onClose} />
  )
}

function ActionDialog({ account, action, onClose }: AccountDialogProps & { action: keyof typeof ACTIONS }) {
  const { t } = useTranslation('operations')
  const acting = useAction({ action: () => ACTIONS[action](account.id), notice: t(`accounts.done.${action}`, { nick: account.nick }) })
  return (
    <QuestionDialog
      title={t(`accounts.ask.${action}`, { nick: account.nick })}
      confirm={t(`accounts.actions.${action}`)}
      onConfirm={() => acting.mutateAsync(undefined)}
      onClose={onClose}
    >
      <p>{t(`accounts.explained.${action}`)}</p>
    </QuestionDialog>
  )
}
