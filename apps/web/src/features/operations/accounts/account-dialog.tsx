import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { useAct } from '../frame/use-act.ts'
import { GrantDialog } from './grant-dialog.tsx'
import type { ListedAccount } from './listed-account.ts'

/** What is done with an account after it was asked for once more. */
const ACTS = {
  lock: (id: string) => apiClient.operations.lockAccount({ id, locked: true }),
  unlock: (id: string) => apiClient.operations.lockAccount({ id, locked: false }),
  forceOut: (id: string) => apiClient.operations.forceOutAccount({ id }),
  makeOperator: (id: string) => apiClient.operations.setAccountRole({ id, role: 'operator' }),
  makeUser: (id: string) => apiClient.operations.setAccountRole({ id, role: 'user' }),
} as const

export type AccountAct = keyof typeof ACTS | 'give'

interface AccountDialogProps {
  readonly account: ListedAccount
  readonly act: AccountAct
  readonly onClose: () => void
}

/** Asks before something is done with an account. */
export function AccountDialog({ account, act, onClose }: AccountDialogProps) {
  return act === 'give' ? <GrantDialog account={account} onClose={onClose} /> : <ActDialog account={account} act={act} onClose={onClose} />
}

function ActDialog({ account, act, onClose }: AccountDialogProps & { act: keyof typeof ACTS }) {
  const { t } = useTranslation('operations')
  const acting = useAct({ act: () => ACTS[act](account.id), said: t(`accounts.done.${act}`, { nick: account.nick }) })
  return (
    <QuestionDialog
      title={t(`accounts.ask.${act}`, { nick: account.nick })}
      confirm={t(`accounts.acts.${act}`)}
      onConfirm={() => acting.mutateAsync(undefined)}
      onClose={onClose}
    >
      <p>{t(`accounts.explained.${act}`)}</p>
    </QuestionDialog>
  )
}
