import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { Tree, TreeNote, TreeRow } from '../../components/tree/tree.tsx'
import type { BrowsedClass, BrowsedKey } from './browsed-schemes.ts'
import { ClassLabel } from './class-label.tsx'
import styles from './classification-page.module.css'
import { useClassChildren } from './use-class-children.ts'

interface ClassTreeProps {
  scheme: BrowsedKey
  isChosen: (code: string) => boolean
  onChoose: (one: BrowsedClass) => void
}

interface ClassRowsProps extends ClassTreeProps {
  /** The class whose subdivisions are displayed; null for the top. */
  code: string | null
  level: number
  open: ReadonlySet<string>
}

/** The classes of a scheme as a tree; children are loaded when a class is expanded. */
export function ClassTree(props: ClassTreeProps) {
  const { t } = useTranslation('classification')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return (
    <Tree label={t(`scheme.${props.scheme}`)} expanded={open} onExpanded={setOpen} className={styles['tree']}>
      <ClassRows {...props} code={null} level={0} open={open} />
    </Tree>
  )
}

/** The rows below a class. */
function ClassRows({ scheme, code, level, open, isChosen, onChoose }: ClassRowsProps) {
  const { t } = useTranslation('classification')
  const { classes, pending, error, retry, timedOut } = useClassChildren(scheme, code, level)
  const note = `below ${code ?? ''}`
  if (error) {
    return (
      <TreeNote id={note}>
        <FailurePanel title={t('failed')} error={error} onRetry={retry} />
      </TreeNote>
    )
  }
  if (pending) {
    return (
      <TreeNote id={note}>
        <span role="status">{t('loading')}</span>
      </TreeNote>
    )
  }
  if (classes.length === 0) {
    return (
      <TreeNote id={note}>
        <span className={styles['quiet']}>{t('nothingBelow')}</span>
      </TreeNote>
    )
  }
  return (
    <>
      {classes.map((one) => (
        <TreeRow
          key={one.code}
          id={one.code}
          name={`${one.code} ${one.name}`}
          opener={one.hasChild ? t(open.has(one.code) ? 'close' : 'open', { code: one.code }) : undefined}
          content={<ClassLabel one={one} chosen={isChosen(one.code)} onChoose={() => onChoose(one)} />}
        >
          {open.has(one.code) && <ClassRows {...{ scheme, open, isChosen, onChoose }} code={one.code} level={level + 1} />}
        </TreeRow>
      ))}
      {timedOut && (
        <TreeNote id={note}>
          <span className={styles['quiet']}>{t('timedOut')}</span>
        </TreeNote>
      )}
    </>
  )
}
