import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: string
  /** Label of the action: 复制公开号. */
  label: string
  /** Text on success: 已复制. */
  done: string
  /** Text when the browser denied access. */
  failed: string
  /** Shows the label next to the icon. */
  withLabel?: boolean
}

/** Copies a text and confirms it, visibly and for screen readers, for two seconds. */
export function CopyButton({ text, label, done, failed, withLabel = false }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<boolean | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), 2000)
    return () => clearTimeout(timer)
  }, [outcome])
  const shownLabel = outcome === null ? label : outcome ? done : failed
  return (
    <Button
      kind="plain"
      icon={!withLabel}
      title={withLabel ? undefined : shownLabel}
      aria-label={withLabel ? undefined : label}
      onClick={async () => setOutcome(await copyText(text))}
    >
      <Icon name={outcome ? 'check' : 'copy'} />
      {withLabel && <span>{shownLabel}</span>}
      <span className="visually-hidden" role="status">
        {outcome === null ? '' : shownLabel}
      </span>
    </Button>
  )
}
