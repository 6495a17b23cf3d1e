import type { PresentUser } from '@gezhi/contract/client'
import styles from './present-users.module.css'

interface PresentUsersProps {
  /** Says what the list is. */
  readonly label: string
  readonly users: readonly PresentUser[]
}

/** Who else has a project open; nothing for nobody. */
export function PresentUsers({ label, users }: PresentUsersProps) {
  if (users.length === 0) return null
  return (
    <ul className={styles['present']} aria-label={label}>
      {users.map(({ userId, nick }) => (
        <li key={userId} title={`${label}: ${nick}`}>
          {nick}
        </li>
      ))}
    </ul>
  )
}
