import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import type { BrowsedClass, BrowsedKey } from './browsed-schemes.ts'
import { ClassRow } from './class-row.tsx'
import styles from './classification-page.module.css'
import { useClassChildren } from './use-class-children.ts'

interface ClassTreeProps {
  scheme: BrowsedKey
  /** What stands below it is shown; null for the top. */
  code: string | null
  level: number
  isChosen: (code: string) => boolean
  onChoose: (one: BrowsedClass) => void
}

/** The classes below one, each of which can be opened. */
export function ClassTree({ scheme, code, level, isChosen, onChoose }: ClassTreeProps) {
  const { t } = useTranslation('classification')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { classes, pending, error, retry, timedOut } = useClassChildren(scheme, code, level)
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={retry} />
  if (pending) return <p role="status">{t('loading')}</p>
  if (classes.length === 0) return <p className={styles['quiet']}>{t('nothingBelow')}</p>
  const turn = (one: string) => setOpen(open.has(one) ? new Set([...open].filter((other) => other !== one)) : new Set([...open, one]))
  return (
    <ul className={styles['tree']}>
      {classes.map((one) => (
        <li key={one.code}>
          <ClassRow
            one={one}
            chosen={isChosen(one.code)}
            onChoose={() => onChoose(one)}
            opened={open.has(one.code)}
            onOpen={one.hasChild ? () => turn(one.code) : null}
          />
          {open.has(one.code) && <ClassTree scheme={scheme} code={one.code} level={level + 1} isChosen={isChosen} onChoose={onChoose} />}
        </li>
      ))}
      {timedOut && <li className={styles['quiet']}>{t('timedOut')}</li>}
    </ul>
  )
}
