import { Button } from '../../../components/button.tsx'
import styles from './list-empty.module.css'

interface ListNoticeProps {
  title: string
  why: string
  action: string
  onAction: () => void
}

/** A message with one action instead of the list: nothing searched yet, or a cancelled search. */
export function ListNotice({ title, why, action, onAction }: ListNoticeProps) {
  return (
    <div className={styles['empty']}>
      <h2>{title}</h2>
      <p>{why}</p>
      <Button kind="primary" onClick={onAction}>
        {action}
      </Button>
    </div>
  )
}
