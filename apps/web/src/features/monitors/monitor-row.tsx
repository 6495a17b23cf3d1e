import type { Monitor } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import type { RowBox } from '../../components/own-list/chosen-rows.tsx'
import { MonitorFacts } from './monitor-facts.tsx'
import { MonitorTarget } from './monitor-target.tsx'
import styles from './monitors-page.module.css'

interface MonitorRowProps {
  readonly monitor: Monitor
  readonly box: RowBox
  readonly onRun: () => void
  /** Resolves when the state of the server is known again. */
  readonly onSwitch: (isOn: boolean) => Promise<unknown>
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A monitor with its switch and its last result; its name opens its runs. */
export function MonitorRow({ monitor, box, onRun, onSwitch, onEdit, onRemove }: MonitorRowProps) {
  const { t } = useTranslation('monitors')
  const { id, name, status, running } = monitor
  // What the user has chosen, until the server has answered.
  const [turning, setTurning] = useState<boolean | null>(null)
  const isOn = turning ?? status === 1
  const turn = async (next: boolean) => {
    setTurning(next)
    await onSwitch(next)
    setTurning(null)
  }
  return (
    <li className={styles['row']} data-off={!isOn || undefined}>
      <input type="checkbox" aria-label={t('choose', { name })} {...box} />
      <div className={styles['body']}>
        <p className={styles['head']}>
          <Link to="/watchdetail" search={{ id }}>
            {name}
          </Link>
          <span className={styles['type']}>{t(`types.${monitor.type}`)}</span>
        </p>
        <MonitorTarget monitor={monitor} />
        <MonitorFacts monitor={monitor} />
        <p className={styles['foot']}>
          <label className={styles['switch']}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={isOn}
              aria-label={t('switchOf', { name })}
              checked={isOn}
              onChange={(event) => void turn(event.target.checked)}
            />
            {t(isOn ? 'on' : 'off')}
          </label>
          <Button kind="link" disabled={running} aria-label={running ? undefined : t('runOf', { name })} onClick={onRun}>
            {t(running ? 'running' : 'run')}
          </Button>
          <Button kind="link" aria-label={t('editOf', { name })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button kind="link" aria-label={t('removeOf', { name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        </p>
      </div>
    </li>
  )
}
